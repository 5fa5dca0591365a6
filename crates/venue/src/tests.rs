//! A venue conducted: who may, who may not, and what two at once see of each other.

use clock::Moment;
use competition::entry::{self, Person};
use competition::round::{self, Outcome};
use competition::{Draft, No as Number, Role};
use hall::table::{Guest, No};
use serde_json::json;

use super::{
    Answer, Audience, Command, Fact, Grave, Holder, House, Opened, Phase, Publication, Seat, Terms, Touch,
    Venue,
};

fn guest(name: &str) -> Guest {
    Guest { visitor: format!("browser of {name}"), account: Some(name.to_owned()), name: name.to_owned() }
}

fn opened(host: &Guest, seats: &[Seat]) -> Opened {
    let mut draft = Draft::usual("RU22".parse().expect("an edition"), "russian".parse().expect("a game"));
    draft.name = "City cup".to_owned();
    let terms = Terms { audience: Audience::Public, ..Terms::default() };
    Opened { draft, host: Holder::of(host), at: Moment(5), seats: seats.to_vec(), terms }
}

/// An event of four, run by Olena.
fn cup() -> (Venue, Guest) {
    let olena = guest("Olena");
    let seats = [Seat::Organiser, Seat::Official(Role::ChiefArbiter)];
    let mut venue = Venue::open("cup", opened(&olena, &seats)).expect("a regulation");
    for name in ["Aa", "Bb", "Cc", "Dd"] {
        act(&mut venue, &olena, entry::Command::register(Person::player(name).rated(2000)).into());
    }
    act(&mut venue, &olena, entry::Command::AdmitReady.into());
    (venue, olena)
}

fn conduct(command: competition::Command) -> Vec<Command> {
    vec![Command::Conduct(command)]
}

fn act(venue: &mut Venue, by: &Guest, command: competition::Command) {
    take(venue, by, &conduct(command));
}

fn house(venue: &mut Venue, by: &Guest, command: House) {
    take(venue, by, &[Command::House(command)]);
}

fn take(venue: &mut Venue, by: &Guest, commands: &[Command]) {
    let facts =
        venue.decide(by, commands, None, Moment(10)).unwrap_or_else(|no| panic!("{commands:?}: {no:?}"));
    // What is kept in the journal is what was decided.
    let text = serde_json::to_string(&facts).expect("facts");
    assert_eq!(serde_json::from_str::<Vec<Fact>>(&text).expect("the same"), facts);
    venue.apply(&facts);
}

fn no(venue: &Venue, by: &Guest, commands: &[Command]) -> No {
    match venue.decide(by, commands, None, Moment(10)) {
        Err(refused) => refused.no,
        other => panic!("{commands:?}: {other:?}"),
    }
}

fn paired() -> (Venue, Guest) {
    let (mut venue, olena) = cup();
    act(
        &mut venue,
        &olena,
        competition::Command::Round(round::Command::DrawLots { seed: 1, nonce: String::new() }),
    );
    act(&mut venue, &olena, competition::Command::Round(round::Command::Pair { seed: 2 }));
    (venue, olena)
}

fn score(no: u16, outcome: Outcome) -> competition::Command {
    competition::Command::Round(round::Command::Score { round: 1, no: Number(no), outcome })
}

fn whites(venue: &Venue) -> Vec<u16> {
    let round = venue.competition().stage().round(1).expect("a round");
    round.boards.iter().map(|board| board.white.0).collect()
}

#[test]
fn pairs_are_kept_back_until_they_are_published() {
    let (mut venue, olena) = paired();
    assert_eq!(venue.held(), Some(1));
    assert_eq!(venue.shown().stage().rounds().len(), 0);
    assert_eq!(venue.seen_by(&olena).stage().rounds().len(), 1);
    assert_eq!(venue.seen_by(&guest("Taras")).stage().rounds().len(), 0);
    let white = *whites(&venue).first().expect("a board");
    assert_eq!(no(&venue, &olena, &conduct(score(white, Outcome::White))).code, "not-published");
    assert_eq!(no(&venue, &guest("Taras"), &[Command::House(House::Publish)]).code, "no-seat");
    house(&mut venue, &olena, House::Publish);
    assert_eq!((venue.held(), venue.shown().stage().rounds().len()), (None, 1));
    act(&mut venue, &olena, score(white, Outcome::White));
    assert_eq!(no(&venue, &olena, &[Command::House(House::Publish)]).code, "published");
    assert_eq!(Phase::of(venue.shown()), Phase::Playing);
}

#[test]
fn at_once_means_that_nothing_is_kept_back() {
    let (mut venue, olena) = cup();
    let terms = Terms { publication: Publication::AtOnce, ..venue.terms() };
    house(&mut venue, &olena, House::Arrange(terms));
    act(
        &mut venue,
        &olena,
        competition::Command::Round(round::Command::DrawLots { seed: 1, nonce: String::new() }),
    );
    act(&mut venue, &olena, competition::Command::Round(round::Command::Pair { seed: 2 }));
    assert_eq!(venue.held(), None);
    // What was shown stays shown when the house changes its mind.
    let terms = Terms { publication: Publication::ByHand, ..venue.terms() };
    house(&mut venue, &olena, House::Arrange(terms));
    assert_eq!(venue.held(), None);
}

#[test]
fn pairs_that_come_back_by_an_undo_are_as_known_as_they_were() {
    let (mut venue, olena) = paired();
    let unpair = round::Command::Unpair { reason: "a mistake".to_owned() };
    act(&mut venue, &olena, competition::Command::Round(unpair));
    assert_eq!(venue.held(), None);
    act(&mut venue, &olena, competition::Command::Undo { reason: "no mistake".to_owned() });
    assert_eq!(venue.held(), Some(1));
}

#[test]
fn of_several_commands_all_or_none_are_obeyed() {
    let (venue, olena) = paired();
    let (one, other) = (whites(&venue)[0], whites(&venue)[1]);
    let all = [
        Command::House(House::Publish),
        Command::Conduct(score(one, Outcome::White)),
        Command::Conduct(score(other, Outcome::Draw)),
    ];
    let facts = venue.decide(&olena, &all, None, Moment(10)).expect("all of them");
    assert_eq!(facts.len(), 2, "events that follow one another are one fact: {facts:?}");
    let twice = [all[0].clone(), all[1].clone(), all[1].clone()];
    let refused = venue.decide(&olena, &twice, None, Moment(10)).expect_err("it is known");
    assert_eq!((refused.no.code, refused.command), ("refused", Some(3)));
    assert!(refused.no.by.is_some());
    assert_eq!(no(&venue, &olena, &[]).code, "malformed");
}

#[test]
fn two_at_once_see_each_other_and_never_overwrite_silently() {
    let (mut venue, olena) = paired();
    house(&mut venue, &olena, House::Publish);
    let taras = guest("Taras");
    house(
        &mut venue,
        &olena,
        House::Grant { holder: Holder::of(&taras), seat: Seat::Official(Role::Arbiter) },
    );
    let (one, other) = (whites(&venue)[0], whites(&venue)[1]);
    act(&mut venue, &olena, score(one, Outcome::White));
    let seen = Some(venue.version());
    let correct = |outcome| {
        let reason = "the sheet says so".to_owned();
        competition::Command::Round(round::Command::Correct { round: 1, no: Number(one), outcome, reason })
    };
    act(&mut venue, &taras, score(other, Outcome::Draw));
    act(&mut venue, &olena, correct(Outcome::Black));
    let decided = venue.decide(&olena, &conduct(correct(Outcome::Draw)), seen, Moment(11));
    let since = decided.expect_err("it was changed").since;
    // Of the two changes only the one of the same board matters.
    assert_eq!(since.len(), 1);
    assert_eq!((since[0].by.as_str(), &since[0].touched), ("Olena", &vec![Touch::Board(1, Number(one))]));
    assert!(
        venue.decide(&olena, &conduct(correct(Outcome::Draw)), Some(venue.version()), Moment(11)).is_ok()
    );
    assert!(venue.decide(&olena, &conduct(correct(Outcome::Draw)), None, Moment(11)).is_ok());
}

#[test]
fn a_round_is_annulled_by_two() {
    let (mut venue, olena) = paired();
    house(&mut venue, &olena, House::Publish);
    let white = whites(&venue)[0];
    act(&mut venue, &olena, score(white, Outcome::White));
    let annul =
        |reason: &str| competition::Command::Round(round::Command::AnnulRound { reason: reason.to_owned() });
    assert_eq!(no(&venue, &olena, &conduct(annul("a wrong draw"))).code, "two-needed");
    let (taras, press) = (guest("Taras"), guest("Lesia"));
    house(
        &mut venue,
        &olena,
        House::Grant { holder: Holder::of(&taras), seat: Seat::Official(Role::Deputy) },
    );
    house(&mut venue, &olena, House::Grant { holder: Holder::of(&press), seat: Seat::Press });
    let what = Grave::AnnulRound { round: 1, reason: "a wrong draw".to_owned() };
    let ask = [Command::House(House::Ask(what.clone()))];
    assert_eq!(no(&venue, &press, &ask).code, "refused");
    let missing = [Command::House(House::Ask(Grave::AnnulRound { round: 2, reason: "x".to_owned() }))];
    assert_eq!(no(&venue, &olena, &missing).code, "absent");
    house(&mut venue, &olena, House::Ask(what));
    assert_eq!(no(&venue, &olena, &ask).code, "asked");
    assert_eq!(venue.who_may_answer(&venue.requests()[0]), ["Taras"], "neither who asks nor the press");
    assert!(venue.runs(&taras) && !venue.runs(&press));
    let approve = [Command::House(House::Answer { no: 1, answer: Answer::Approved })];
    assert_eq!(no(&venue, &olena, &approve).code, "another-person");
    assert!(venue.decide(&press, &approve, None, Moment(10)).is_err());
    assert_eq!(venue.competition().stage().rounds().len(), 1);
    take(&mut venue, &taras, &approve);
    assert_eq!(venue.competition().stage().rounds().len(), 0);
    assert_eq!(no(&venue, &taras, &approve).code, "absent");
}

#[test]
fn seats_are_taken_by_links_and_taken_back() {
    let (mut venue, olena) = cup();
    let until = Moment(1_000);
    let invite =
        |seat, uses| House::Invite { hash: "h".to_owned(), seat, label: "x".to_owned(), until, uses };
    house(&mut venue, &olena, invite(Seat::Official(Role::Arbiter), 1));
    let visitor = Guest::visitor("phone");
    let join =
        |hash: &str| [Command::House(House::Join { hash: hash.to_owned(), name: "Тарас".to_owned() })];
    assert_eq!(no(&venue, &visitor, &join("other")).code, "link-over");
    let late = venue.decide(&visitor, &join("h"), None, Moment(1_000));
    assert!(late.is_err_and(|refused| refused.no.code == "link-over"));
    take(&mut venue, &visitor, &join("h"));
    assert_eq!(venue.seats_of(&visitor), [Seat::Official(Role::Arbiter)]);
    assert_eq!(venue.name_of(&visitor), "Тарас");
    assert_eq!(no(&venue, &Guest::visitor("another"), &join("h")).code, "link-over");
    let no_of = venue.seats().iter().find(|held| held.holder.is(&visitor)).expect("seated").no;
    let unseat = House::Unseat { no: no_of, reason: String::new() };
    assert_eq!(no(&venue, &Guest::visitor("another"), &[Command::House(unseat.clone())]).code, "no-seat");
    house(&mut venue, &olena, unseat);
    assert_eq!(venue.seats_of(&visitor), []);
    let last = House::Unseat { no: 1, reason: String::new() };
    assert_eq!(no(&venue, &olena, &[Command::House(last)]).code, "last-organiser");
    house(&mut venue, &olena, invite(Seat::Press, 1));
    house(&mut venue, &olena, House::Recall { invitation: 2 });
    assert_eq!(no(&venue, &visitor, &join("h")).code, "link-over");
    assert_eq!(no(&venue, &olena, &[Command::House(invite(Seat::Press, 0))]).code, "malformed");
}

#[test]
fn the_regulation_is_put_right_until_the_lots_are_drawn() {
    let (mut venue, olena) = cup();
    let mut draft = venue.opened().draft.clone();
    draft.name = "Region cup".to_owned();
    house(&mut venue, &olena, House::Regulate(Box::new(draft.clone())));
    assert_eq!(venue.competition().regulation().name, "Region cup");
    assert_eq!(venue.competition().entries().len(), 4, "what happened stands");
    act(
        &mut venue,
        &olena,
        competition::Command::Round(round::Command::DrawLots { seed: 1, nonce: String::new() }),
    );
    assert_eq!(no(&venue, &olena, &[Command::House(House::Regulate(Box::new(draft)))]).code, "lots-drawn");
}

#[test]
fn what_the_competition_takes_from_everybody_the_house_does_not() {
    let (mut venue, olena) = paired();
    house(&mut venue, &olena, House::Publish);
    let (player, press) = (guest("Aa"), guest("Lesia"));
    house(&mut venue, &olena, House::Grant { holder: Holder::of(&press), seat: Seat::Press });
    let seat = Seat::Person(competition::PersonId(1));
    house(&mut venue, &olena, House::Grant { holder: Holder::of(&player), seat });
    let own = venue.competition().stage().no_of(round::Competitor::Person(competition::PersonId(1)));
    let own = own.expect("a number");
    let other = Number(if own.0 == 1 { 2 } else { 1 });
    let absent = |no| conduct(competition::Command::Round(round::Command::Absent { no, round: 2 }));
    let undo = conduct(competition::Command::Undo { reason: "x".to_owned() });
    for who in [&player, &press] {
        assert_eq!(no(&venue, who, &undo).code, "not-allowed");
        assert_eq!(no(&venue, who, &absent(other)).code, "not-allowed");
    }
    assert_eq!(no(&venue, &guest("stranger"), &undo).code, "no-seat");
    assert!(venue.decide(&player, &absent(own), None, Moment(10)).is_ok());
}

#[test]
fn a_command_reads_as_it_is_described() {
    for command in [
        json!({ "entry": { "register": { "person": { "name": "Їжак Остап", "capacities": ["player"] } } } }),
        json!({ "entry": "admit-ready" }),
        json!({ "entry": { "decide": { "id": 1, "verdict": "admitted" } } }),
        json!({ "round": { "pair": { "seed": 1 } } }),
        json!({ "round": { "pair-by-hand": { "pairs": [[1, 2]], "bye": null, "reason": "x" } } }),
        json!({ "round": { "leave": { "no": 3, "how": "withdrew", "reason": "fell ill" } } }),
        json!({ "team": { "line-up": { "team": 1, "round": 1, "boards": [1, null] } } }),
        json!({ "schedule": { "set": { "round": 1, "slot": { "starts": 1_790_000_000_000_u64 } } } }),
        json!({ "schedule": { "begin": 1 } }),
        json!({ "panel": { "appoint": { "who": { "person": 9, "name": "Орлова Анна" }, "role": "arbiter" } } }),
        json!({ "protest": { "decide": { "matter": "play", "what": { "words": "drawn" }, "round": 1, "board": 3 } } }),
        json!({ "note": { "article": "RU22:12.4.3.a", "text": "seen to" } }),
        json!({ "undo": { "reason": "a slip" } }),
    ] {
        let read = serde_json::from_value::<competition::Command>(command.clone());
        let read = read.unwrap_or_else(|error| panic!("{command}: {error}"));
        let again = serde_json::to_value(&read).expect("it can be written");
        assert_eq!(serde_json::from_value::<competition::Command>(again).expect("the same"), read);
    }
    for command in [
        json!({ "round": { "pair": { "seed": 1, "sed": 2 } } }),
        json!({ "entry": { "register": { "person": { "name": "x", "ratting": 1 } } } }),
        json!({ "note": { "article": format!("RU22:{}", "99.99"), "text": "x" } }),
        json!({ "dance": {} }),
    ] {
        assert!(serde_json::from_value::<competition::Command>(command.clone()).is_err(), "{command}");
    }
}
