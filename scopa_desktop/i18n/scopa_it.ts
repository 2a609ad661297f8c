<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AskDialog</name>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>ace of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settebello</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knight of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knight of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knight of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knight of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>covered card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the three of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the five of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the six of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the settebello</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the jack of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the knight of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the three of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the five of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the six of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seven of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the jack of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the knight of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king of cups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the three of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the five of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the six of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seven of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the jack of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the knight of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king of swords</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the three of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the five of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the six of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seven of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the knight of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a covered card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <comment>French cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of clubs</source>
        <comment>French cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of clubs</source>
        <comment>French cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of clubs</source>
        <comment>French cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of clubs</source>
        <comment>French cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of clubs</source>
        <comment>French cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <comment>French cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <comment>French cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of clubs</source>
        <comment>French cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the three of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the five of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the six of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seven of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the jack of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queen of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the three of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the five of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the six of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seven of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the jack of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queen of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the three of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the five of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the six of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seven of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the jack of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace of clubs</source>
        <comment>French cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two of clubs</source>
        <comment>French cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the three of clubs</source>
        <comment>French cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four of clubs</source>
        <comment>French cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the five of clubs</source>
        <comment>French cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the six of clubs</source>
        <comment>French cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seven of clubs</source>
        <comment>French cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <comment>French cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queen of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <comment>French cards</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoiceBar</name>
    <message>
        <source>Previous capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One point each for more cards, more coins, the settebello (seven of coins) and the better primiera; one for every scopa. On a tie nobody gets the point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Primiera</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LastMove</name>
    <message>
        <source>The computer has not played in this round yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>New match?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match being played will be given up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new level begins a new match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play with napola?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play without napola?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The count changes, so a new match begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scopa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 can take in %n way(s): choose on the table.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes what it sees, often at random, and never looks at what it leaves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values what a player values, and asks itself before laying a card whether it leaves you a scopa.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remembers every card, imagines the ones it cannot see and plays each move on to the end of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also reads your plays, and near the target plays for the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scopa, 40 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scopa without figures, 40 cards from 1 to 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small Scopa, 28 cards from 1 to 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Napola</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re bello</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asso piglia tutto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scopa with the ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presa minima</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace, two and three of coins are worth 3 points, and one more for each coin that follows. All ten coins win the match at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The king of coins is worth one point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ace takes the whole table, unless there is an ace on it: then it takes only that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking the whole table with an ace counts as a scopa.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of several sums only those of the fewest cards may be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settebello</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Primiera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>pause</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>speed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow enough to follow every card with ease.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As at a table with friends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For those who have played it a thousand times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing moves: cards are in their new place at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <comment>number in the corner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>number in the corner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Giant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arabesque</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sun and brooms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: you %2, computer %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to you.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to the computer.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody gets the point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lead this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer leads this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three kings or more on the table: the cards are dealt again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lay %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer lays %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take %2 with %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer takes %2 with %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %2 with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card of the same value must be taken: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must take %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Scopa!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards left go to you, who took last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards left go to the computer, who took last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something can be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be taken: a card must be laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move is taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move is made again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a scopa.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it gives away no scopa.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it takes the settebello.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sevens win the primiera.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it takes coins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it helps the primiera.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it takes the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it leaves the best table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card can take, so it must: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ace takes the whole table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fewest cards must be taken: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not take %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait: it is the computer&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card cannot be played now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings file was damaged. It was kept as %1, and what could not be read has its first value again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be read (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved match was damaged. The file was kept as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved match could not be read (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match could not be saved (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck of cards “%1” is not there any more; the Neapolitan cards are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deck of cards cannot be used: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PileLabel</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scopa(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your captures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its captures</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScopaWord</name>
    <message>
        <source>Scopa!</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First to %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>The count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All ten coins: the match is won at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next round</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause before the computer&apos;s card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number in the corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace and figures have their letter; otherwise 1, 8, 9 and 10.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seven of coins has a thin edge of gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold on the settebello</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep playing as before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match with these rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules and level change with a new match.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Computer · thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can I take something?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best move, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last move again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next deck of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Napola on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Napola off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
