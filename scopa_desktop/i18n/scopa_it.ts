<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>The program</source>
        <translation>Il programma</translation>
    </message>
    <message>
        <source>MIT licence</source>
        <translation>licenza MIT</translation>
    </message>
    <message>
        <source>Cards, pictures and sounds</source>
        <translation>Carte, immagini e suoni</translation>
    </message>
    <message>
        <source>our own, CC BY 4.0</source>
        <translation>nostri, CC BY 4.0</translation>
    </message>
    <message>
        <source>A separate library, which you may replace by your own.</source>
        <translation>Una libreria separata, che puoi sostituire con la tua.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Finestra</translation>
    </message>
    <message>
        <source>About Scopa</source>
        <translation>Informazioni su Scopa</translation>
    </message>
    <message>
        <source>No network, no account, no adverts.</source>
        <translation>Niente rete, niente registrazione, niente pubblicità.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>Your files</source>
        <translation>I tuoi file</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Apri la cartella</translation>
    </message>
</context>
<context>
    <name>AccessPage</name>
    <message>
        <source>High contrast</source>
        <translation>Alto contrasto</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Motion and hands</source>
        <translation>Movimento e mani</translation>
    </message>
    <message>
        <source>Where the system says that you want less motion, nothing moves.</source>
        <translation>Se il sistema dice che vuoi meno movimento, niente si muove.</translation>
    </message>
    <message>
        <source>Less motion as the system wishes</source>
        <translation>Meno movimento se lo chiede il sistema</translation>
    </message>
    <message>
        <source>Deck, piles, points and buttons change sides.</source>
        <translation>Mazzo, prese, punti e pulsanti cambiano lato.</translation>
    </message>
    <message>
        <source>Left-handed table</source>
        <translation>Tavolo per mancini</translation>
    </message>
    <message>
        <source>The first press chooses the card and says what it takes, the second plays it.</source>
        <translation>La prima pressione sceglie la carta e dice che cosa prende, la seconda la gioca.</translation>
    </message>
    <message>
        <source>Confirm each card</source>
        <translation>Conferma ogni carta</translation>
    </message>
    <message>
        <source>One-button play</source>
        <translation>Gioco con un tasto</translation>
    </message>
    <message>
        <source>Cards and buttons are offered one after the other; Space, Enter or a click anywhere takes the one offered.</source>
        <translation>Carte e pulsanti sono proposti uno dopo l&apos;altro; Spazio, Invio o un clic in qualunque punto prende quello proposto.</translation>
    </message>
    <message>
        <source>Play with one button</source>
        <translation>Gioca con un solo tasto</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>How long each is offered</source>
        <translation>Per quanto tempo è proposto ciascuno</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation>Lettura ad alta voce</translation>
    </message>
    <message>
        <source>This system has no voice for reading aloud, or the program was installed without it (the extra “speech”). Screen readers work all the same.</source>
        <translation>Questo sistema non ha una voce per leggere, o il programma è stato installato senza (l&apos;extra «speech»). I lettori di schermo funzionano comunque.</translation>
    </message>
    <message>
        <source>The voices of this computer do not speak the program&apos;s language, so nothing is read aloud.</source>
        <translation>Le voci di questo computer non parlano la lingua del programma, quindi non viene letto nulla ad alta voce.</translation>
    </message>
    <message>
        <source>Moves, points and what you ask for are spoken by a voice of this computer.</source>
        <translation>Mosse, punti e ciò che chiedi sono detti da una voce di questo computer.</translation>
    </message>
    <message>
        <source>Read aloud what happens</source>
        <translation>Leggi ad alta voce ciò che succede</translation>
    </message>
    <message>
        <source>How fast</source>
        <translation>Velocità</translation>
    </message>
</context>
<context>
    <name>AskDialog</name>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
</context>
<context>
    <name>CapturedPage</name>
    <message>
        <source>Captured cards</source>
        <translation>Carte prese</translation>
    </message>
    <message>
        <source>An aid: at many tables the cards taken stay face down until the count.</source>
        <translation>Un aiuto: a molti tavoli le carte prese restano coperte fino al conteggio.</translation>
    </message>
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
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>scopa</source>
        <translation>scopa</translation>
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
</context>
<context>
    <name>CardsPage</name>
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
        <source>Turned round, for whoever sees the cards from the other side.</source>
        <translation>Capovolto, per chi vede le carte dall&apos;altra parte.</translation>
    </message>
    <message>
        <source>Also in the opposite corner</source>
        <translation>Anche nell&apos;angolo opposto</translation>
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
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Give up the choice</source>
        <translation>Lascia la scelta</translation>
    </message>
</context>
<context>
    <name>Choices</name>
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
        <translation>L&apos;asso prende tutto il tavolo, a meno che ci sia già un asso: allora prende solo quello.</translation>
    </message>
    <message>
        <source>Taking the whole table with an ace counts as a scopa.</source>
        <translation>Prendere tutto il tavolo con l&apos;asso vale scopa.</translation>
    </message>
    <message>
        <source>Of several sums only those of the fewest cards may be taken.</source>
        <translation>Tra più somme si può prendere solo quella con meno carte.</translation>
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
        <source>Blue cloth</source>
        <translation>Panno blu</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Legno</translation>
    </message>
    <message>
        <source>Green cloth</source>
        <translation>Panno verde</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiare</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scure</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Click the card</source>
        <translation>Clic sulla carta</translation>
    </message>
    <message>
        <source>Drag the card</source>
        <translation>Trascinare la carta</translation>
    </message>
    <message>
        <source>Click or drag</source>
        <translation>Clic o trascinare</translation>
    </message>
    <message>
        <source>None</source>
        <comment>help</comment>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Show what a card takes</source>
        <translation>Mostra che cosa prende una carta</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Suggeritore</translation>
    </message>
    <message>
        <source>As at a real table. A hint can still be asked for.</source>
        <translation>Come a un vero tavolo. Un suggerimento si può sempre chiedere.</translation>
    </message>
    <message>
        <source>The cards that the card under the pointer can take have a ring.</source>
        <translation>Le carte che la carta sotto il puntatore può prendere hanno un contorno.</translation>
    </message>
    <message>
        <source>Also asks before you play a card that gives away a scopa or the settebello.</source>
        <translation>Inoltre chiede prima di una giocata che regala una scopa o il settebello.</translation>
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
        <source>to %1</source>
        <translation>a %1</translation>
    </message>
</context>
<context>
    <name>CoachQuestion</name>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Choose again</source>
        <translation>Scegli ancora</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mossa</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Opzioni</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>Play or choose a card of the hand by its place</source>
        <translation>Gioca o scegli una carta della mano secondo il suo posto</translation>
    </message>
    <message>
        <source>Read a card of the table by its place</source>
        <translation>Leggi una carta del tavolo secondo il suo posto</translation>
    </message>
</context>
<context>
    <name>ComputerPage</name>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Pause before the computer&apos;s card</source>
        <translation>Pausa prima della carta del computer</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>Aiuto mentre si gioca</translation>
    </message>
</context>
<context>
    <name>CopyLine</name>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
</context>
<context>
    <name>CountChapters</name>
    <message>
        <source>The count</source>
        <translation>Il conteggio</translation>
    </message>
    <message>
        <source>What is left on the table</source>
        <translation>Le carte rimaste in tavola</translation>
    </message>
    <message>
        <source>When all cards are played, what is left on the table goes to whoever took last. These cards count like all others, but taking them is no scopa.</source>
        <translation>Quando tutte le carte sono giocate, quelle rimaste in tavola vanno a chi ha preso per ultimo. Contano come le altre, ma prenderle non è scopa.</translation>
    </message>
    <message>
        <source>The points</source>
        <translation>I punti</translation>
    </message>
    <message>
        <source>Then each side looks through its pile:</source>
        <translation>Poi ciascuno guarda nel suo mazzetto:</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>1 point for more than 20 cards</source>
        <translation>1 punto a chi ne ha più di 20</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Denari</translation>
    </message>
    <message>
        <source>1 point for more than 5 cards of coins</source>
        <translation>1 punto a chi ha più di 5 carte di denari</translation>
    </message>
    <message>
        <source>Settebello</source>
        <translation>Settebello</translation>
    </message>
    <message>
        <source>1 point for the seven of coins</source>
        <translation>1 punto a chi ha il sette di denari</translation>
    </message>
    <message>
        <source>Primiera</source>
        <translation>Primiera</translation>
    </message>
    <message>
        <source>1 point for the better primiera</source>
        <translation>1 punto a chi ha la primiera più alta</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Scope</translation>
    </message>
    <message>
        <source>1 point for each</source>
        <translation>1 punto per ciascuna</translation>
    </message>
    <message>
        <source>With 20 cards each, with 5 coins each, or with equal primiere nobody gets that point. The settebello is always somebody&apos;s.</source>
        <translation>Con 20 carte a testa, con 5 denari a testa o a parità di primiera il punto non va a nessuno. Il settebello, invece, è sempre di qualcuno.</translation>
    </message>
    <message>
        <source>A round thus has four points, less those that are tied, and one for each scopa; the house rules may add more.</source>
        <translation>Una mano vale dunque quattro punti, meno quelli in parità, più uno per ogni scopa; le regole di casa possono aggiungerne altri.</translation>
    </message>
    <message>
        <source>The primiera</source>
        <translation>La primiera</translation>
    </message>
    <message>
        <source>Take the best card of each suit out of your pile and add up the four. For this the cards have values of their own:</source>
        <translation>Si prende dal proprio mazzetto la carta migliore di ogni seme e si sommano le quattro. Qui le carte hanno valori tutti loro:</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sette</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Sei</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Asso</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinque</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quattro</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Due</translation>
    </message>
    <message>
        <source>Jack, knight, king</source>
        <translation>Fante, cavallo, re</translation>
    </message>
    <message>
        <source>21 + 21 + 18 + 15 = 75.</source>
        <translation>21 + 21 + 18 + 15 = 75.</translation>
    </message>
    <message>
        <source>The higher sum gets the point; equal sums get none.</source>
        <translation>Il punto va alla somma più alta; a parità non va a nessuno.</translation>
    </message>
    <message>
        <source>Whoever lacks a suit altogether has no primiera: not a lower one, none. If only one side has all four suits, it gets the point with any sum, were it forty. If both lack a suit, nobody gets it.</source>
        <translation>Chi non ha nemmeno una carta di un seme non ha primiera: non una più bassa, proprio nessuna. Se solo uno ha tutti e quattro i semi, il punto è suo con qualunque somma, fosse anche quaranta. Se manca un seme a tutti e due, non va a nessuno.</translation>
    </message>
    <message>
        <source>Sevens are not all</source>
        <translation>I sette non sono tutto</translation>
    </message>
    <message>
        <source>More sevens do not always win:</source>
        <translation>Non sempre vince chi ha più sette:</translation>
    </message>
    <message>
        <source>Three sevens and a figure: 21 + 21 + 21 + 10 = 73.</source>
        <translation>Tre sette e una figura: 21 + 21 + 21 + 10 = 73.</translation>
    </message>
    <message>
        <source>One seven and three sixes: 21 + 18 + 18 + 18 = 75.</source>
        <translation>Un sette e tre sei: 21 + 18 + 18 + 18 = 75.</translation>
    </message>
    <message>
        <source>A round counted</source>
        <translation>Una mano contata</translation>
    </message>
    <message>
        <source>The match goes to 11, and it stands at 8 to 7 for you. The round is over, and the piles are counted line by line:</source>
        <translation>Si gioca agli 11 e sei avanti tu, 8 a 7. La mano è finita e si contano i mazzetti, riga per riga:</translation>
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
        <source>Cards and primiera are yours. The coins are tied, so that point is nobody&apos;s. The computer has the settebello and two scope to your one. Both gain three points: you reach 11, the computer only 10, and the match is yours.</source>
        <translation>Carte e primiera sono tue. I denari sono in parità e il punto non va a nessuno. Il computer ha il settebello e due scope contro una tua. Tre punti a testa: tu arrivi a 11, il computer solo a 10, e la partita è tua.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partita</translation>
    </message>
    <message>
        <source>The points of all rounds are added up. The match goes to 11, or if you like to 16, 21 or 31. At the end of a round, whoever has reached that number and is ahead has won.</source>
        <translation>I punti di tutte le mani si sommano. Si arriva a 11 oppure, a piacere, a 16, 21 o 31. Alla fine di una mano vince chi ha raggiunto il punteggio ed è avanti.</translation>
    </message>
    <message>
        <source>A round once begun is played to its end; nobody goes out early. If both reach the number, the higher total wins. If the totals are equal, another round is played, and another, until they are not. Below the number nobody wins, however far ahead.</source>
        <translation>Una mano cominciata si gioca fino in fondo; nessuno chiude prima. Se ci arrivano tutti e due, vince il totale più alto. A parità si gioca un&apos;altra mano, e un&apos;altra ancora, finché la parità non si rompe. Sotto quel punteggio non vince nessuno, per quanto vantaggio abbia.</translation>
    </message>
    <message>
        <source>12 to 9: won</source>
        <translation>12 a 9: vinta</translation>
    </message>
    <message>
        <source>11 to 11: another round</source>
        <translation>11 a 11: un&apos;altra mano</translation>
    </message>
    <message>
        <source>13 to 12: won</source>
        <translation>13 a 12: vinta</translation>
    </message>
    <message>
        <source>10 to 4: nobody yet</source>
        <translation>10 a 4: ancora nessuno</translation>
    </message>
    <message>
        <source>Beginning anew</source>
        <translation>Ricominciare</translation>
    </message>
    <message>
        <source>Another level, another number of points or another house rule begins a new match; if one is being played you are asked first. The pictures, the speed of the cards and the text may change at any moment.</source>
        <translation>Cambiare livello, punteggio o una regola di casa fa cominciare una partita nuova; se ce n&apos;è una in corso, prima ti viene chiesto. Figure, velocità delle carte e testo si cambiano in qualunque momento.</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Ripensarci</translation>
    </message>
    <message>
        <source>To take back a move is a help of this program, not a rule of the game. It never goes back into a round whose deck has been revealed, and a match in which it was used is marked.</source>
        <translation>Annullare una mossa è un aiuto del programma, non una regola del gioco. Non si torna mai in una mano di cui il mazzo è già stato scoperto, e una partita in cui si è annullato resta segnata.</translation>
    </message>
</context>
<context>
    <name>CountSheet</name>
    <message>
        <source>This round: %1. Match: %2 to %3.</source>
        <translation>Questa mano: %1. Partita: %2 a %3.</translation>
    </message>
    <message>
        <source>The count</source>
        <translation>Il conteggio</translation>
    </message>
    <message>
        <source>All ten coins: the match is won at once.</source>
        <translation>Tutti e dieci i denari: la partita è vinta subito.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostra tutto</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Mano seguente</translation>
    </message>
    <message>
        <source>The end of the match</source>
        <translation>La fine della partita</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>La stessa distribuzione</translation>
    </message>
    <message>
        <source>Check the deck</source>
        <translation>Controlla il mazzo</translation>
    </message>
</context>
<context>
    <name>CountWords</name>
    <message numerus="yes">
        <source>%n point(s) %1</source>
        <translation>
            <numerusform>%n punto %1</numerusform>
            <numerusform>%n punti %1</numerusform>
        </translation>
    </message>
    <message>
        <source>no point</source>
        <translation>nessun punto</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) %1.</source>
        <translation>
            <numerusform>%n punto %1.</numerusform>
            <numerusform>%n punti %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Nobody gets the point.</source>
        <translation>Il punto non va a nessuno.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Hai vinto!</translation>
    </message>
    <message>
        <source>The others win</source>
        <translation>Vincono gli altri</translation>
    </message>
    <message>
        <source>The computer wins</source>
        <translation>Vince il computer</translation>
    </message>
    <message>
        <source>%1 without all four suits</source>
        <translation>%1 senza tutti e quattro i semi</translation>
    </message>
    <message>
        <source>%1 %2 = %3</source>
        <translation>%1 %2 = %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3, %4 of them in this round.</source>
        <translation>%1: %2 su %3, di cui %4 in questa mano.</translation>
    </message>
</context>
<context>
    <name>CourseChart</name>
    <message>
        <source>after round %1: %2 to %3</source>
        <translation>dopo la mano %1: %2 a %3</translation>
    </message>
</context>
<context>
    <name>CutPanel</name>
    <message>
        <source>Cut the deck</source>
        <translation>Alza il mazzo</translation>
    </message>
    <message>
        <source>Three kings or more lay on the table. That deck is revealed, and this is a new one.</source>
        <translation>In tavola c&apos;erano tre re o più. Quel mazzo è scoperto, e questo è uno nuovo.</translation>
    </message>
    <message>
        <source>The deck is shuffled, and this is its seal. When the round is over you see the whole order, and anyone can check that it has this seal.</source>
        <translation>Il mazzo è mescolato, e questo è il suo sigillo. A mano finita vedrai tutto l&apos;ordine, e chiunque può controllare che ha questo sigillo.</translation>
    </message>
    <message numerus="yes">
        <source>Where to cut: %n card(s) from the top</source>
        <translation>
            <numerusform>Dove alzare: %n carta dall&apos;alto</numerusform>
            <numerusform>Dove alzare: %n carte dall&apos;alto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) from the top go under the others</source>
        <translation>
            <numerusform>%n carta dall&apos;alto va sotto le altre</numerusform>
            <numerusform>%n carte dall&apos;alto vanno sotto le altre</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut here</source>
        <translation>Alza qui</translation>
    </message>
    <message>
        <source>Cut for me</source>
        <translation>Alza per me</translation>
    </message>
    <message>
        <source>See the revealed deck</source>
        <translation>Guarda il mazzo scoperto</translation>
    </message>
</context>
<context>
    <name>DataPanel</name>
    <message numerus="yes">
        <source>%n match(es) written to %1.</source>
        <translation>
            <numerusform>%n partita scritta in %1.</numerusform>
            <numerusform>%n partite scritte in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be read and were left out.</source>
        <translation>
            <numerusform>Una non si può leggere ed è stata tralasciata.</numerusform>
            <numerusform>%n non si possono leggere e sono state tralasciate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) of %1 taken in.</source>
        <translation>
            <numerusform>%n partita di %1 importata.</numerusform>
            <numerusform>%n partite di %1 importate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were here already.</source>
        <translation>
            <numerusform>Una c&apos;era già.</numerusform>
            <numerusform>%n c&apos;erano già.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are damaged and were left out.</source>
        <translation>
            <numerusform>Una è danneggiata ed è stata tralasciata.</numerusform>
            <numerusform>%n sono danneggiate e sono state tralasciate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were not taken in, because it was stopped.</source>
        <translation>
            <numerusform>Una non è stata importata, perché l&apos;importazione è stata interrotta.</numerusform>
            <numerusform>%n non sono state importate, perché l&apos;importazione è stata interrotta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were not taken in: this did not work (%1).</source>
        <translation>
            <numerusform>Una non è stata importata: non ha funzionato (%1).</numerusform>
            <numerusform>%n non sono state importate: non ha funzionato (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: %1 was not written.</source>
        <translation>Interrotto: %1 non è stato scritto.</translation>
    </message>
    <message>
        <source>%1 is a table for other programs. Matches are taken in from the export with their cards (.json).</source>
        <translation>%1 è una tabella per altri programmi. Le partite si importano dall&apos;esportazione con le carte (.json).</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program.</source>
        <translation>%1 è stato scritto da una versione più recente del programma.</translation>
    </message>
    <message>
        <source>%1 is no export of matches, or it is damaged. Nothing was changed.</source>
        <translation>%1 non è un&apos;esportazione di partite, oppure è danneggiato. Non è cambiato nulla.</translation>
    </message>
    <message>
        <source>%1: this did not work (%2).</source>
        <translation>%1: non è riuscito (%2).</translation>
    </message>
    <message>
        <source>%1 of %2 matches…</source>
        <translation>%1 di %2 partite…</translation>
    </message>
    <message>
        <source>The file is being read…</source>
        <translation>Il file viene letto…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Interrompi</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importa…</translation>
    </message>
    <message>
        <source>Delete all my data…</source>
        <translation>Cancella tutti i miei dati…</translation>
    </message>
</context>
<context>
    <name>DealSeal</name>
    <message>
        <source>Opens the page of the sealed decks</source>
        <translation>Apre la pagina dei mazzi sigillati</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Sigillo</translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>Settebello</source>
        <translation>Settebello</translation>
    </message>
    <message>
        <source>Sevens</source>
        <translation>Sette</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Denari</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Does the computer cheat?</source>
        <translation>Il computer bara?</translation>
    </message>
    <message>
        <source>No. And you need not believe it: you can check.</source>
        <translation>No. E non occorre crederci: si può controllare.</translation>
    </message>
    <message>
        <source>The deck is sealed</source>
        <translation>Il mazzo è sigillato</translation>
    </message>
    <message>
        <source>The sealed deck</source>
        <translation>Il mazzo sigillato</translation>
    </message>
    <message>
        <source>The computer sees what you see</source>
        <translation>Il computer vede quello che vedi tu</translation>
    </message>
    <message>
        <source>The computer is told its own cards, the table, what was played and how many cards are left, and nothing else: the part of the program that thinks has no way to the deck or to your cards. Tests exchange the cards it cannot see: its choice stays the same.</source>
        <translation>Il computer sa quali sono le sue carte, che cosa c&apos;è in tavola, che cosa è stato giocato e quante carte restano, e nient&apos;altro: la parte del programma che pensa non arriva né al mazzo né alle tue carte. Le prove scambiano le carte che non può vedere: la sua scelta resta la stessa.</translation>
    </message>
    <message>
        <source>The level does not touch the cards</source>
        <translation>Il livello non tocca le carte</translation>
    </message>
    <message>
        <source>A higher level remembers more and thinks further ahead. The shuffle knows nothing of the level, and nothing of the score.</source>
        <translation>Un livello più alto ricorda di più e pensa più avanti. Chi mescola non sa nulla del livello, né del punteggio.</translation>
    </message>
    <message>
        <source>What was dealt to you</source>
        <translation>Che carte hai avuto</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n mazzo</numerusform>
            <numerusform>%n mazzi</numerusform>
        </translation>
    </message>
    <message>
        <source>As soon as a match is over, the cards that were dealt to you and to the computer are counted here.</source>
        <translation>Appena una partita è finita, qui si contano le carte date a te e al computer.</translation>
    </message>
    <message>
        <source>Before the first card is seen, the deck is shuffled by the system&apos;s generator for secrets, and a seal of it is on the table. Nobody can find another order with the same seal. Then the deck is cut, by you if you like; where the program cuts follows from random digits inside the seal, so it has no choice. When the round is over the order is shown, and the seal can be checked with this program or without it.</source>
        <translation>Prima che si veda una carta, il mazzo viene mescolato con il generatore del sistema per i segreti, e il suo sigillo è in tavola. Nessuno può trovare un altro ordine con lo stesso sigillo. Poi il mazzo viene alzato, da te se vuoi; dove alza il programma dipende da cifre casuali contenute nel sigillo, quindi non può scegliere. A mano finita l&apos;ordine viene mostrato, e il sigillo si può controllare con questo programma o senza.</translation>
    </message>
    <message>
        <source>Each seal also stands for all of the match that was before it: who noted one down would see if a card, a move or a count of it was changed afterwards.</source>
        <translation>Ogni sigillo risponde anche di tutta la partita che lo precede: chi se ne è annotato uno vedrebbe se una carta, una mossa o un conteggio fosse stato cambiato dopo.</translation>
    </message>
    <message>
        <source>These are the cards that every deck of 40 held for you and for the computer, also the decks of rounds given up. Chance alone keeps each number within the range on the right 99 times in 100.</source>
        <translation>Queste sono le carte che ogni mazzo da 40 aveva in serbo per te e per il computer, anche i mazzi delle mani abbandonate. Il solo caso tiene ogni numero nell&apos;intervallo a destra 99 volte su 100.</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Tutti i livelli</translation>
    </message>
    <message>
        <source>%1: you %2, computer %3</source>
        <translation>%1: tu %2, computer %3</translation>
    </message>
    <message>
        <source>chance: %1 to %2</source>
        <translation>caso: da %1 a %2</translation>
    </message>
    <message>
        <source>The bar is you, the ring the computer; the box is the range of chance.</source>
        <translation>La barra sei tu, l&apos;anello è il computer; il riquadro sono i limiti del caso.</translation>
    </message>
</context>
<context>
    <name>FamilyPanel</name>
    <message>
        <source>Somebody else plays…</source>
        <translation>Gioca qualcun altro…</translation>
    </message>
    <message>
        <source>Change the name…</source>
        <translation>Cambia il nome…</translation>
    </message>
    <message>
        <source>Remove %1…</source>
        <translation>Togli %1…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Nome del giocatore</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>%1 plays here already.</source>
        <translation>%1 gioca già qui.</translation>
    </message>
</context>
<context>
    <name>FileList</name>
    <message>
        <source>The folder is being read…</source>
        <translation>Lettura della cartella…</translation>
    </message>
    <message>
        <source>This folder cannot be read: %1</source>
        <translation>Questa cartella non si può leggere: %1</translation>
    </message>
    <message>
        <source>No such file is in this folder.</source>
        <translation>In questa cartella non ci sono file di questo tipo.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Folder %1</source>
        <translation>Cartella %1</translation>
    </message>
</context>
<context>
    <name>FilePage</name>
    <message>
        <source>Home</source>
        <translation>Cartella personale</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Scrivania</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documenti</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Scaricati</translation>
    </message>
    <message>
        <source>Folder %1</source>
        <translation>Cartella %1</translation>
    </message>
    <message>
        <source>%1 is there already. Is it to be replaced?</source>
        <translation>%1 c&apos;è già. Va sostituito?</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Non c&apos;è nessun file %1.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Non c&apos;è nessuna cartella %1.</translation>
    </message>
    <message>
        <source>No file can have this name.</source>
        <translation>Nessun file può chiamarsi così.</translation>
    </message>
    <message>
        <source>A name is needed.</source>
        <translation>Serve un nome.</translation>
    </message>
    <message>
        <source>Folder above</source>
        <translation>Cartella superiore</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name of the file, or a path</source>
        <translation>Nome del file, o un percorso</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Matches of Scopa (%1)</source>
        <translation>Partite di scopa (%1)</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>All matches with their cards (%1)</source>
        <translation>Tutte le partite con le carte (%1)</translation>
    </message>
    <message>
        <source>A table of the matches (%1)</source>
        <translation>Una tabella delle partite (%1)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importa</translation>
    </message>
</context>
<context>
    <name>FormChapters</name>
    <message>
        <source>House rules</source>
        <translation>Le regole di casa</translation>
    </message>
    <message>
        <source>Every family has its own. All of them may be combined; each is off until you choose it in the settings.</source>
        <translation>Ogni casa ha le sue. Si possono combinare tutte; ognuna è spenta finché non la scegli nelle impostazioni.</translation>
    </message>
    <message>
        <source>Napola</source>
        <translation>Napola</translation>
    </message>
    <message>
        <source>Whoever has taken the ace, two and three of coins has napola: 3 points, and one more for each coin that follows without a gap. With the four it is 4 points, with four and five 5, up to 10. Only one side can have it, and its points come on top of all others.</source>
        <translation>Chi ha preso asso, due e tre di denari ha la napola: 3 punti, più uno per ogni denaro che segue senza salti. Con il quattro fa 4 punti, con quattro e cinque 5, fino a 10. La può avere uno solo, e i suoi punti si aggiungono a tutti gli altri.</translation>
    </message>
    <message>
        <source>Napola: 3 points.</source>
        <translation>Napola: 3 punti.</translation>
    </message>
    <message>
        <source>The six is missing: 5 points.</source>
        <translation>Manca il sei: 5 punti.</translation>
    </message>
    <message>
        <source>All ten coins win the match at once, whatever the totals: at the moment the tenth comes into the pile, be it in mid-round or with the last cards left. The lines of the count are then shown for the piles as they are.</source>
        <translation>Con tutti e dieci i denari si vince subito la partita, qualunque sia il punteggio: appena il decimo entra nel mazzetto, a metà mano o con le ultime carte rimaste. Il conteggio si fa allora sui mazzetti così come sono.</translation>
    </message>
    <message>
        <source>Re bello</source>
        <translation>Re bello</translation>
    </message>
    <message>
        <source>The king of coins is worth one point to whoever has it.</source>
        <translation>Il re di denari vale un punto per chi l&apos;ha preso.</translation>
    </message>
    <message>
        <source>Asso piglia tutto</source>
        <translation>Asso piglia tutto</translation>
    </message>
    <message>
        <source>The ace takes the whole table.</source>
        <translation>L&apos;asso prende tutto il tavolo.</translation>
    </message>
    <message>
        <source>All three cards, the king as well.</source>
        <translation>Tutte e tre le carte, re compreso.</translation>
    </message>
    <message>
        <source>With an ace on the table, it takes that ace and nothing else; of several aces, the one you choose.</source>
        <translation>Se in tavola c&apos;è già un asso, prende quello e nient&apos;altro; se gli assi sono più d&apos;uno, quello che scegli.</translation>
    </message>
    <message>
        <source>On an empty table the ace stays where it is laid.</source>
        <translation>Su un tavolo vuoto l&apos;asso resta in tavola.</translation>
    </message>
    <message>
        <source>An ace that lies on the table is a plain 1: another ace takes it, or it is part of a sum.</source>
        <translation>Un asso in tavola è un semplice 1: lo prende un altro asso, oppure entra in una somma.</translation>
    </message>
    <message>
        <source>An ace in the hand must take: it cannot be laid beside other cards.</source>
        <translation>L&apos;asso giocato deve prendere: non si può calare accanto ad altre carte.</translation>
    </message>
    <message>
        <source>Sweeping the table with the ace is no scopa, unless you choose “Scopa with the ace” as well. An ace that takes a lone ace has made a scopa in any case.</source>
        <translation>Pulire il tavolo con l&apos;asso non è scopa, a meno che si scelga anche «Scopa con l&apos;asso». L&apos;asso che prende un asso solo fa scopa in ogni caso.</translation>
    </message>
    <message>
        <source>As the last card of the round the ace takes all, but makes no scopa.</source>
        <translation>Come ultima carta della mano l&apos;asso prende tutto, ma non fa scopa.</translation>
    </message>
    <message>
        <source>Three kings at the start are dealt again under this rule too.</source>
        <translation>Con tre re all&apos;inizio si ridà anche con questa regola.</translation>
    </message>
    <message>
        <source>Presa minima</source>
        <translation>Presa minima</translation>
    </message>
    <message>
        <source>Of several sums only those with the fewest cards may be taken. Without this rule the choice is free.</source>
        <translation>Tra più somme si può prendere solo quella con meno carte. Senza questa regola la scelta è libera.</translation>
    </message>
    <message>
        <source>Two cards rather than three.</source>
        <translation>Due carte invece di tre.</translation>
    </message>
    <message>
        <source>Forms of the game</source>
        <translation>I modi di giocare</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>In due</translation>
    </message>
    <message>
        <source>Three cards each and four on the table, as this book describes.</source>
        <translation>Tre carte a testa e quattro in tavola, come descritto in questo libro.</translation>
    </message>
    <message>
        <source>Without figures</source>
        <translation>Senza figure</translation>
    </message>
    <message>
        <source>The same forty cards, but 8, 9 and 10 show as many signs as they are worth: easier to add up for those who begin. In the primiera they are worth 10. Three tens on the table make the deal void.</source>
        <translation>Le stesse quaranta carte, ma l&apos;8, il 9 e il 10 mostrano tanti segni quanto valgono: più facile sommare per chi comincia. Nella primiera valgono 10. Con tre dieci in tavola si ridà.</translation>
    </message>
    <message>
        <source>Small Scopa, 28 cards</source>
        <translation>Scopa piccola, 28 carte</translation>
    </message>
    <message>
        <source>Only the cards from ace to seven. More than 14 cards make the point of the cards, 14 each give it to nobody; more than 3 coins that of the coins. The primiera is as always. Three or four sevens on the first table make the deal void. The napola goes up to 7 at most, and the seven coins do not win the match; there is no re bello.</source>
        <translation>Solo le carte dall&apos;asso al sette. Il punto delle carte va a chi ne ha più di 14, con 14 a testa a nessuno; quello dei denari a chi ne ha più di 3. La primiera è la solita. Con tre o quattro sette tra le prime carte in tavola si ridà. La napola arriva al massimo a 7, e i sette denari non fanno vincere la partita; il re bello non c&apos;è.</translation>
    </message>
    <message>
        <source>Four in pairs</source>
        <translation>In quattro, a coppie</translation>
    </message>
    <message>
        <source>Partners sit opposite each other. Each player gets three cards, four lie on the table, and the cards are dealt three times. Play goes to the right. Partners put their captures together before the count: piles, scope and points belong to the pair. What is left at the end goes to the pair that took last.</source>
        <translation>I compagni siedono uno di fronte all&apos;altro. Tre carte a ciascuno, quattro in tavola, e si danno le carte tre volte. Si gioca verso destra. Prima del conteggio i compagni uniscono le prese: mazzetti, scope e punti sono della coppia. Le carte rimaste alla fine vanno alla coppia che ha preso per ultima.</translation>
    </message>
    <message>
        <source>Scopone</source>
        <translation>Scopone</translation>
    </message>
    <message>
        <source>Four in pairs, but all cards are dealt at once: nine to each player and four on the table. All rules are those of scopa; memory counts for more.</source>
        <translation>In quattro, a coppie, ma le carte si danno tutte insieme: nove a testa e quattro in tavola. Le regole sono quelle della scopa; conta di più la memoria.</translation>
    </message>
    <message>
        <source>Scopone scientifico</source>
        <translation>Scopone scientifico</translation>
    </message>
    <message>
        <source>Ten cards each and none on the table: the leader must lay one. There are no void deals. Forty cards are played, and with the fortieth there is no scopa, as ever.</source>
        <translation>Dieci carte a testa e nessuna in tavola: chi è di mano deve calare. Non si ridà mai. Si giocano quaranta carte, e con la quarantesima, come sempre, la scopa non vale.</translation>
    </message>
</context>
<context>
    <name>FrenchNames</name>
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
        <source>covered card</source>
        <translation>carta coperta</translation>
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
    <message>
        <source>a covered card</source>
        <translation>una carta coperta</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>New match, by a single key</source>
        <translation>Nuova partita, con un tasto solo</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>La stessa distribuzione</translation>
    </message>
    <message>
        <source>Numbered deal…</source>
        <translation>Distribuzione numerata…</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Distribuzione del giorno</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>The sealed deck</source>
        <translation>Il mazzo sigillato</translation>
    </message>
    <message>
        <source>Open a match…</source>
        <translation>Apri una partita…</translation>
    </message>
    <message>
        <source>Save the match…</source>
        <translation>Salva la partita…</translation>
    </message>
    <message>
        <source>Matches played</source>
        <translation>Partite giocate</translation>
    </message>
    <message>
        <source>Statistics and players</source>
        <translation>Statistiche e giocatori</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
</context>
<context>
    <name>HandSlots</name>
    <message>
        <source>Your hand</source>
        <translation>La tua mano</translation>
    </message>
</context>
<context>
    <name>Herald</name>
    <message>
        <source>Click a card, or press its number, to play it. Cards with a light edge take something.</source>
        <translation>Clicca una carta, o premi il suo numero, per giocarla. Le carte col bordo chiaro prendono qualcosa.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Tocca a te.</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>This file cannot be read: %1</source>
        <translation>Questo file non si può leggere: %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Given up at %1</source>
        <translation>Lasciata sul %1</translation>
    </message>
    <message>
        <source>Won %1</source>
        <translation>Vinta %1</translation>
    </message>
    <message>
        <source>Lost %1</source>
        <translation>Persa %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>ai %1</translation>
    </message>
    <message>
        <source>moves taken back</source>
        <translation>con mosse annullate</translation>
    </message>
    <message>
        <source>Matches played</source>
        <translation>Partite giocate</translation>
    </message>
    <message>
        <source>The matches are being read: %1 of %2.</source>
        <translation>Lettura delle partite: %1 di %2.</translation>
    </message>
    <message>
        <source>No match is over yet.
Every match you finish or give up is kept here, to look at it again card by card.</source>
        <translation>Nessuna partita è ancora finita.
Ogni partita finita o abbandonata resta qui, da rivedere carta per carta.</translation>
    </message>
    <message>
        <source>Look at this match</source>
        <translation>Rivedi questa partita</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Apri un file…</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>%1 already means: %2.</source>
        <translation>%1 vale già: %2.</translation>
    </message>
    <message>
        <source>This key walks, confirms or leaves everywhere, so it stays as it is.</source>
        <translation>Questo tasto serve ovunque per muoversi, confermare o uscire, perciò resta com&apos;è.</translation>
    </message>
    <message>
        <source>Alt opens the menus.</source>
        <translation>Alt apre i menu.</translation>
    </message>
    <message>
        <source>A sign typed with Shift is another key on other keyboards.</source>
        <translation>Un segno scritto con Maiusc è un altro tasto su altre tastiere.</translation>
    </message>
    <message>
        <source>This key cannot be told from others.</source>
        <translation>Questo tasto non si distingue da altri.</translation>
    </message>
    <message>
        <source>%1: press the new key. Esc keeps the old one.</source>
        <translation>%1: premi il nuovo tasto. Esc lascia il vecchio.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Switched off, letters, digits and signs do nothing without Ctrl; arrows, Enter, Space and the menus play everything.</source>
        <translation>Se è spento, lettere, cifre e segni non fanno niente senza Ctrl; con frecce, Invio, Spazio e menu si gioca lo stesso.</translation>
    </message>
    <message>
        <source>Single keys</source>
        <translation>Tasti singoli</translation>
    </message>
    <message>
        <source>Choose a command, then press its new key. Arrows, Enter, Space, Tab and Esc are the same everywhere.</source>
        <translation>Scegli un comando, poi premi il suo nuovo tasto. Frecce, Invio, Spazio, Tab ed Esc sono uguali ovunque.</translation>
    </message>
    <message>
        <source>%1 (off)</source>
        <translation>%1 (spento)</translation>
    </message>
    <message>
        <source>Every key as at first</source>
        <translation>Tutti i tasti come all&apos;inizio</translation>
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
    <name>LookPage</name>
    <message>
        <source>The table</source>
        <translation>Il tavolo</translation>
    </message>
    <message>
        <source>Pages such as this one</source>
        <translation>Pagine come questa</translation>
    </message>
    <message>
        <source>Playing with the mouse or a finger</source>
        <translation>Giocare con il mouse o con il dito</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Scopa</source>
        <translation>Scopa</translation>
    </message>
</context>
<context>
    <name>MatchEnd</name>
    <message>
        <source>Cappotto! You win!</source>
        <translation>Cappotto! Hai vinto!</translation>
    </message>
    <message>
        <source>Not one point for the other side.</source>
        <translation>Nemmeno un punto per l&apos;altra parte.</translation>
    </message>
    <message>
        <source>Behind by %1 before the last round.</source>
        <translation>Sotto di %1 prima dell&apos;ultima mano.</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Bella partita.</translation>
    </message>
    <message>
        <source>You were ahead by %1 before the last round. Next time!</source>
        <translation>Eri avanti di %1 prima dell&apos;ultima mano. Sarà per la prossima!</translation>
    </message>
    <message>
        <source>Next time!</source>
        <translation>Sarà per la prossima!</translation>
    </message>
    <message>
        <source>%1 %2 to %3.</source>
        <translation>%1 %2 a %3.</translation>
    </message>
    <message>
        <source>Course of the match</source>
        <translation>Andamento della partita</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Scope</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>Another level…</source>
        <translation>Altro livello…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salva…</translation>
    </message>
</context>
<context>
    <name>MatchFilter</name>
    <message>
        <source>None</source>
        <comment>house rules</comment>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Quali partite</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Tutti i livelli</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>All forms</source>
        <translation>Tutte le forme</translation>
    </message>
    <message>
        <source>Form of the game</source>
        <translation>Forma del gioco</translation>
    </message>
    <message>
        <source>All house rules</source>
        <translation>Tutte le regole di casa</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole di casa</translation>
    </message>
</context>
<context>
    <name>MotionPage</name>
    <message>
        <source>Speed of the cards</source>
        <translation>Velocità delle carte</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves of the round</source>
        <translation>Mosse della mano</translation>
    </message>
    <message>
        <source>No card has been played yet.</source>
        <translation>Non è ancora stata giocata nessuna carta.</translation>
    </message>
    <message>
        <source>Shows this move again</source>
        <translation>Mostra di nuovo questa mossa</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
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
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Denari</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Quadri</translation>
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
        <source>Takes nothing.</source>
        <translation>Non prende nulla.</translation>
    </message>
    <message>
        <source>Takes %1.</source>
        <translation>Prende %1.</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oppure</translation>
    </message>
    <message>
        <source>en</source>
        <comment>code of this language</comment>
        <translation>it</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>English</source>
        <comment>name of this language</comment>
        <translation>Italiano</translation>
    </message>
    <message>
        <source>Lay %1</source>
        <translation>Cala %1</translation>
    </message>
    <message>
        <source>seven of diamonds, settebello</source>
        <translation>sette di quadri, settebello</translation>
    </message>
    <message>
        <source>seven of coins, settebello</source>
        <translation>sette di denari, settebello</translation>
    </message>
    <message>
        <source>Practice: number %1</source>
        <translation>Esercizio: numero %1</translation>
    </message>
    <message>
        <source>Practice: %1</source>
        <comment>date of the deal of the day</comment>
        <translation>Esercizio: %1</translation>
    </message>
    <message>
        <source>Practice: once more</source>
        <translation>Esercizio: ancora una volta</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>See the report</source>
        <translation>Vedi il rapporto</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>NumberDialog</name>
    <message>
        <source>Numbered deal</source>
        <translation>Distribuzione numerata</translation>
    </message>
    <message>
        <source>The same number always gives the same cards, on every computer. You lead. It is practice and does not count; the match being played waits.</source>
        <translation>Lo stesso numero dà sempre le stesse carte, su ogni computer. Giochi per primo. È un esercizio e non conta; la partita in corso aspetta.</translation>
    </message>
    <message>
        <source>Number, from 1 to %1</source>
        <translation>Numero, da 1 a %1</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Dai le carte</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Bigger text</source>
        <translation>Testo più grande</translation>
    </message>
    <message>
        <source>Teach me</source>
        <translation>Insegnami</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Read aloud: on</source>
        <translation>Lettura: attiva</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Leggi ad alta voce</translation>
    </message>
    <message>
        <source>Figures: %1</source>
        <translation>Figure: %1</translation>
    </message>
    <message>
        <source>Numbers or letters on jack, knight and king</source>
        <translation>Numeri o lettere su fante, cavallo e re</translation>
    </message>
</context>
<context>
    <name>PageStack</name>
    <message>
        <source>%1, line %2</source>
        <translation>%1, riga %2</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program.</source>
        <translation>%1 è stato scritto da una versione più recente di questo programma.</translation>
    </message>
    <message>
        <source>This is no saved match, or it is damaged here.</source>
        <translation>Non è una partita salvata, oppure è danneggiata qui.</translation>
    </message>
    <message>
        <source>The end of the match is missing.</source>
        <translation>Manca la fine della partita.</translation>
    </message>
    <message>
        <source>There is something after the end of the match.</source>
        <translation>C&apos;è qualcosa dopo la fine della partita.</translation>
    </message>
    <message>
        <source>%1, lines %2 to %3</source>
        <translation>%1, righe da %2 a %3</translation>
    </message>
    <message>
        <source>Something here was changed after what stands for it was written: a seal, or the last line.</source>
        <translation>Qui qualcosa è stato cambiato dopo che era stato scritto ciò che ne risponde: un sigillo, o l&apos;ultima riga.</translation>
    </message>
    <message>
        <source>This deck does not have its seal: a card, a random digit or the seal was changed.</source>
        <translation>Questo mazzo non ha il suo sigillo: una carta, una cifra casuale o il sigillo è stato cambiato.</translation>
    </message>
    <message>
        <source>A move here is against the rules: a move, or the cut of the deck, was changed.</source>
        <translation>Qui una mossa è contro le regole: è stata cambiata una mossa o il taglio del mazzo.</translation>
    </message>
    <message>
        <source>These are not the points of the round.</source>
        <translation>Questi non sono i punti della mano.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The match was not saved</source>
        <translation>La partita non è stata salvata</translation>
    </message>
    <message>
        <source>This file was not opened</source>
        <translation>Questo file non è stato aperto</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>The match is saved as %1.</source>
        <translation>La partita è salvata come %1.</translation>
    </message>
    <message>
        <source>Drop the saved match here to open it</source>
        <translation>Lascia qui la partita salvata per aprirla</translation>
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
    <message>
        <source>Shows the captured cards</source>
        <translation>Mostra le carte prese</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PlayChapters</name>
    <message>
        <source>The game in short</source>
        <translation>Il gioco in breve</translation>
    </message>
    <message>
        <source>Scopa is played with forty Italian cards. Each player holds a few of them, and some lie face up on the table. With a card of your hand you take from the table one card of the same value, or several that add up to it.</source>
        <translation>A scopa si gioca con quaranta carte italiane. Ogni giocatore ne ha in mano alcune, altre stanno scoperte in tavola. Con una carta della mano si prende dal tavolo una carta dello stesso valore, oppure più carte che sommate fanno quel valore.</translation>
    </message>
    <message>
        <source>The seven takes the five and the two: 5 + 2 = 7.</source>
        <translation>Il sette prende il cinque e il due: 5 + 2 = 7.</translation>
    </message>
    <message>
        <source>Whoever leaves the table empty has made a scopa, worth one point. When all cards are played, both sides count what they have taken. The first to reach 11 points, or another number agreed on, wins the match.</source>
        <translation>Chi lascia il tavolo vuoto ha fatto scopa, che vale un punto. Finite le carte, ciascuno conta le sue prese. Vince la partita chi arriva per primo a 11 punti, o a un altro punteggio stabilito.</translation>
    </message>
    <message>
        <source>This book holds all the rules. Those in force in your match are named at the top right of the window.</source>
        <translation>In questo libro ci sono tutte le regole. Quelle in vigore nella tua partita sono scritte in alto a destra nella finestra.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Le carte</translation>
    </message>
    <message>
        <source>There are four suits of ten cards each: coins, cups, swords and clubs.</source>
        <translation>I semi sono quattro, di dieci carte ciascuno: denari, coppe, spade e bastoni.</translation>
    </message>
    <message>
        <source>The aces of coins, cups, swords and clubs.</source>
        <translation>Gli assi di denari, di coppe, di spade e di bastoni.</translation>
    </message>
    <message>
        <source>The value of a card says what it can take:</source>
        <translation>Il valore di una carta dice che cosa può prendere:</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Asso</translation>
    </message>
    <message>
        <source>Two to seven</source>
        <translation>Dal due al sette</translation>
    </message>
    <message>
        <source>their number</source>
        <translation>il loro numero</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Fante</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Cavallo</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Jack, knight and king: 8, 9 and 10.</source>
        <translation>Fante, cavallo e re: 8, 9 e 10.</translation>
    </message>
    <message>
        <source>One card has a name of its own: the seven of coins, the settebello, is worth a point to whoever takes it.</source>
        <translation>Una carta ha un nome tutto suo: il sette di denari, il settebello, vale un punto per chi lo prende.</translation>
    </message>
    <message>
        <source>The settebello.</source>
        <translation>Il settebello.</translation>
    </message>
    <message>
        <source>French cards</source>
        <translation>Le carte francesi</translation>
    </message>
    <message>
        <source>Of a French deck the 8, 9, 10 and the jokers are left out. Diamonds stand for coins, hearts for cups, spades for swords, and clubs are clubs; the jack is worth 8, the queen 9, the king 10. The settebello is the seven of diamonds.</source>
        <translation>Dal mazzo francese si tolgono gli 8, i 9, i 10 e i jolly. I quadri fanno da denari, i cuori da coppe, le picche da spade, i fiori da bastoni; il fante vale 8, la donna 9, il re 10. Il settebello è il sette di quadri.</translation>
    </message>
    <message>
        <source>Another deck changes the pictures and nothing else: you may choose one at any moment. In the settings every card can also have its number in the corner, as large as you like.</source>
        <translation>Cambiare mazzo cambia le figure e nient&apos;altro: si può fare in ogni momento. Nelle impostazioni si può anche mettere il numero nell&apos;angolo di ogni carta, grande quanto si vuole.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Come si danno le carte</translation>
    </message>
    <message>
        <source>The dealer gives three cards to each player, one at a time, beginning on his right, and lays four cards face up on the table.</source>
        <translation>Il mazziere dà tre carte a ciascuno, una alla volta, cominciando dalla sua destra, e mette quattro carte scoperte in tavola.</translation>
    </message>
    <message>
        <source>When the hands are empty he gives three more cards to each, and so on until the deck is finished. Nothing is added to the table then, even if it is empty. Two players are dealt six times, and 36 cards are played in a round.</source>
        <translation>Finite le carte in mano ne dà altre tre a testa, e così via fino alla fine del mazzo. In tavola non si aggiunge più nulla, neanche se il tavolo è vuoto. In due si danno le carte sei volte, e in una mano se ne giocano 36.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s right leads, after every deal of the round. So the dealer always plays the last card. For the next round the deal passes to the right, whoever has won; between two players it alternates. Chance decides who deals first.</source>
        <translation>È di mano chi sta alla destra del mazziere, a ogni distribuzione: perciò l&apos;ultima carta la gioca sempre il mazziere. Alla mano seguente il mazzo passa a destra, chiunque abbia vinto; in due si dà una volta per uno. Il primo mazziere lo decide la sorte.</translation>
    </message>
    <message>
        <source>A void deal</source>
        <translation>Quando si ridà</translation>
    </message>
    <message>
        <source>If three or four of the first four cards on the table are kings, the deal is void: the cards are shuffled, and the same dealer deals again, as often as it takes. Nobody gets a point for it. With two kings the game goes on.</source>
        <translation>Se tra le prime quattro carte in tavola ci sono tre o quattro re, la mano è nulla: si mescola e ridà lo stesso mazziere, tutte le volte che serve. Nessuno fa punti. Con due re si gioca.</translation>
    </message>
    <message>
        <source>Three kings: the cards are dealt again.</source>
        <translation>Tre re: si ridanno le carte.</translation>
    </message>
    <message>
        <source>The reason: only a king takes a king. Of three on the table at most one could ever leave it, and nobody could make a scopa in that round.</source>
        <translation>Il motivo: un re si prende solo con un re. Di tre re in tavola se ne potrebbe togliere al massimo uno, e per tutta la mano nessuno potrebbe fare scopa.</translation>
    </message>
    <message>
        <source>Taking cards</source>
        <translation>Le prese</translation>
    </message>
    <message>
        <source>The players take turns, and each plays one card. It takes one card of the same value from the table, or several cards that add up to its value. The card played and those taken go face down onto the player&apos;s pile; then it is the next player&apos;s turn.</source>
        <translation>Si gioca una carta per uno, a turno. La carta prende dal tavolo una carta dello stesso valore, oppure più carte la cui somma fa il suo valore. La carta giocata e quelle prese vanno coperte nel mazzetto del giocatore; poi tocca al seguente.</translation>
    </message>
    <message>
        <source>A knight takes a knight.</source>
        <translation>Un cavallo prende un cavallo.</translation>
    </message>
    <message>
        <source>It takes three cards just as well: 6 + 2 + 1 = 9.</source>
        <translation>Può prendere anche tre carte: 6 + 2 + 1 = 9.</translation>
    </message>
    <message>
        <source>The same value first</source>
        <translation>Prima la carta uguale</translation>
    </message>
    <message>
        <source>If a card of the same value lies on the table, it must be taken, and no sum instead of it.</source>
        <translation>Se in tavola c&apos;è una carta dello stesso valore, bisogna prendere quella e non una somma.</translation>
    </message>
    <message>
        <source>The five takes the five, not the three and the two.</source>
        <translation>Il cinque prende il cinque, non il tre e il due.</translation>
    </message>
    <message>
        <source>Of several cards of that value you take one, whichever you like, and never more than one.</source>
        <translation>Se le carte uguali sono più di una, se ne prende una sola, quella che si preferisce.</translation>
    </message>
    <message>
        <source>One of the two sevens, and of course the settebello.</source>
        <translation>Uno dei due sette, e naturalmente il settebello.</translation>
    </message>
    <message>
        <source>A card that can take must take</source>
        <translation>Chi può prendere deve prendere</translation>
    </message>
    <message>
        <source>You are free to choose the card you play. But a card that can take something may not be laid down without taking. Only a card that takes nothing stays on the table. Nobody may pass.</source>
        <translation>Sei libero di scegliere la carta da giocare. Ma una carta che può prendere non si può calare senza prendere. In tavola resta solo una carta che non prende nulla. Non si può passare.</translation>
    </message>
    <message>
        <source>With a seven on the table you may thus keep your seven and lay a three that takes nothing. If you play the seven, it takes.</source>
        <translation>Con un sette in tavola, quindi, puoi tenerti il sette e calare un tre che non prende nulla. Se giochi il sette, il sette prende.</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>Le somme</translation>
    </message>
    <message>
        <source>Several sums may be possible. You choose among them freely, however many cards they have.</source>
        <translation>A volte le somme possibili sono più d&apos;una. Si sceglie liberamente, qualunque sia il numero delle carte.</translation>
    </message>
    <message>
        <source>5 + 4 or 6 + 2 + 1: as you like.</source>
        <translation>5 + 4 oppure 6 + 2 + 1: come preferisci.</translation>
    </message>
    <message>
        <source>A sum must make the value of your card exactly. Two sums with one card, or a sum together with the card of the same value, may not be taken.</source>
        <translation>La somma deve fare esattamente il valore della carta. Non si possono prendere due somme con una carta sola, né una somma insieme alla carta uguale.</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>A chi tocca</translation>
    </message>
    <message>
        <source>You play when the line at the bottom says that it is your turn. While the computer is thinking your cards wait; nothing hurries you.</source>
        <translation>Tocca a te quando lo dice la riga in basso. Mentre il computer pensa le tue carte aspettano; nessuno ti mette fretta.</translation>
    </message>
    <message>
        <source>The scopa</source>
        <translation>La scopa</translation>
    </message>
    <message>
        <source>Whoever takes all that lies on the table with one card makes a scopa: one point, be it one card that was taken or ten. The card that made it lies crosswise in the pile, for all to see.</source>
        <translation>Chi con una carta prende tutto quello che c&apos;è in tavola fa scopa: un punto, che si prenda una carta sola o dieci. La carta che l&apos;ha fatta resta di traverso nel mazzetto, in vista.</translation>
    </message>
    <message>
        <source>1 + 2 + 3 + 4 = 10: a scopa.</source>
        <translation>1 + 2 + 3 + 4 = 10: scopa.</translation>
    </message>
    <message>
        <source>The next player then finds an empty table and must lay a card. To lay a card on an empty table is no scopa.</source>
        <translation>Il giocatore seguente trova il tavolo vuoto e deve calare una carta. Calare su un tavolo vuoto non è scopa.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>L&apos;ultima carta</translation>
    </message>
    <message>
        <source>With the very last card of the round there is no scopa: it takes the cards, but not the point. The last card is always the dealer&apos;s, so this concerns him alone. A scopa with the last card but one counts.</source>
        <translation>Con l&apos;ultima carta della mano la scopa non vale: si prendono le carte, ma non il punto. L&apos;ultima carta è sempre del mazziere, perciò la cosa riguarda solo lui. Una scopa con la penultima carta vale.</translation>
    </message>
    <message>
        <source>The points of the scope come with the count at the end of the round. Nobody wins in the middle of it.</source>
        <translation>I punti delle scope si segnano con il conteggio, a fine mano. Nessuno vince a metà mano.</translation>
    </message>
</context>
<context>
    <name>PlayCommands</name>
    <message>
        <source>Card %1 of the hand</source>
        <translation>Carta %1 della mano</translation>
    </message>
    <message>
        <source>Read card %1 of the table</source>
        <translation>Leggi la carta %1 in tavola</translation>
    </message>
    <message>
        <source>Read the table</source>
        <translation>Leggi il tavolo</translation>
    </message>
    <message>
        <source>Read my hand and what it takes</source>
        <translation>Leggi la mia mano e che cosa prende</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Punti finora</translation>
    </message>
    <message>
        <source>Repeat the last sentence</source>
        <translation>Ripeti l&apos;ultima frase</translation>
    </message>
    <message>
        <source>Repeat the sentence before</source>
        <translation>Ripeti la frase precedente</translation>
    </message>
    <message>
        <source>See the card very large</source>
        <translation>Vedi la carta molto grande</translation>
    </message>
    <message>
        <source>Take back a move</source>
        <translation>Ritira una mossa</translation>
    </message>
    <message>
        <source>Make the move again</source>
        <translation>Rifai la mossa</translation>
    </message>
    <message>
        <source>Can I take something?</source>
        <translation>Posso prendere?</translation>
    </message>
    <message>
        <source>Best move, and why</source>
        <translation>La mossa migliore, e perché</translation>
    </message>
    <message>
        <source>The computer&apos;s last move</source>
        <translation>L&apos;ultima mossa del computer</translation>
    </message>
</context>
<context>
    <name>PlayerChoice</name>
    <message>
        <source>First player</source>
        <translation>Primo giocatore</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
</context>
<context>
    <name>ProgramChapters</name>
    <message>
        <source>The computer</source>
        <translation>Il computer</translation>
    </message>
    <message>
        <source>It plays at four levels:</source>
        <translation>Gioca a quattro livelli:</translation>
    </message>
    <message>
        <source>At every level it knows only what a player at the table knows: its own cards, those on the table and those that have been played. It never sees your hand or the deck, and the level has no bearing on the shuffle.</source>
        <translation>A ogni livello sa solo quello che sa un giocatore al tavolo: le sue carte, quelle in tavola e quelle uscite. Non vede mai la tua mano né il mazzo, e il livello non cambia il modo di mescolare.</translation>
    </message>
    <message>
        <source>The sealed deck</source>
        <translation>Il mazzo sigillato</translation>
    </message>
    <message>
        <source>You need not take the fairness of the deal on trust. Before the first card of a round the whole order of the deck is fixed and sealed: a long number, a fingerprint of that order, is put on show. To another order belongs another fingerprint, so nothing can be changed afterwards.</source>
        <translation>Che le carte siano date onestamente non devi crederlo sulla parola. Prima della prima carta di una mano l&apos;ordine di tutto il mazzo è fissato e sigillato: si mostra un lungo numero, l&apos;impronta di quell&apos;ordine. A un altro ordine corrisponde un&apos;altra impronta, perciò dopo non si può cambiare più nulla.</translation>
    </message>
    <message>
        <source>Only then is the deck cut, by you if you wish: so even whoever made the seal cannot know what is dealt. If you leave it to the program, the place follows from the sealed digits: it has no choice.</source>
        <translation>Solo dopo il mazzo viene alzato, da te se vuoi: così nemmeno chi ha fatto il sigillo può sapere che cosa verrà dato. Se lasci fare al programma, il punto dipende dalle cifre sigillate: non può scegliere.</translation>
    </message>
    <message>
        <source>When the round is over the deck is revealed: every card in the order in which it was dealt. The page “The sealed deck” checks the fingerprint, and also tells how to check it outside this program. A void deal and a round given up are revealed as well.</source>
        <translation>Finita la mano il mazzo si scopre: tutte le carte, nell&apos;ordine in cui sono state date. La pagina «Il mazzo sigillato» controlla l&apos;impronta e spiega anche come controllarla fuori dal programma. Si scoprono anche le mani nulle e quelle abbandonate.</translation>
    </message>
    <message>
        <source>The fingerprint is the SHA-256 sum of one line of text: the cards in their order and a secret random number.</source>
        <translation>L&apos;impronta è la somma SHA-256 di una riga di testo: le carte nel loro ordine e un numero casuale segreto.</translation>
    </message>
    <message>
        <source>Playing well</source>
        <translation>Giocare bene</translation>
    </message>
    <message>
        <source>Leave no scopa</source>
        <translation>Non lasciare scope</translation>
    </message>
    <message>
        <source>Before you lay a card, add up what will lie on the table. If it makes 10 or less, one card may take it all. A single card is an invitation; with more than 10 no sum clears the table.</source>
        <translation>Prima di calare, somma quello che resterà in tavola. Se fa 10 o meno, una carta sola può prendere tutto. Una carta sola in tavola è un invito; con più di 10 nessuna somma pulisce il tavolo.</translation>
    </message>
    <message>
        <source>The settebello</source>
        <translation>Il settebello</translation>
    </message>
    <message>
        <source>It is a point by itself, a coin, and the best card of the primiera. Take it when you can. If you hold it, do not lay it where it can be taken.</source>
        <translation>È un punto da solo, è un denaro ed è la carta migliore per la primiera. Se puoi, prendilo. Se ce l&apos;hai in mano, non calarlo dove può essere preso.</translation>
    </message>
    <message>
        <source>Sevens, then sixes, then aces</source>
        <translation>I sette, poi i sei, poi gli assi</translation>
    </message>
    <message>
        <source>Each seven you take brings the primiera nearer, and the other side lacks it. When the sevens are shared two and two, sixes and aces decide.</source>
        <translation>Ogni sette che prendi ti avvicina alla primiera e manca all&apos;avversario. Se i sette sono due e due, decidono i sei e gli assi.</translation>
    </message>
    <message>
        <source>Count the coins</source>
        <translation>Conta i denari</translation>
    </message>
    <message>
        <source>Six are enough. Halfway through the round you know whether you can get there, or had better look after the cards.</source>
        <translation>Ne bastano sei. A metà mano sai già se ci arrivi o se è meglio pensare alle carte.</translation>
    </message>
    <message>
        <source>Keep an eye on the kings</source>
        <translation>Tieni d&apos;occhio i re</translation>
    </message>
    <message>
        <source>Once three have gone, the last king on the table is safe from capture, and with it there no scopa can be made. Think of it before you take the third.</source>
        <translation>Usciti tre re, l&apos;ultimo in tavola non lo prende più nessuno, e finché è lì non si fanno scope. Pensaci prima di prendere il terzo.</translation>
    </message>
    <message>
        <source>What is paired and what is odd</source>
        <translation>Pari e dispari</translation>
    </message>
    <message>
        <source>Each value comes four times. Equal cards taking equal cards keep the values even; a sum upsets this. The dealer, who plays last, gains from even values; the other side does well to break them.</source>
        <translation>Ogni valore c&apos;è quattro volte. Finché le carte si prendono tra uguali i valori restano pari; una somma li spariglia. Al mazziere, che gioca per ultimo, conviene tenerli pari; all&apos;altro conviene sparigliare.</translation>
    </message>
    <message>
        <source>The last capture</source>
        <translation>L&apos;ultima presa</translation>
    </message>
    <message>
        <source>Towards the end think of what will be left on the table: it goes to whoever takes last, and may bring the point of the cards or of the coins.</source>
        <translation>Verso la fine pensa a quello che resterà in tavola: va a chi prende per ultimo, e può portare il punto delle carte o quello dei denari.</translation>
    </message>
    <message>
        <source>A little history</source>
        <translation>Un po&apos; di storia</translation>
    </message>
    <message>
        <source>Scopa means broom: one sweeps the table clean. From north to south it is among the games most played in Italy, in families at the holidays and at the tables of cafés, beside briscola and tressette.</source>
        <translation>La scopa è quella per spazzare: chi la fa ripulisce il tavolo. Da nord a sud è tra i giochi più giocati d&apos;Italia, in famiglia per le feste e ai tavolini dei bar, accanto alla briscola e al tressette.</translation>
    </message>
    <message>
        <source>Its suits are far older. Coins, cups, swords and clubs came to Italy with the first playing cards more than six hundred years ago. The primiera was once a game by itself, the favourite of the Renaissance courts; its odd scale, in which the seven beats the king, has outlived it in our count.</source>
        <translation>I semi sono molto più vecchi. Denari, coppe, spade e bastoni arrivarono in Italia con le prime carte da gioco, più di seicento anni fa. La primiera era un gioco a sé, il preferito nelle corti del Rinascimento; la sua strana scala, in cui il sette batte il re, le è sopravvissuta nel nostro conteggio.</translation>
    </message>
    <message>
        <source>Out of scopa grew scopone, the game of four in pairs. In its scientific form all forty cards are in the hands from the beginning, and masters play it from memory.</source>
        <translation>Dalla scopa è nato lo scopone, il gioco a quattro, a coppie. Nella forma scientifica tutte e quaranta le carte sono in mano fin dall&apos;inizio, e i maestri lo giocano a memoria.</translation>
    </message>
    <message>
        <source>The settebello has lent its name to a famous express train and to Italy&apos;s national team of water polo.</source>
        <translation>Il settebello ha dato il nome a un treno famoso e alla nazionale di pallanuoto.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Domande</translation>
    </message>
    <message>
        <source>May I refuse to take?</source>
        <translation>Posso non prendere?</translation>
    </message>
    <message>
        <source>Not with a card that can. You may play another card that takes nothing.</source>
        <translation>Con una carta che può, no. Puoi però giocarne un&apos;altra che non prende nulla.</translation>
    </message>
    <message>
        <source>Why can I not take the sum?</source>
        <translation>Perché non posso prendere la somma?</translation>
    </message>
    <message>
        <source>Because a card of the same value lies on the table, and that comes first.</source>
        <translation>Perché in tavola c&apos;è una carta dello stesso valore, e quella viene prima.</translation>
    </message>
    <message>
        <source>Why was my scopa not counted?</source>
        <translation>Perché la mia scopa non vale?</translation>
    </message>
    <message>
        <source>It was made with the last card of the round, or it was the cards left over that went to you, or it was an ace under asso piglia tutto.</source>
        <translation>L&apos;hai fatta con l&apos;ultima carta della mano, oppure erano le carte rimaste andate a te, oppure era un asso con asso piglia tutto.</translation>
    </message>
    <message>
        <source>What is the settebello?</source>
        <translation>Che cos&apos;è il settebello?</translation>
    </message>
    <message>
        <source>The seven of coins. It is worth a point, whatever else you have.</source>
        <translation>Il sette di denari. Vale un punto, qualunque cosa tu abbia preso.</translation>
    </message>
    <message>
        <source>We both have 20 cards: who gets the point?</source>
        <translation>Abbiamo 20 carte a testa: a chi va il punto?</translation>
    </message>
    <message>
        <source>Nobody. It takes 21. In the same way it takes 6 coins.</source>
        <translation>A nessuno. Ne servono 21. Allo stesso modo servono 6 denari.</translation>
    </message>
    <message>
        <source>I have three sevens and lost the primiera. Why?</source>
        <translation>Ho tre sette e ho perso la primiera: perché?</translation>
    </message>
    <message>
        <source>Either you had no card of the fourth suit, or sixes and aces made more: see the chapter on the primiera.</source>
        <translation>O ti mancava il quarto seme, o sei e assi facevano di più: vedi il capitolo sulla primiera.</translation>
    </message>
    <message>
        <source>How many points has a round?</source>
        <translation>Quanti punti vale una mano?</translation>
    </message>
    <message>
        <source>Four, less those that are tied, and one for each scopa, and what the house rules add.</source>
        <translation>Quattro, meno quelli in parità, più uno per ogni scopa e quello che aggiungono le regole di casa.</translation>
    </message>
    <message>
        <source>How many points win the match?</source>
        <translation>A quanti punti si vince?</translation>
    </message>
    <message>
        <source>At 11 as a rule, at some tables at 16, 21 or 31. The rules are the same, the match only lasts longer.</source>
        <translation>Di solito a 11, in qualche casa a 16, 21 o 31. Le regole sono le stesse, la partita è solo più lunga.</translation>
    </message>
    <message>
        <source>Does the computer cheat?</source>
        <translation>Il computer bara?</translation>
    </message>
    <message>
        <source>No. It knows no more than you do, and the deck is sealed before the first card. You can check that after every round.</source>
        <translation>No. Non sa più di te, e il mazzo è sigillato prima della prima carta. Dopo ogni mano puoi controllarlo.</translation>
    </message>
    <message>
        <source>Does it cost anything, or need the network?</source>
        <translation>Costa qualcosa? Serve la rete?</translation>
    </message>
    <message>
        <source>No. The program is free, has no advertising and no accounts, and never goes online. There is no money to be won or lost.</source>
        <translation>No. Il programma è gratuito, senza pubblicità e senza registrazione, e non si collega mai. Non si vincono né si perdono soldi.</translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation>Mouse e tastiera</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Mouse</translation>
    </message>
    <message>
        <source>Click a card of your hand to play it, or drag it to the table.</source>
        <translation>Un clic su una carta della mano la gioca; si può anche trascinarla in tavola.</translation>
    </message>
    <message>
        <source>If it can take in several ways, the cards it can take light up: click those you want.</source>
        <translation>Se può prendere in più modi, le carte che può prendere si illuminano: un clic su quelle che vuoi.</translation>
    </message>
    <message>
        <source>You may also click the cards of the table first, and then the card that takes them.</source>
        <translation>Puoi anche scegliere prima le carte in tavola e poi la carta che le prende.</translation>
    </message>
    <message>
        <source>The right button, or a long press, shows a card very large.</source>
        <translation>Il tasto destro, o una pressione lunga, mostra una carta molto grande.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>walk through the hand, change the capture</source>
        <translation>scorrere la mano, cambiare presa</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Invio, Spazio</translation>
    </message>
    <message>
        <source>play the card, confirm the capture</source>
        <translation>giocare la carta, confermare la presa</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>give up the choice, put back a carried card, close a page</source>
        <translation>rinunciare alla scelta, rimettere a posto una carta trascinata, chiudere una pagina</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>to the next card or button</source>
        <translation>alla carta o al pulsante seguente</translation>
    </message>
    <message>
        <source>the menus</source>
        <translation>i menu</translation>
    </message>
    <message>
        <source>In this book</source>
        <translation>In questo libro</translation>
    </message>
    <message>
        <source>Up and down and the page keys scroll; left and right turn to the next chapter. Tab leads to the list of chapters.</source>
        <translation>Su, giù e i tasti pagina fanno scorrere il testo; sinistra e destra cambiano capitolo. Con Tab si va all&apos;elenco dei capitoli.</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>The match being played is given up. It is kept with the matches played, and the deck of its round is revealed.</source>
        <translation>La partita in corso viene abbandonata. Resta fra le partite giocate, e il mazzo della mano viene svelato.</translation>
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
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>New match?</source>
        <translation>Nuova partita?</translation>
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
        <source>Delete all my data?</source>
        <translation>Cancellare tutti i miei dati?</translation>
    </message>
    <message>
        <source>All matches, the one being played, players, settings and the log of the program are deleted for good. Files that you saved elsewhere and decks of cards that you added stay.</source>
        <translation>Tutte le partite, quella in corso, i giocatori, le impostazioni e il registro del programma vengono cancellati per sempre. Restano i file che hai salvato altrove e i mazzi di carte che hai aggiunto.</translation>
    </message>
    <message>
        <source>Delete everything</source>
        <translation>Cancella tutto</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Tieni tutto</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>Togliere %1?</translation>
    </message>
    <message>
        <source>The matches and statistics of %1 are deleted for good.</source>
        <translation>Le partite e le statistiche di %1 vengono cancellate per sempre.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Tieni</translation>
    </message>
    <message>
        <source>Play this match on?</source>
        <translation>Continuare questa partita?</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua</translation>
    </message>
</context>
<context>
    <name>Readings</name>
    <message>
        <source>The table is empty.</source>
        <translation>Il tavolo è vuoto.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) on the table: %1. Sum %2.</source>
        <translation>
            <numerusform>%n carta in tavola: %1. Somma %2.</numerusform>
            <numerusform>%n carte in tavola: %1. Somma %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2.</source>
        <translation>%1 di %2.</translation>
    </message>
    <message>
        <source>There is no card %1 on the table.</source>
        <translation>In tavola non c&apos;è la carta %1.</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>La tua mano è vuota.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n denaro</numerusform>
            <numerusform>%n denari</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s)</source>
        <translation>
            <numerusform>%n carta di quadri</numerusform>
            <numerusform>%n carte di quadri</numerusform>
        </translation>
    </message>
    <message>
        <source>the settebello</source>
        <translation>il settebello</translation>
    </message>
    <message numerus="yes">
        <source>%n scopa(s)</source>
        <translation>
            <numerusform>%n scopa</numerusform>
            <numerusform>%n scope</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1, to %2.</source>
        <translation>%1, si va a %2.</translation>
    </message>
    <message>
        <source>The computer has not played in this round yet.</source>
        <translation>In questa mano il computer non ha ancora giocato.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
</context>
<context>
    <name>ReplayBoard</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavola</translation>
    </message>
    <message numerus="yes">
        <source>%n scopa(s)</source>
        <translation>
            <numerusform>%n scopa</numerusform>
            <numerusform>%n scope</numerusform>
        </translation>
    </message>
    <message>
        <source>scopa</source>
        <translation>scopa</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>prende</translation>
    </message>
    <message>
        <source>lays</source>
        <translation>cala</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>%1, %2 to %3</source>
        <translation>%1, %2 a %3</translation>
    </message>
    <message>
        <source>This match has no card played yet.</source>
        <translation>In questa partita non è ancora stata giocata una carta.</translation>
    </message>
    <message>
        <source>Round %1 of %2 · move %3 of %4 · before this round %5 to %6</source>
        <translation>Mano %1 di %2 · mossa %3 di %4 · prima di questa mano %5 a %6</translation>
    </message>
    <message>
        <source>This round is not over: the computer&apos;s cards and the deck stay covered, so that it can be played on.</source>
        <translation>Questa mano non è finita: le carte del computer e il mazzo restano coperti, così la si può continuare.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvata come %1.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Round back</source>
        <translation>Mano indietro</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Mano seguente</translation>
    </message>
    <message>
        <source>The sealed decks</source>
        <translation>I mazzi sigillati</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salva con nome…</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Play on with a new deal</source>
        <translation>Continua con una nuova mano</translation>
    </message>
</context>
<context>
    <name>ReplayTrack</name>
    <message>
        <source>Position in the match</source>
        <translation>Posizione nella partita</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Report of the error</source>
        <translation>Rapporto dell&apos;errore</translation>
    </message>
    <message>
        <source>The match is safe. This report may help to mend the program; it stays on this computer and is sent to nobody. Copy it if you want to pass it on.</source>
        <translation>La partita è salva. Questo rapporto può aiutare a correggere il programma; resta su questo computer e non viene mandato a nessuno. Copialo se vuoi passarlo a qualcuno.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copia il rapporto</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Rule book</source>
        <translation>Il libro delle regole</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capitoli</translation>
    </message>
    <message>
        <source>Previous chapter</source>
        <translation>Capitolo precedente</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Capitolo seguente</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>RuleCount</name>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
</context>
<context>
    <name>RulePlay</name>
    <message>
        <source>Played</source>
        <translation>Giocata</translation>
    </message>
    <message>
        <source>On the table, what it takes framed</source>
        <translation>In tavola; nel riquadro ciò che prende</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
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
        <source>Sealed deck</source>
        <translation>Mazzo sigillato</translation>
    </message>
    <message>
        <source>Before each round the seal of the deck is shown and you cut; otherwise it is cut for you at once.</source>
        <translation>Prima di ogni mano si vede il sigillo del mazzo e alzi tu; altrimenti viene alzato subito per te.</translation>
    </message>
    <message>
        <source>Cut the deck myself</source>
        <translation>Alzo io il mazzo</translation>
    </message>
</context>
<context>
    <name>ScanMenu</name>
    <message>
        <source>Back to the table</source>
        <translation>Torna al tavolo</translation>
    </message>
    <message>
        <source>One-button play</source>
        <translation>Gioco con un tasto</translation>
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
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>First to %1</source>
        <translation>Si arriva a %1</translation>
    </message>
</context>
<context>
    <name>SealPage</name>
    <message>
        <source>Round %1, given up</source>
        <translation>Mano %1, lasciata</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>%1: void</source>
        <translation>%1: annullata</translation>
    </message>
    <message>
        <source>You chose the place.</source>
        <translation>Il punto l&apos;hai scelto tu.</translation>
    </message>
    <message>
        <source>The place follows from the random digits: the seal had settled it, and the program had no choice.</source>
        <translation>Il punto dipende dalle cifre casuali: il sigillo l&apos;aveva già fissato, e il programma non poteva scegliere.</translation>
    </message>
    <message>
        <source>This deal for practice is always cut there.</source>
        <translation>Questa mano d&apos;esercizio si alza sempre lì.</translation>
    </message>
    <message>
        <source>The seal is the SHA-256 of one line of text: 64 digits that stand for all of this match before this deck (they are the SHA-256 of the saved match up to this seal), the cards in the order before the cut (rank, and d c s b for coins, cups, swords, clubs) and 64 random digits.</source>
        <translation>Il sigillo è lo SHA-256 di una riga di testo: 64 cifre che rispondono di tutta la partita prima di questo mazzo (sono lo SHA-256 della partita salvata fino a questo sigillo), le carte nell&apos;ordine prima dell&apos;alzata (il valore, e d c s b per denari, coppe, spade, bastoni) e 64 cifre casuali.</translation>
    </message>
    <message>
        <source>The seal is the SHA-256 of one line of text: the cards in the order before the cut (rank, and d c s b for coins, cups, swords, clubs) and 64 random digits.</source>
        <translation>Il sigillo è lo SHA-256 di una riga di testo: le carte nell&apos;ordine prima dell&apos;alzata (il valore, e d c s b per denari, coppe, spade, bastoni) e 64 cifre casuali.</translation>
    </message>
    <message>
        <source>The sealed deck</source>
        <translation>Il mazzo sigillato</translation>
    </message>
    <message>
        <source>There is no deck yet.</source>
        <translation>Non c&apos;è ancora un mazzo.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Sigillo</translation>
    </message>
    <message>
        <source>This match was begun with an older version: each of its seals stands for its own deck alone. In newer matches a seal stands for all that was before it as well.</source>
        <translation>Questa partita è cominciata con una versione precedente: ogni suo sigillo risponde solo del proprio mazzo. Nelle partite più recenti un sigillo risponde anche di tutto ciò che lo precede.</translation>
    </message>
    <message>
        <source>This deck is being played; it was cut at %1. The order of its cards is shown here as soon as the round is over.</source>
        <translation>Con questo mazzo si sta giocando; è stato alzato a %1. L&apos;ordine delle carte si vede qui appena la mano è finita.</translation>
    </message>
    <message>
        <source>This deck has not been cut yet. The order of its cards is shown here as soon as the round is over.</source>
        <translation>Questo mazzo non è ancora stato alzato. L&apos;ordine delle carte si vede qui appena la mano è finita.</translation>
    </message>
    <message>
        <source>Check the seal</source>
        <translation>Controlla il sigillo</translation>
    </message>
    <message>
        <source>Right: the order and the random digits below have this seal.</source>
        <translation>Giusto: l&apos;ordine e le cifre casuali qui sotto hanno questo sigillo.</translation>
    </message>
    <message>
        <source>Wrong: the order and the random digits below have another seal.</source>
        <translation>Sbagliato: l&apos;ordine e le cifre casuali qui sotto hanno un altro sigillo.</translation>
    </message>
    <message>
        <source>The cards in the order they were dealt</source>
        <translation>Le carte nell&apos;ordine in cui sono state date</translation>
    </message>
    <message>
        <source>A seal proves something to whoever noted it down while it was on the table. A file that its owner made up wholly cannot be told from a true one.</source>
        <translation>Un sigillo prova qualcosa a chi se l&apos;è annotato mentre era in tavola. Un file inventato per intero da chi lo possiede non si distingue da uno vero.</translation>
    </message>
    <message>
        <source>The deck was cut at %1: so many cards went under the others.</source>
        <translation>Il mazzo è stato alzato a %1: tante carte sono andate sotto le altre.</translation>
    </message>
    <message>
        <source>The line for your system computes it, without this program.</source>
        <translation>La riga per il tuo sistema lo calcola, senza questo programma.</translation>
    </message>
    <message>
        <source>The line below it computes the cut.</source>
        <translation>La riga sotto calcola l&apos;alzata.</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tavola</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1: %2, a %3</translation>
    </message>
    <message>
        <source>The random digits</source>
        <translation>Le cifre casuali</translation>
    </message>
    <message>
        <source>Check it yourself</source>
        <translation>Controlla da te</translation>
    </message>
</context>
<context>
    <name>SealText</name>
    <message>
        <source>Seal %1</source>
        <translation>Sigillo %1</translation>
    </message>
</context>
<context>
    <name>SeenBoard</name>
    <message>
        <source>An aid. White: not yet seen.</source>
        <translation>Un aiuto. Bianca: non ancora vista.</translation>
    </message>
    <message>
        <source>Cards to come</source>
        <translation>Carte ancora da vedere</translation>
    </message>
    <message>
        <source>%1: seen</source>
        <translation>%1: già vista</translation>
    </message>
    <message>
        <source>%1: not yet seen</source>
        <translation>%1: non ancora vista</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>You play first.</source>
        <translation>Cominci tu.</translation>
    </message>
    <message>
        <source>%1 plays first.</source>
        <translation>Comincia %1.</translation>
    </message>
    <message>
        <source>The last cards are dealt.</source>
        <translation>Ultime carte.</translation>
    </message>
    <message>
        <source>New cards are dealt.</source>
        <translation>Nuove carte.</translation>
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
        <source>%1 lays %2.</source>
        <translation>%1 cala %2.</translation>
    </message>
    <message>
        <source>You take %2 with %1.</source>
        <translation>Prendi %2 con %1.</translation>
    </message>
    <message>
        <source>%1 takes %3 with %2.</source>
        <translation>%1 prende %3 con %2.</translation>
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
        <source>The cards left go %1, who took last.</source>
        <translation>Le carte rimaste vanno %1, che ha preso per ultimo.</translation>
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
        <source>The last cards.</source>
        <translation>Le ultime carte.</translation>
    </message>
    <message>
        <source>New cards.</source>
        <translation>Nuove carte.</translation>
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
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>takes nothing</source>
        <translation>non prende niente</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>prende %1</translation>
    </message>
    <message>
        <source>or</source>
        <translation>o</translation>
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
        <source>it takes diamonds.</source>
        <translation>prende quadri.</translation>
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
        <translation>lascia il tavolo migliore.</translation>
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
        <source>This card can take, so it must: %1.</source>
        <translation>Questa carta può prendere, quindi deve: %1.</translation>
    </message>
    <message>
        <source>The ace takes the whole table.</source>
        <translation>L&apos;asso prende tutto il tavolo.</translation>
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
    <message numerus="yes">
        <source>%1 can take in %n way(s): choose on the table.</source>
        <translation>
            <numerusform>%1 può prendere in %n modo: scegli in tavola.</numerusform>
            <numerusform>%1 può prendere in %n modi: scegli in tavola.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes %2. Press again to play.</source>
        <translation>%1 prende %2. Premi ancora per giocare.</translation>
    </message>
    <message>
        <source>%1 takes nothing. Press again to play.</source>
        <translation>%1 non prende niente. Premi ancora per giocare.</translation>
    </message>
    <message>
        <source>This leaves the settebello on the table: play it all the same?</source>
        <translation>Così il settebello resta in tavola: giochi lo stesso?</translation>
    </message>
    <message>
        <source>This leaves a table of %1: play it all the same?</source>
        <translation>Così restano %1 punti in tavola: giochi lo stesso?</translation>
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
        <source>The saved match is of a newer version of this program. The file was kept as %1.</source>
        <translation>La partita salvata è di una versione più recente di questo programma. Il file è conservato come %1.</translation>
    </message>
    <message>
        <source>The match that is over could not be kept (%1).</source>
        <translation>La partita finita non si è potuta conservare (%1).</translation>
    </message>
    <message>
        <source>The matches that are over could not be read (%1).</source>
        <translation>Non è stato possibile leggere le partite finite (%1).</translation>
    </message>
    <message>
        <source>The list of the players was damaged. It was kept as %1.</source>
        <translation>L&apos;elenco dei giocatori era danneggiato. È conservato come %1.</translation>
    </message>
    <message>
        <source>The list of the players could not be read (%1).</source>
        <translation>L&apos;elenco dei giocatori non si è potuto leggere (%1).</translation>
    </message>
    <message>
        <source>Not everything could be deleted (%1).</source>
        <translation>Non tutto si è potuto cancellare (%1).</translation>
    </message>
    <message>
        <source>The last time the program ended because of an error. Your match is safe and goes on where it was.</source>
        <translation>L&apos;ultima volta il programma si è chiuso per un errore. La partita è salva e continua da dove era.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your match is safe; if the game does not go on, close the window and start again.</source>
        <translation>Qualcosa è andato storto nel programma. La partita è salva; se il gioco non va avanti, chiudi la finestra e riapri.</translation>
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
        <source>Sound</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Ease of use</source>
        <translation>Accessibilità</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Keep playing as before</source>
        <translation>Continua come prima</translation>
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
    <name>ShareHead</name>
    <message>
        <source>you</source>
        <translation>tu</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>computer</translation>
    </message>
</context>
<context>
    <name>ShareLine</name>
    <message>
        <source>%1: you %2, computer %3.</source>
        <translation>%1: tu %2, computer %3.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Close: %1</source>
        <translation>Chiudi: %1</translation>
    </message>
</context>
<context>
    <name>SlideBar</name>
    <message>
        <source>Scroll bar</source>
        <translation>Barra di scorrimento</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Spento</translation>
    </message>
    <message>
        <source>All that is heard is also to be seen. Where no loudspeaker can be used, the game is silent.</source>
        <translation>Tutto quello che si sente si vede anche. Dove non c&apos;è un altoparlante da usare, il gioco resta muto.</translation>
    </message>
</context>
<context>
    <name>SpeakerChip</name>
    <message>
        <source>Sound</source>
        <translation>Suono</translation>
    </message>
</context>
<context>
    <name>StartQuestion</name>
    <message>
        <source>Scopa seems to be open already</source>
        <translation>Scopa sembra già aperta</translation>
    </message>
    <message>
        <source>Another window of Scopa seems to use these files, but it does not answer. It may still be starting, or be open on another computer that shares the files. While both are open, each can overwrite the match of the other.</source>
        <translation>Un&apos;altra finestra di Scopa sembra usare questi file, ma non risponde. Forse si sta ancora avviando, oppure è aperta su un altro computer che condivide i file. Finché sono aperte entrambe, ciascuna può sovrascrivere la partita dell&apos;altra.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Open all the same</source>
        <translation>Apri lo stesso</translation>
    </message>
    <message>
        <source>Scopa</source>
        <translation>Scopa</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>The matches are being read: %1 of %2.</source>
        <translation>Lettura delle partite: %1 di %2.</translation>
    </message>
    <message>
        <source>No match is over yet. As soon as one is, its numbers are here.</source>
        <translation>Nessuna partita è ancora finita. Appena ce n&apos;è una, qui ci sono i suoi numeri.</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>partite</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinte</translation>
    </message>
    <message>
        <source>in a row now</source>
        <translation>di fila ora</translation>
    </message>
    <message>
        <source>in a row at best</source>
        <translation>di fila al meglio</translation>
    </message>
    <message>
        <source>Matches by level</source>
        <translation>Partite per livello</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perse</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: won %2, lost %3.</source>
        <translation>%1: vinte %2, perse %3.</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Punti per mano</translation>
    </message>
    <message>
        <source>Matches won, from the first to the last, in groups of %1</source>
        <translation>Partite vinte, dalla prima all&apos;ultima, a gruppi di %1</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>lasciate</translation>
    </message>
    <message>
        <source>with moves taken back</source>
        <translation>con mosse annullate</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>Tutti i punti</translation>
    </message>
    <message>
        <source>The last matches: points ahead or behind</source>
        <translation>Le ultime partite: punti in più o in meno</translation>
    </message>
    <message>
        <source>Does the computer cheat?</source>
        <translation>Il computer bara?</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>I tuoi dati</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Menu of the one-button play</source>
        <translation>Menu del gioco con un tasto</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Testo più piccolo</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Testo più grande</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Table of cards</source>
        <translation>Tavolo da gioco</translation>
    </message>
</context>
<context>
    <name>TableSigns</name>
    <message>
        <source>%1 · thinking…</source>
        <translation>%1 · pensa…</translation>
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
    <name>TableSlots</name>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
</context>
<context>
    <name>TextPage</name>
    <message>
        <source>Size of the text</source>
        <translation>Grandezza del testo</translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <translation>Grandezza delle carte</translation>
    </message>
    <message>
        <source>As they fit</source>
        <translation>Secondo lo spazio</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grandi</translation>
    </message>
    <message>
        <source>Huge</source>
        <translation>Enormi</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
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
<context>
    <name>Who</name>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Compagno</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>the player at my right</comment>
        <translation>A destra</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>the player at my left</comment>
        <translation>A sinistra</translation>
    </message>
    <message>
        <source>the computer</source>
        <translation>il computer</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>il tuo compagno</translation>
    </message>
    <message>
        <source>the player at your right</source>
        <translation>chi siede alla tua destra</translation>
    </message>
    <message>
        <source>the player at your left</source>
        <translation>chi siede alla tua sinistra</translation>
    </message>
    <message>
        <source>to you</source>
        <translation>a te</translation>
    </message>
    <message>
        <source>to the computer</source>
        <translation>al computer</translation>
    </message>
    <message>
        <source>to your partner</source>
        <translation>al tuo compagno</translation>
    </message>
    <message>
        <source>to the player at your right</source>
        <translation>a chi siede alla tua destra</translation>
    </message>
    <message>
        <source>to the player at your left</source>
        <translation>a chi siede alla tua sinistra</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Noi</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Loro</translation>
    </message>
    <message>
        <source>to you two</source>
        <translation>a voi</translation>
    </message>
    <message>
        <source>to the others</source>
        <translation>agli altri</translation>
    </message>
    <message>
        <source>we %1, they %2</source>
        <translation>noi %1, loro %2</translation>
    </message>
    <message>
        <source>you %1, computer %2</source>
        <translation>tu %1, computer %2</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
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
        <source>Cards to come</source>
        <translation>Carte ancora da vedere</translation>
    </message>
    <message>
        <source>Moves of the round</source>
        <translation>Mosse della mano</translation>
    </message>
    <message>
        <source>Captured cards</source>
        <translation>Carte prese</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Level…</source>
        <translation>Livello…</translation>
    </message>
    <message>
        <source>Napola…</source>
        <translation>Napola…</translation>
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
        <source>Stop one-button play</source>
        <translation>Esci dal gioco con un tasto</translation>
    </message>
    <message>
        <source>Does the computer cheat?</source>
        <translation>Il computer bara?</translation>
    </message>
    <message>
        <source>Rules and keys</source>
        <translation>Regole e tasti</translation>
    </message>
    <message>
        <source>List of keys</source>
        <translation>Elenco dei tasti</translation>
    </message>
    <message>
        <source>About Scopa</source>
        <translation>Informazioni su Scopa</translation>
    </message>
</context>
</TS>
