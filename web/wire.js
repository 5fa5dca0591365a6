/**
 * What the server and the browser say to each other about a table. Types only.
 *
 * @typedef {'a'|'b'} Seat
 * @typedef {'white'|'black'} Colour
 * @typedef {{name: string|null, account: string|null}} Guest
 *
 * @typedef {object} Static what stays while a table stands
 * @property {string} id
 * @property {string} kind russian, brazilian, international, giveaway, checkers, spantsireti or renju
 * @property {string} edition
 * @property {string} [tempo]
 * @property {string} control
 * @property {number} [games]
 * @property {string|null} [ballot]
 * @property {string|null} [opening]
 * @property {number} columns
 * @property {number} rows
 * @property {string[]} names one a cell, row by row from the top as White sees it; empty where no piece can stand
 * @property {{a: Guest|null, b: Guest|null}} seats
 * @property {boolean} open
 *
 * @typedef {object} Legal a move that may be played
 * @property {string} text
 * @property {string} short
 * @property {number[]} path
 * @property {number[]} captures
 *
 * @typedef {object} Forbidden
 * @property {number} cell
 * @property {string} why double-three, double-four or overline
 * @property {string} by
 *
 * @typedef {object} Asked what an opening regulation asks for
 * @property {string} asked place, choose, declare, offer or pick
 * @property {string[]} options
 * @property {number[]} cells
 * @property {number[]} offered
 * @property {number|null} left
 *
 * @typedef {{what: string, by?: string}} Right a rule of the house has no article
 * @typedef {{n: number, at: number, text: string}} Said what an official has written to who plays here
 * @typedef {{by: string, made: number, of: number, whose: Colour|null}} Count
 *
 * @typedef {object} Outcome
 * @property {string} result a, b, draw or both-lose
 * @property {string} cause
 * @property {string} [by] left out where a rule of the house ended it
 * @property {{a: string, b: string}} marks
 * @property {number|null} count
 *
 * @typedef {object} View what is so now
 * @property {number} v
 * @property {number} now
 * @property {string} phase open, closed, waiting, playing, stopped, adjourned or over
 * @property {string|null} [stopped] why the clocks are stopped, or who stopped them: server, arbiter, adjudication, a or b
 * @property {{at: number, by: string|null}|null} [begins] when this game is to begin, while that is to come
 * @property {number} game
 * @property {number} games
 * @property {{a: string, b: string}} points
 * @property {Seat} first
 * @property {{a: Colour, b: Colour}} colours
 * @property {Seat|null} turn
 * @property {string} cells `.` empty, `w b` men, `W B` kings, `x` black stone, `o` white stone
 * @property {number} ply
 * @property {number[]|null} last
 * @property {Legal[]} legal
 * @property {Forbidden[]} forbidden
 * @property {Asked|null} opening
 * @property {{left: {a: number, b: number}, running: Seat|null, delay?: number}} clock
 * @property {Seat|null} offer
 * @property {{v: number, whose: Seat, by: string}|null} [refused] a claim that was not upheld since the last half-move
 * @property {Count[]} counts
 * @property {{a: Right[], b: Right[]}} rights
 * @property {{a: boolean, b: boolean}} connected
 * @property {string|null} [ballot]
 * @property {Outcome|null} outcome
 * @property {Outcome|null} before how the game of the meeting before this one has ended
 * @property {{winner: Seat|null, by: string}|null} verdict
 * @property {{a: boolean, b: boolean}} [again]
 * @property {{a: string|null, b: string|null}} [asked] who asks to adjourn or resume
 * @property {string} [adjournment] how far an adjournment has come
 * @property {string|null} [next]
 * @property {number} [watching]
 *
 * @typedef {object} Ply a half-move that was made
 * @property {number} n
 * @property {Seat} by
 * @property {string} text
 * @property {string} short
 * @property {number[]} path
 * @property {number[]} captures
 * @property {string} cells
 * @property {number} left
 * @property {number} [spent]
 * @property {number} [lag]
 *
 * @typedef {object} Glance what a list shows of a game that is on
 * @property {string} id
 * @property {string} kind
 * @property {string} control
 * @property {{a: string, b: string}} names empty for a nameless guest
 * @property {{a: Colour, b: Colour}} colours
 * @property {number} columns
 * @property {number} rows
 * @property {string} cells as in a view
 * @property {number[]} last
 * @property {Seat|null} turn
 * @property {{left: {a: number, b: number}, running: Seat|null}} clock
 *
 * @typedef {object} No a refusal
 * @property {number} id
 * @property {string} code
 * @property {string} [by]
 * @property {string} why
 * @property {string} [instead]
 * @property {string[]} [candidates]
 */

export {};
