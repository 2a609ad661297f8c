pragma Singleton
import QtQml
import ScopaDesktop

/* The rule book: chapters of parts. A part is a text, a head (with a key if one can open the book there), a list, rows
   of two columns, cards with a line below, a play (what a card takes from a table) or the count of a round. */
QtObject {
    readonly property var chapters: [...play.chapters, ...count.chapters, ...forms.chapters, ...program.chapters]

    readonly property PlayChapters play: PlayChapters {}
    readonly property CountChapters count: CountChapters {}
    readonly property FormChapters forms: FormChapters {}
    readonly property ProgramChapters program: ProgramChapters {}
}
