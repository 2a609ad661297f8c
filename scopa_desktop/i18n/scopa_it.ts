<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AskDialog</name>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>ace of coins</source>
        <translation>asso di denari</translation>
    </message>
    <message>
        <source>two of coins</source>
        <translation>due di denari</translation>
    </message>
    <message>
        <source>three of coins</source>
        <translation>tre di denari</translation>
    </message>
    <message>
        <source>four of coins</source>
        <translation>quattro di denari</translation>
    </message>
    <message>
        <source>five of coins</source>
        <translation>cinque di denari</translation>
    </message>
    <message>
        <source>six of coins</source>
        <translation>sei di denari</translation>
    </message>
    <message>
        <source>settebello</source>
        <translation>settebello</translation>
    </message>
    <message>
        <source>jack of coins</source>
        <translation>fante di denari</translation>
    </message>
    <message>
        <source>knight of coins</source>
        <translation>cavallo di denari</translation>
    </message>
    <message>
        <source>king of coins</source>
        <translation>re di denari</translation>
    </message>
    <message>
        <source>ace of cups</source>
        <translation>asso di coppe</translation>
    </message>
    <message>
        <source>two of cups</source>
        <translation>due di coppe</translation>
    </message>
    <message>
        <source>three of cups</source>
        <translation>tre di coppe</translation>
    </message>
    <message>
        <source>four of cups</source>
        <translation>quattro di coppe</translation>
    </message>
    <message>
        <source>five of cups</source>
        <translation>cinque di coppe</translation>
    </message>
    <message>
        <source>six of cups</source>
        <translation>sei di coppe</translation>
    </message>
    <message>
        <source>seven of cups</source>
        <translation>sette di coppe</translation>
    </message>
    <message>
        <source>jack of cups</source>
        <translation>fante di coppe</translation>
    </message>
    <message>
        <source>knight of cups</source>
        <translation>cavallo di coppe</translation>
    </message>
    <message>
        <source>king of cups</source>
        <translation>re di coppe</translation>
    </message>
    <message>
        <source>ace of swords</source>
        <translation>asso di spade</translation>
    </message>
    <message>
        <source>two of swords</source>
        <translation>due di spade</translation>
    </message>
    <message>
        <source>three of swords</source>
        <translation>tre di spade</translation>
    </message>
    <message>
        <source>four of swords</source>
        <translation>quattro di spade</translation>
    </message>
    <message>
        <source>five of swords</source>
        <translation>cinque di spade</translation>
    </message>
    <message>
        <source>six of swords</source>
        <translation>sei di spade</translation>
    </message>
    <message>
        <source>seven of swords</source>
        <translation>sette di spade</translation>
    </message>
    <message>
        <source>jack of swords</source>
        <translation>fante di spade</translation>
    </message>
    <message>
        <source>knight of swords</source>
        <translation>cavallo di spade</translation>
    </message>
    <message>
        <source>king of swords</source>
        <translation>re di spade</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>asso di bastoni</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>due di bastoni</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>tre di bastoni</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>quattro di bastoni</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>cinque di bastoni</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>sei di bastoni</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>sette di bastoni</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>fante di bastoni</translation>
    </message>
    <message>
        <source>knight of clubs</source>
        <translation>cavallo di bastoni</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>re di bastoni</translation>
    </message>
    <message>
        <source>covered card</source>
        <translation>carta coperta</translation>
    </message>
    <message>
        <source>the ace of coins</source>
        <translation>l&apos;asso di denari</translation>
    </message>
    <message>
        <source>the two of coins</source>
        <translation>il due di denari</translation>
    </message>
    <message>
        <source>the three of coins</source>
        <translation>il tre di denari</translation>
    </message>
    <message>
        <source>the four of coins</source>
        <translation>il quattro di denari</translation>
    </message>
    <message>
        <source>the five of coins</source>
        <translation>il cinque di denari</translation>
    </message>
    <message>
        <source>the six of coins</source>
        <translation>il sei di denari</translation>
    </message>
    <message>
        <source>the settebello</source>
        <translation>il settebello</translation>
    </message>
    <message>
        <source>the jack of coins</source>
        <translation>il fante di denari</translation>
    </message>
    <message>
        <source>the knight of coins</source>
        <translation>il cavallo di denari</translation>
    </message>
    <message>
        <source>the king of coins</source>
        <translation>il re di denari</translation>
    </message>
    <message>
        <source>the ace of cups</source>
        <translation>l&apos;asso di coppe</translation>
    </message>
    <message>
        <source>the two of cups</source>
        <translation>il due di coppe</translation>
    </message>
    <message>
        <source>the three of cups</source>
        <translation>il tre di coppe</translation>
    </message>
    <message>
        <source>the four of cups</source>
        <translation>il quattro di coppe</translation>
    </message>
    <message>
        <source>the five of cups</source>
        <translation>il cinque di coppe</translation>
    </message>
    <message>
        <source>the six of cups</source>
        <translation>il sei di coppe</translation>
    </message>
    <message>
        <source>the seven of cups</source>
        <translation>il sette di coppe</translation>
    </message>
    <message>
        <source>the jack of cups</source>
        <translation>il fante di coppe</translation>
    </message>
    <message>
        <source>the knight of cups</source>
        <translation>il cavallo di coppe</translation>
    </message>
    <message>
        <source>the king of cups</source>
        <translation>il re di coppe</translation>
    </message>
    <message>
        <source>the ace of swords</source>
        <translation>l&apos;asso di spade</translation>
    </message>
    <message>
        <source>the two of swords</source>
        <translation>il due di spade</translation>
    </message>
    <message>
        <source>the three of swords</source>
        <translation>il tre di spade</translation>
    </message>
    <message>
        <source>the four of swords</source>
        <translation>il quattro di spade</translation>
    </message>
    <message>
        <source>the five of swords</source>
        <translation>il cinque di spade</translation>
    </message>
    <message>
        <source>the six of swords</source>
        <translation>il sei di spade</translation>
    </message>
    <message>
        <source>the seven of swords</source>
        <translation>il sette di spade</translation>
    </message>
    <message>
        <source>the jack of swords</source>
        <translation>il fante di spade</translation>
    </message>
    <message>
        <source>the knight of swords</source>
        <translation>il cavallo di spade</translation>
    </message>
    <message>
        <source>the king of swords</source>
        <translation>il re di spade</translation>
    </message>
    <message>
        <source>the ace of clubs</source>
        <translation>l&apos;asso di bastoni</translation>
    </message>
    <message>
        <source>the two of clubs</source>
        <translation>il due di bastoni</translation>
    </message>
    <message>
        <source>the three of clubs</source>
        <translation>il tre di bastoni</translation>
    </message>
    <message>
        <source>the four of clubs</source>
        <translation>il quattro di bastoni</translation>
    </message>
    <message>
        <source>the five of clubs</source>
        <translation>il cinque di bastoni</translation>
    </message>
    <message>
        <source>the six of clubs</source>
        <translation>il sei di bastoni</translation>
    </message>
    <message>
        <source>the seven of clubs</source>
        <translation>il sette di bastoni</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation>il fante di bastoni</translation>
    </message>
    <message>
        <source>the knight of clubs</source>
        <translation>il cavallo di bastoni</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation>il re di bastoni</translation>
    </message>
    <message>
        <source>a covered card</source>
        <translation>una carta coperta</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>asso di quadri</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>due di quadri</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>tre di quadri</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>quattro di quadri</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>cinque di quadri</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>sei di quadri</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>sette di quadri</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>fante di quadri</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>donna di quadri</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>re di quadri</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>asso di cuori</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>due di cuori</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>tre di cuori</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>quattro di cuori</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>cinque di cuori</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>sei di cuori</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>sette di cuori</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>fante di cuori</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>donna di cuori</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>re di cuori</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>asso di picche</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>due di picche</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>tre di picche</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>quattro di picche</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>cinque di picche</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>sei di picche</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>sette di picche</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>fante di picche</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>donna di picche</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>re di picche</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <comment>French cards</comment>
        <translation>asso di fiori</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <comment>French cards</comment>
        <translation>due di fiori</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <comment>French cards</comment>
        <translation>tre di fiori</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <comment>French cards</comment>
        <translation>quattro di fiori</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <comment>French cards</comment>
        <translation>cinque di fiori</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <comment>French cards</comment>
        <translation>sei di fiori</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <comment>French cards</comment>
        <translation>sette di fiori</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <comment>French cards</comment>
        <translation>fante di fiori</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>donna di fiori</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <comment>French cards</comment>
        <translation>re di fiori</translation>
    </message>
    <message>
        <source>the ace of diamonds</source>
        <translation>l&apos;asso di quadri</translation>
    </message>
    <message>
        <source>the two of diamonds</source>
        <translation>il due di quadri</translation>
    </message>
    <message>
        <source>the three of diamonds</source>
        <translation>il tre di quadri</translation>
    </message>
    <message>
        <source>the four of diamonds</source>
        <translation>il quattro di quadri</translation>
    </message>
    <message>
        <source>the five of diamonds</source>
        <translation>il cinque di quadri</translation>
    </message>
    <message>
        <source>the six of diamonds</source>
        <translation>il sei di quadri</translation>
    </message>
    <message>
        <source>the seven of diamonds</source>
        <translation>il sette di quadri</translation>
    </message>
    <message>
        <source>the jack of diamonds</source>
        <translation>il fante di quadri</translation>
    </message>
    <message>
        <source>the queen of diamonds</source>
        <translation>la donna di quadri</translation>
    </message>
    <message>
        <source>the king of diamonds</source>
        <translation>il re di quadri</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>l&apos;asso di cuori</translation>
    </message>
    <message>
        <source>the two of hearts</source>
        <translation>il due di cuori</translation>
    </message>
    <message>
        <source>the three of hearts</source>
        <translation>il tre di cuori</translation>
    </message>
    <message>
        <source>the four of hearts</source>
        <translation>il quattro di cuori</translation>
    </message>
    <message>
        <source>the five of hearts</source>
        <translation>il cinque di cuori</translation>
    </message>
    <message>
        <source>the six of hearts</source>
        <translation>il sei di cuori</translation>
    </message>
    <message>
        <source>the seven of hearts</source>
        <translation>il sette di cuori</translation>
    </message>
    <message>
        <source>the jack of hearts</source>
        <translation>il fante di cuori</translation>
    </message>
    <message>
        <source>the queen of hearts</source>
        <translation>la donna di cuori</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>il re di cuori</translation>
    </message>
    <message>
        <source>the ace of spades</source>
        <translation>l&apos;asso di picche</translation>
    </message>
    <message>
        <source>the two of spades</source>
        <translation>il due di picche</translation>
    </message>
    <message>
        <source>the three of spades</source>
        <translation>il tre di picche</translation>
    </message>
    <message>
        <source>the four of spades</source>
        <translation>il quattro di picche</translation>
    </message>
    <message>
        <source>the five of spades</source>
        <translation>il cinque di picche</translation>
    </message>
    <message>
        <source>the six of spades</source>
        <translation>il sei di picche</translation>
    </message>
    <message>
        <source>the seven of spades</source>
        <translation>il sette di picche</translation>
    </message>
    <message>
        <source>the jack of spades</source>
        <translation>il fante di picche</translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <translation>la donna di picche</translation>
    </message>
    <message>
        <source>the king of spades</source>
        <translation>il re di picche</translation>
    </message>
    <message>
        <source>the ace of clubs</source>
        <comment>French cards</comment>
        <translation>l&apos;asso di fiori</translation>
    </message>
    <message>
        <source>the two of clubs</source>
        <comment>French cards</comment>
        <translation>il due di fiori</translation>
    </message>
    <message>
        <source>the three of clubs</source>
        <comment>French cards</comment>
        <translation>il tre di fiori</translation>
    </message>
    <message>
        <source>the four of clubs</source>
        <comment>French cards</comment>
        <translation>il quattro di fiori</translation>
    </message>
    <message>
        <source>the five of clubs</source>
        <comment>French cards</comment>
        <translation>il cinque di fiori</translation>
    </message>
    <message>
        <source>the six of clubs</source>
        <comment>French cards</comment>
        <translation>il sei di fiori</translation>
    </message>
    <message>
        <source>the seven of clubs</source>
        <comment>French cards</comment>
        <translation>il sette di fiori</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <comment>French cards</comment>
        <translation>il fante di fiori</translation>
    </message>
    <message>
        <source>the queen of clubs</source>
        <translation>la donna di fiori</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <comment>French cards</comment>
        <translation>il re di fiori</translation>
    </message>
</context>
<context>
    <name>ChoiceBar</name>
    <message>
        <source>Previous capture</source>
        <translation>Presa precedente</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Next capture</source>
        <translation>Presa successiva</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Prendi</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>The aim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take cards from the table with the cards of your hand, and count the points of what you took. The match goes to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card takes one card of the same value, or several cards that add up to its value. The jack is worth 8, the knight 9, the king 10.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must and may</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card that can take must take. If a card of the same value lies on the table, that one is taken and not a sum. Between several sums you choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scopa</source>
        <translation>Scopa</translation>
    </message>
    <message>
        <source>Who takes all that is on the table makes a scopa, worth one point. It does not count with the very last card of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three cards each, four on the table. When the hands are empty three more are dealt, until the deck is finished. What is left on the table goes to whoever took last. With three or four kings on the table at the start, the cards are dealt again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The count</source>
        <translation>Il conteggio</translation>
    </message>
    <message>
        <source>One point each for more cards, more coins, the settebello (seven of coins) and the better primiera; one for every scopa. On a tie nobody gets the point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Primiera</source>
        <translation>Primiera</translation>
    </message>
    <message>
        <source>The best card of each suit: seven 21, six 18, ace 16, five 15, four 14, three 13, two 12, figures 10. Without a card of every suit there is no primiera.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever reaches the target with more points wins; with equal points another round is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play or choose a card of the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>walk through the hand, change the capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play the card, confirm the capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give up the choice, close a page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the computer&apos;s last move again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>see the card very large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take back a move, make it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next deck of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>size of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hint, the best move and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules and keys</source>
        <translation>Regole e tasti</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>LastMove</name>
    <message>
        <source>The computer has not played in this round yet.</source>
        <translation>Il computer non ha ancora giocato in questa mano.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>New match?</source>
        <translation>Nuova partita?</translation>
    </message>
    <message>
        <source>The match being played will be given up.</source>
        <translation>La partita in corso sarà abbandonata.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>Level: %1</source>
        <translation>Livello: %1</translation>
    </message>
    <message>
        <source>A new level begins a new match.</source>
        <translation>Un nuovo livello comincia una nuova partita.</translation>
    </message>
    <message>
        <source>Play with napola?</source>
        <translation>Giocare con la napola?</translation>
    </message>
    <message>
        <source>Play without napola?</source>
        <translation>Giocare senza napola?</translation>
    </message>
    <message>
        <source>The count changes, so a new match begins.</source>
        <translation>Cambia il conteggio, quindi comincia una nuova partita.</translation>
    </message>
    <message>
        <source>Scopa</source>
        <translation>Scopa</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Testo più piccolo</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Testo più grande</translation>
    </message>
    <message numerus="yes">
        <source>%1 can take in %n way(s): choose on the table.</source>
        <translation>
            <numerusform>%1 può prendere in %n modo: scegli in tavola.</numerusform>
            <numerusform>%1 può prendere in %n modi: scegli in tavola.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Tocca a te.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Takes what it sees, often at random, and never looks at what it leaves.</source>
        <translation>Prende quello che vede, spesso a caso, e non guarda mai che cosa lascia.</translation>
    </message>
    <message>
        <source>Values what a player values, and asks itself before laying a card whether it leaves you a scopa.</source>
        <translation>Dà valore a ciò che vale per un giocatore e, prima di calare una carta, si chiede se ti lascia una scopa.</translation>
    </message>
    <message>
        <source>Remembers every card, imagines the ones it cannot see and plays each move on to the end of the round.</source>
        <translation>Ricorda ogni carta uscita, immagina quelle che non vede e gioca ogni mossa fino alla fine della mano.</translation>
    </message>
    <message>
        <source>Also reads your plays, and near the target plays for the match.</source>
        <translation>In più legge le tue giocate e, vicino al traguardo, gioca per vincere la partita.</translation>
    </message>
    <message>
        <source>Scopa, 40 cards</source>
        <translation>Scopa, 40 carte</translation>
    </message>
    <message>
        <source>Scopa without figures, 40 cards from 1 to 10</source>
        <translation>Scopa senza figure, 40 carte dall&apos;1 al 10</translation>
    </message>
    <message>
        <source>Small Scopa, 28 cards from 1 to 7</source>
        <translation>Scopa piccola, 28 carte dall&apos;1 al 7</translation>
    </message>
    <message>
        <source>Napola</source>
        <translation>Napola</translation>
    </message>
    <message>
        <source>Re bello</source>
        <translation>Re bello</translation>
    </message>
    <message>
        <source>Asso piglia tutto</source>
        <translation>Asso piglia tutto</translation>
    </message>
    <message>
        <source>Scopa with the ace</source>
        <translation>Scopa con l&apos;asso</translation>
    </message>
    <message>
        <source>Presa minima</source>
        <translation>Presa minima</translation>
    </message>
    <message>
        <source>Ace, two and three of coins are worth 3 points, and one more for each coin that follows. All ten coins win the match at once.</source>
        <translation>Asso, due e tre di denari valgono 3 punti, più uno per ogni denaro che segue. Con tutti e dieci i denari si vince subito la partita.</translation>
    </message>
    <message>
        <source>The king of coins is worth one point.</source>
        <translation>Il re di denari vale un punto.</translation>
    </message>
    <message>
        <source>An ace takes the whole table, unless there is an ace on it: then it takes only that.</source>
        <translation>L&apos;asso prende tutta la tavola, a meno che ci sia già un asso: allora prende solo quello.</translation>
    </message>
    <message>
        <source>Taking the whole table with an ace counts as a scopa.</source>
        <translation>Prendere tutta la tavola con l&apos;asso vale scopa.</translation>
    </message>
    <message>
        <source>Of several sums only those of the fewest cards may be taken.</source>
        <translation>Tra più somme si può prendere solo quella con meno carte.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Denari</translation>
    </message>
    <message>
        <source>Settebello</source>
        <translation>Settebello</translation>
    </message>
    <message>
        <source>Primiera</source>
        <translation>Primiera</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Scope</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Lunga</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>pause</comment>
        <translation>Media</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Breve</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calma</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>speed</comment>
        <translation>Media</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Ferme</translation>
    </message>
    <message>
        <source>Slow enough to follow every card with ease.</source>
        <translation>Abbastanza lenta da seguire ogni carta con comodo.</translation>
    </message>
    <message>
        <source>As at a table with friends.</source>
        <translation>Come a un tavolo di amici.</translation>
    </message>
    <message>
        <source>For those who have played it a thousand times.</source>
        <translation>Per chi ha giocato mille volte.</translation>
    </message>
    <message>
        <source>Nothing moves: cards are in their new place at once.</source>
        <translation>Nulla si muove: le carte sono subito al loro posto.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>None</source>
        <comment>number in the corner</comment>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Piccolo</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>number in the corner</comment>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Giant</source>
        <translation>Gigante</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Cubi</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Intreccio</translation>
    </message>
    <message>
        <source>Arabesque</source>
        <translation>Arabesco</translation>
    </message>
    <message>
        <source>Sun and brooms</source>
        <translation>Sole e scope</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blu</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rosso</translation>
    </message>
    <message>
        <source>black</source>
        <translation>nero</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>%1: you %2, computer %3.</source>
        <translation>%1: tu %2, computer %3.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to you.</source>
        <translation>
            <numerusform>%n punto a te.</numerusform>
            <numerusform>%n punti a te.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to the computer.</source>
        <translation>
            <numerusform>%n punto al computer.</numerusform>
            <numerusform>%n punti al computer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody gets the point.</source>
        <translation>Il punto non va a nessuno.</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>a %1</translation>
    </message>
    <message>
        <source>You lead this round.</source>
        <translation>In questa mano cominci tu.</translation>
    </message>
    <message>
        <source>The computer leads this round.</source>
        <translation>In questa mano comincia il computer.</translation>
    </message>
    <message>
        <source>Three kings or more on the table: the cards are dealt again.</source>
        <translation>Tre o più re in tavola: si ridanno le carte.</translation>
    </message>
    <message>
        <source>You lay %1.</source>
        <translation>Cali %1.</translation>
    </message>
    <message>
        <source>The computer lays %1.</source>
        <translation>Il computer cala %1.</translation>
    </message>
    <message>
        <source>You take %2 with %1.</source>
        <translation>Prendi %2 con %1.</translation>
    </message>
    <message>
        <source>The computer takes %2 with %1.</source>
        <translation>Il computer prende %2 con %1.</translation>
    </message>
    <message>
        <source>Take %2 with %1</source>
        <translation>Prendi %2 con %1</translation>
    </message>
    <message>
        <source>Lay %1</source>
        <translation>Cala %1</translation>
    </message>
    <message>
        <source>One card of the same value must be taken: %1.</source>
        <translation>Va presa una carta dello stesso valore: %1.</translation>
    </message>
    <message>
        <source>You must take %1.</source>
        <translation>Devi prendere %1.</translation>
    </message>
    <message>
        <source>%1 Scopa!</source>
        <translation>%1 Scopa!</translation>
    </message>
    <message>
        <source>The cards left go to you, who took last.</source>
        <translation>Le carte rimaste vanno a te, che hai preso per ultimo.</translation>
    </message>
    <message>
        <source>The cards left go to the computer, who took last.</source>
        <translation>Le carte rimaste vanno al computer, che ha preso per ultimo.</translation>
    </message>
    <message>
        <source>Something can be taken.</source>
        <translation>Si può prendere qualcosa.</translation>
    </message>
    <message>
        <source>Nothing can be taken: a card must be laid.</source>
        <translation>Non si può prendere nulla: bisogna calare una carta.</translation>
    </message>
    <message>
        <source>The move is taken back.</source>
        <translation>La mossa è annullata.</translation>
    </message>
    <message>
        <source>The move is made again.</source>
        <translation>La mossa è rifatta.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>it is a scopa.</source>
        <translation>è scopa.</translation>
    </message>
    <message>
        <source>it gives away no scopa.</source>
        <translation>non regala una scopa.</translation>
    </message>
    <message>
        <source>it takes the settebello.</source>
        <translation>prende il settebello.</translation>
    </message>
    <message>
        <source>sevens win the primiera.</source>
        <translation>i sette vincono la primiera.</translation>
    </message>
    <message>
        <source>it takes coins.</source>
        <translation>prende denari.</translation>
    </message>
    <message>
        <source>it helps the primiera.</source>
        <translation>aiuta la primiera.</translation>
    </message>
    <message>
        <source>it takes the most.</source>
        <translation>prende più carte.</translation>
    </message>
    <message>
        <source>it leaves the best table.</source>
        <translation>lascia la tavola migliore.</translation>
    </message>
    <message>
        <source>This card can take, so it must: %1.</source>
        <translation>Questa carta può prendere, quindi deve: %1.</translation>
    </message>
    <message>
        <source>The ace takes the whole table.</source>
        <translation>L&apos;asso prende tutta la tavola.</translation>
    </message>
    <message>
        <source>The fewest cards must be taken: %1.</source>
        <translation>Vanno prese meno carte possibile: %1.</translation>
    </message>
    <message>
        <source>%1 does not take %2.</source>
        <translation>%1 non prende %2.</translation>
    </message>
    <message>
        <source>Wait: it is the computer&apos;s turn.</source>
        <translation>Aspetta: tocca al computer.</translation>
    </message>
    <message>
        <source>This card cannot be played now.</source>
        <translation>Ora questa carta non si può giocare.</translation>
    </message>
    <message>
        <source>The settings file was damaged. It was kept as %1, and what could not be read has its first value again.</source>
        <translation>Il file delle impostazioni era rovinato. È conservato come %1; ciò che non si poteva leggere ha di nuovo il valore iniziale.</translation>
    </message>
    <message>
        <source>The settings could not be read (%1).</source>
        <translation>Non si possono leggere le impostazioni (%1).</translation>
    </message>
    <message>
        <source>The saved match was damaged. The file was kept as %1.</source>
        <translation>La partita salvata era rovinata. Il file è conservato come %1.</translation>
    </message>
    <message>
        <source>The saved match could not be read (%1).</source>
        <translation>Non si può leggere la partita salvata (%1).</translation>
    </message>
    <message>
        <source>The match could not be saved (%1).</source>
        <translation>Non si può salvare la partita (%1).</translation>
    </message>
    <message>
        <source>The deck of cards “%1” is not there any more; the Neapolitan cards are used.</source>
        <translation>Il mazzo «%1» non c&apos;è più; si usano le carte napoletane.</translation>
    </message>
    <message>
        <source>A deck of cards cannot be used: %1</source>
        <translation>Un mazzo non si può usare: %1</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>PileLabel</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scopa(s)</source>
        <translation>
            <numerusform>%n scopa</numerusform>
            <numerusform>%n scope</numerusform>
        </translation>
    </message>
    <message>
        <source>Your captures</source>
        <translation>Le tue prese</translation>
    </message>
    <message>
        <source>Its captures</source>
        <translation>Le sue prese</translation>
    </message>
</context>
<context>
    <name>ScopaWord</name>
    <message>
        <source>Scopa!</source>
        <translation>Scopa!</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>First to %1</source>
        <translation>Si arriva a %1</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>The count</source>
        <translation>Il conteggio</translation>
    </message>
    <message>
        <source>All ten coins: the match is won at once.</source>
        <translation>Tutti e dieci i denari: la partita è vinta subito.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Hai vinto!</translation>
    </message>
    <message>
        <source>The computer wins</source>
        <translation>Vince il computer</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Questa mano</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostra tutto</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Altra mano</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>Form of the game</source>
        <translation>Tipo di gioco</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>Punti da raggiungere</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole di casa</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Pause before the computer&apos;s card</source>
        <translation>Pausa prima della carta del computer</translation>
    </message>
    <message>
        <source>Deck of cards</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Number in the corner</source>
        <translation>Numero nell&apos;angolo</translation>
    </message>
    <message>
        <source>Ace and figures have their letter; otherwise 1, 8, 9 and 10.</source>
        <translation>Asso e figure hanno la loro lettera; altrimenti 1, 8, 9 e 10.</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettere</translation>
    </message>
    <message>
        <source>The seven of coins has a thin edge of gold.</source>
        <translation>Il sette di denari ha un sottile bordo d&apos;oro.</translation>
    </message>
    <message>
        <source>Gold on the settebello</source>
        <translation>Oro sul settebello</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Dorso</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>in uso</translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation>Velocità delle carte</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Grandezza del testo</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Keep playing as before</source>
        <translation>Continua come prima</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>New match with these rules</source>
        <translation>Nuova partita con queste regole</translation>
    </message>
    <message>
        <source>Rules and level change with a new match.</source>
        <translation>Regole e livello cambiano con una nuova partita.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Computer · thinking…</source>
        <translation>Computer · pensa…</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Game</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mossa</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rifai</translation>
    </message>
    <message>
        <source>Can I take something?</source>
        <translation>Posso prendere?</translation>
    </message>
    <message>
        <source>Best move, and why</source>
        <translation>La mossa migliore e perché</translation>
    </message>
    <message>
        <source>Last move again</source>
        <translation>Rivedi l&apos;ultima mossa</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Testo più grande</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Testo più piccolo</translation>
    </message>
    <message>
        <source>Normal text</source>
        <translation>Testo normale</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Esci da schermo intero</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Level…</source>
        <translation>Livello…</translation>
    </message>
    <message>
        <source>Next deck of cards</source>
        <translation>Cambia mazzo</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Impostazioni…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Rules and keys</source>
        <translation>Regole e tasti</translation>
    </message>
    <message>
        <source>Level of the computer</source>
        <translation>Livello del computer</translation>
    </message>
    <message>
        <source>Napola on</source>
        <translation>Napola sì</translation>
    </message>
    <message>
        <source>Napola off</source>
        <translation>Napola no</translation>
    </message>
</context>
</TS>
