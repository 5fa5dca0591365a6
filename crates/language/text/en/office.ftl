## What an event says no with

no-no-seat = You have no seat at this event
no-not-allowed = Somebody else does this
no-not-published = The pairs of this round are not published yet
no-two-needed = Two people must agree on this
no-published = All pairs are already published
no-too-many-seats = The event has no seat left
no-last-organiser = An event has an organiser
no-asked = This has already been asked for
no-another-person = Another person must approve
no-lots-drawn = The lots have been drawn
no-groups-stand = The groups cannot change while somebody is registered
no-no-event = There is no such event
no-changed = Somebody else has changed this in the meantime
no-look-again = Too much has happened since; look again
no-not-closed = Personal data is needed until the event is closed
no-absent = There is no such thing here

## The same in the words of programs

said-you-have-no-seat-at-this-event = you have no seat at this event
said-an-invitation-of-the-organiser = an invitation of the organiser
said-somebody-else-does-this = somebody else does this
said-by-the-main-panel-or-by-who-is-concerned = by the main panel, or by who is concerned
said-the-pairs-of-this-round-are-kept-back = the pairs of this round are kept back
said-publish-them-first = publish them first
said-too-many-commands-at-once = too many commands at once
said-at-most-n = at most { $n }
said-no-one-annuls-a-round-alone = no one annuls a round alone
said-ask-for-it-and-let-somebody-else-of-the-panel-or-the-organiser-approve = ask for it, and let somebody else of the panel or the organiser approve
said-too-much-has-happened-since = too much has happened since
said-look-again = look again
said-too-many-invitations-are-open = too many invitations are open
said-recall-some-of-them = recall some of them
said-no-link-works-like-that = no link works like that
said-1-to-uses-uses-1-to-days-days = 1 to { $uses } uses, 1 to { $days } days
said-there-is-no-such-invitation = there is no such invitation
said-no-pairs-are-kept-back = no pairs are kept back
said-after-the-next-round-is-paired = after the next round is paired
said-nobody-of-this-number-is-at-the-event = nobody of this number is at the event
said-the-event-has-no-seat-left = the event has no seat left
said-take-one-from-somebody = take one from somebody
said-this-link-was-used-withdrawn-or-is-too-old = this link was used, withdrawn or is too old
said-there-is-no-such-seat = there is no such seat
said-an-event-has-an-organiser = an event has an organiser
said-after-somebody-else-was-given-this-seat = after somebody else was given this seat
said-this-was-asked-for-already = this was asked for already
said-somebody-else-answers = somebody else answers
said-nobody-waits-for-this-answer = nobody waits for this answer
said-who-asks-does-not-approve = who asks does not approve
said-somebody-else-of-the-panel-or-the-organiser = somebody else of the panel or the organiser
said-only-the-last-round-is-annulled = only the last round is annulled
said-the-regulation-stands-once-the-lots-were-drawn = the regulation stands once the lots were drawn
said-undo-the-drawing-first = undo the drawing first
said-the-groups-stand-while-somebody-is-registered = the groups stand while somebody is registered
said-another-event = another event
said-by-the-organiser = by the organiser
said-a-text-is-too-long-or-has-signs-that-are-none = a text is too long, or has signs that are none
said-at-most-n-letters = at most { $n } letters
said-there-is-no-such-event = there is no such event
said-somebody-else-has-changed-this-meanwhile = somebody else has changed this meanwhile
said-look-again-then-decide = look again, then decide
said-by-who-keeps-the-papers = by who keeps the papers
said-what-is-personal-is-needed-until-the-event-is-closed = what is personal is needed until the event is closed
said-after-it-was-closed = after it was closed
said-this-is-no-file-of-an-event = this is no file of an event
said-a-newer-program-has-written-this-file = a newer program has written this file
said-the-end-of-the-file-is-missing = the end of the file is missing
said-the-file-was-changed-or-cut-short = the file was changed or cut short
said-a-line-of-the-file-cannot-be-read = a line of the file cannot be read
said-a-table-has-no-name = a table has no name
said-the-file-tells-of-what-cannot-have-happened = the file tells of what cannot have happened
said-no-lots-were-bound-here = no lots were bound here
said-commit-them-first = commit them first
said-there-is-no-such-round-part-or-player = there is no such round, part or player
said-there-is-no-account-of-this-name = there is no account of this name

## What somebody is at an event

seat-organiser = organiser
seat-captain = captain
seat-person = participant
seat-press = press

## How far an event has come

## Files to take away

file-standings = Standings ({ $format })
file-entries = Entries ({ $format })
file-results = Pairs and results ({ $format })
file-table = Table for pairing programs ({ $format })
file-games = All games with their moves ({ $format })
file-event = Everything for other programs ({ $format })
