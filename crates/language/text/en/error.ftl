## Pages of trouble

error = Something went wrong
error-not-found = There is no such page
error-not-found-help = The address may be mistyped, or the page is gone.
error-no-table-help = The link may be cut short. Ask for it again.
error-forbidden-help = Try another account.
error-server = Something failed on the server. Nothing that was acknowledged is lost.
error-try-again = Try again
error-wait = Wait { $n } { $n ->
        [one] second
       *[other] seconds
    } and try again

## What the server says no with

no-refused = Refused by the rules
no-objected = This regulation is against the rules
no-malformed = The message could not be understood
no-unreadable-move = Not a move
no-ambiguous-move = This can mean several moves
no-not-your-seat = This is not your seat
no-too-fast = Too many messages; slow down
no-too-large = The message is too large
no-too-slow = The message took too long to come
no-too-many-tables = Too many of your tables are waiting for an opponent
no-behind = The game has moved on; the page is being brought up to date
no-no-table = There is no such table
no-no-such = There is no such thing at this table
no-not-found = There is no such thing
no-method = This cannot be done here
no-unavailable = Nothing was written; try again in a moment
no-foreign = The request comes from another site
no-crowded = Too many people are signing in right now; try again shortly
no-busy = Others were faster; try again
no-unwritable = This cannot be written down
no-not-your-turn = It is not your turn
no-not-begun = Nobody has come to play yet
no-not-over = The game is not over
no-taken = The seat is taken

## What the house says no with

no-sign-in-first = Sign in first
no-session-over = The session has ended; sign in again
no-token-over = The token has expired or was revoked
no-forbidden = You may not do that
no-out-of-scope = The token’s scopes do not cover this
no-blocked = The account is blocked
no-closed = The account was closed by its owner
no-invitation-only = Accounts are created by invitation only
no-link-over = This link was used, withdrawn or is too old
no-too-many-attempts = Too many attempts; wait a little
no-name-length = The name is too short or too long
no-name-letters = The name has letters that names cannot have
no-name-scripts = The name mixes alphabets
no-name-reserved = This name is reserved for the site
no-name-taken = This name, or one that looks like it, is taken
no-password-short = The password is too short
no-password-long = The password is too long
no-password-common = This password is one of the first anybody would try
no-password-of-name = The password is made from the name
no-password-wrong = The name or the password is wrong
no-code-wanted = Now the code of your second factor
no-code-wrong = The code is wrong, too old, or was used already
no-factor-stands = The account has a second factor already
no-factor-missing = The account has no second factor
no-factor-over = This took too long, or was begun again elsewhere; begin anew
no-factor-first = Set up a second factor first
no-label = Say in one short line what it is for
no-reason = A reason is missing or too long
no-unknown-account = There is no such account
no-unknown-session = There is no such session
no-unknown-token = There is no such token
no-unknown-invitation = There is no such invitation
no-account-stands = The account already exists
no-administrator-stands = There is an administrator already
no-last-administrator = Without this administrator there would be none
no-oneself = You cannot do this to your own account
no-already-blocked = The account is already blocked
no-not-blocked = The account is not blocked
no-role-stands = The account already has this role
no-role-missing = The account does not have the role
no-role-of-all = Everybody is a player
no-scope-missing = A token needs a scope
no-scope-above-role = Your roles do not allow this
no-token-life = The token would expire at once, or too late
no-too-many-tokens = You already have as many tokens as you may have
no-too-many-invitations = Too many invitations are open already
no-invited-count = An invitation lets in at least one person; with a role, only one
