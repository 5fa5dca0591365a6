## Signing in

sign-in = Sign in
sign-in-title = Sign in
sign-out = Sign out
signed-in-as = Signed in as { $name }
register = Create an account
register-title = New account
register-lead = An account keeps your games and your name. Playing by link needs none.
account = Account
account-title = Your account
account-name = Name
account-name-help = { $least } to { $most } characters: letters of one alphabet and digits
account-since = With us since { $date }
account-close = Close the account
account-close-sure = Close the account? Your games stay; you will not be able to sign in again.
account-games = Finished games
account-games-lead = Only you can see this list. Your points come first.
account-games-none = No finished games yet
account-games-decided = decided by the arbiters
account-games-earlier = Earlier games
account-games-newest = Newest games
no-account-yet = No account yet?
have-account = Already have an account?

## Passwords

password = Password
password-new = New password
password-old = Old password
password-help = At least { $n } { $n ->
        [one] character
       *[other] characters
    }; a few words are better than one
password-change = Change the password
password-forgotten = Forgot your password?
password-forgotten-help = Ask an administrator for a link to set a new one. Nobody else can choose it for you.
password-reset-title = Set a new password

## The second factor

factor = Second factor
factor-lead = A second factor asks for a code from your phone after the password. Whoever learns the password alone does not come in.
factor-begin = Set up a second factor
factor-scan = Scan this picture with an authenticator app, or type the secret into it:
factor-picture = The secret as a picture for the camera of a phone
factor-secret = The secret, shown only once:
factor-link = Open it in an app on this device
factor-first-code = The code that the app shows now
factor-set = Switch it on
factor-since = Asked for at every sign-in since { $date }.
factor-recovery-left = { $n } { $n ->
        [one] recovery code is
       *[other] recovery codes are
    } left.
factor-codes = Your recovery codes: each signs you in once, in place of a code from the phone. Write them down or print them now: they are shown only once.
factor-kept = I have kept them
factor-renew = Make new recovery codes
factor-off = Switch the second factor off
factor-code = Code
factor-code-help = Six digits from your phone, or a recovery code
factor-lost-help = Lost your phone? Sign in with a recovery code. If they are lost too, an administrator can take the second factor off.
factor-owed = Here everybody who has a role needs a second factor. Set one up first: until then nothing else is open to you.

## Sessions

sessions = Sessions
sessions-lead = The devices on which you are signed in
session-this = this device
session-begun = since { $date }
session-seen = last seen { $date }
session-end = End this session
sessions-end-others = End all other sessions

## Tokens

tokens = API tokens
tokens-lead = A token lets a program act in your name, within its scopes.
tokens-none = No tokens
api = Interface for programs
api-lead = Whatever the pages do, a program can do with these calls, using a token of your account.
token-new = New token
token-label = What it is for
token-scopes = Scopes
token-ends = Expires { $date }
token-used = Last used { $date }
token-unused = Never used
token-days = Valid for how many days
token-revoke = Revoke
token-shown-once = Copy the token now: it is shown only once.
scope-read = see what you see
scope-play = play in your name
scope-events = enter, run and judge events
scope-admin = look after accounts and the site

## Roles

role = Role
role-player = player
role-organiser = organiser
role-arbiter = arbiter
role-administrator = administrator

## Administration

admin = Administration
admin-first-title = Become the administrator
admin-first-lead = This link works once. Choose a name and a password: this account will look after the site.
admin-invitation-printed = Link printed by the program
admin-accounts = Accounts
admin-accounts-none = No accounts found
admin-reset = Reset the password
admin-reset-help = The link lets its owner choose a new password. You never see it.
admin-reset-link = Give this link to { $name }. It works once, until { $date }.
admin-block = Block
admin-unblock = Unblock
admin-blocked = blocked: { $reason }
admin-reason = Reason
admin-give-role = Give the role
admin-take-role = Take the role away
admin-invitations = Invitations
admin-invite = Invite
admin-invitation-link = Send this link to those you invite
admin-invitation-left = { $n } { $n ->
        [one] place
       *[other] places
    } left
admin-places = How many people it lets in
admin-withdraw = Withdraw
admin-door = Who may create an account
admin-door-everybody = everybody
admin-door-invited = only those who are invited
admin-take-factor = Take the second factor off
admin-take-factor-help = For somebody who has lost phone and recovery codes, when you are sure who asks. All sessions of the account end, and the password alone opens it.
admin-demand = Of whom a second factor is demanded
admin-demand-help = Who has none can only set one up after signing in. You need one yourself before you demand it.
admin-demand-nobody = of nobody
admin-demand-officials = of everybody who has a role
