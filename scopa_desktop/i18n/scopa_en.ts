<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CapturedPage</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scopa(s)</source>
        <translation>
            <numerusform>%n scopa</numerusform>
            <numerusform>%n scope</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountWords</name>
    <message numerus="yes">
        <source>%n point(s) %1</source>
        <translation>
            <numerusform>%n point %1</numerusform>
            <numerusform>%n points %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) %1.</source>
        <translation>
            <numerusform>%n point %1.</numerusform>
            <numerusform>%n points %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CutPanel</name>
    <message numerus="yes">
        <source>Where to cut: %n card(s) from the top</source>
        <translation>
            <numerusform>Where to cut: %n card from the top</numerusform>
            <numerusform>Where to cut: %n cards from the top</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) from the top go under the others</source>
        <translation>
            <numerusform>%n card from the top goes under the others</numerusform>
            <numerusform>%n cards from the top go under the others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DataPanel</name>
    <message numerus="yes">
        <source>%n match(es) written to %1.</source>
        <translation>
            <numerusform>%n match written to %1.</numerusform>
            <numerusform>%n matches written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be read and were left out.</source>
        <translation>
            <numerusform>One cannot be read and was left out.</numerusform>
            <numerusform>%n cannot be read and were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) of %1 taken in.</source>
        <translation>
            <numerusform>%n match of %1 taken in.</numerusform>
            <numerusform>%n matches of %1 taken in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were here already.</source>
        <translation>
            <numerusform>One was here already.</numerusform>
            <numerusform>%n were here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are damaged and were left out.</source>
        <translation>
            <numerusform>One is damaged and was left out.</numerusform>
            <numerusform>%n are damaged and were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were not taken in, because it was stopped.</source>
        <translation>
            <numerusform>One was not taken in, because it was stopped.</numerusform>
            <numerusform>%n were not taken in, because it was stopped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were not taken in: this did not work (%1).</source>
        <translation>
            <numerusform>One was not taken in: this did not work (%1).</numerusform>
            <numerusform>%n were not taken in: this did not work (%1).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n deck</numerusform>
            <numerusform>%n decks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PileLabel</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scopa(s)</source>
        <translation>
            <numerusform>%n scopa</numerusform>
            <numerusform>%n scope</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Readings</name>
    <message numerus="yes">
        <source>%n card(s) on the table: %1. Sum %2.</source>
        <translation>
            <numerusform>%n card on the table: %1. Sum %2.</numerusform>
            <numerusform>%n cards on the table: %1. Sum %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond(s)</source>
        <translation>
            <numerusform>%n diamond</numerusform>
            <numerusform>%n diamonds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scopa(s)</source>
        <translation>
            <numerusform>%n scopa</numerusform>
            <numerusform>%n scope</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayBoard</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scopa(s)</source>
        <translation>
            <numerusform>%n scopa</numerusform>
            <numerusform>%n scope</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message numerus="yes">
        <source>%1 can take in %n way(s): choose on the table.</source>
        <translation>
            <numerusform>%1 can take in %n way: choose on the table.</numerusform>
            <numerusform>%1 can take in %n ways: choose on the table.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableSigns</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
</TS>
