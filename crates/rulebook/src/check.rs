//! Laying a draft beside its edition.

use article::Article;
use clock::Millis;
use renju::opening;

use crate::edition::law;
use crate::law::{Lateness, Law, PauseTempo, TempoLaw};
use crate::objection::spoken;
use crate::regulation::lateness_of;
use crate::{
    BallotTable, Connection, Discipline, Draft, Edition, Form, Gravity, Irregularities, Kind, LateCost,
    Objection, Record, Tempo, Venue,
};

/// Everything an edition has against a draft, the grave first.
pub(crate) fn objections(draft: &Draft) -> Vec<Objection> {
    let Some(law) = law(draft.edition, draft.discipline.kind) else {
        return vec![unknown_game(draft.edition, draft.discipline)];
    };
    let mut desk = Desk { draft, law, found: Vec::new() };
    desk.control();
    desk.clock();
    desk.lateness();
    desk.meeting();
    desk.opening();
    desk.record();
    desk.venue();
    desk.offers();
    desk.form();
    desk.found.extend(crate::ballot::objections(draft, law));
    desk.found.sort_by_key(|objection| core::cmp::Reverse(objection.weight));
    desk.found
}

/// The edition does not know the game.
pub(crate) fn unknown_game(edition: Edition, discipline: Discipline) -> Objection {
    let known: Vec<&str> = Kind::all().filter(|&kind| law(edition, kind).is_some()).map(Kind::name).collect();
    Objection {
        by: edition.scope(),
        weight: Gravity::Refusal,
        what: format!("{edition} has no rules for {}", discipline.kind),
        allowed: known.join(", "),
    }
}

/// A regulation has to state a control, because the edition recommends none.
pub(crate) fn no_control(law: &Law, discipline: Discipline) -> Objection {
    Objection {
        by: law.controls.fixed,
        weight: Gravity::Refusal,
        what: format!("no time control is stated, and the edition recommends none for {discipline}"),
        allowed: "a control that the regulation states".to_owned(),
    }
}

/// A draft and its edition side by side.
struct Desk<'a> {
    draft: &'a Draft,
    law: &'static Law,
    found: Vec<Objection>,
}

impl Desk<'_> {
    fn object(&mut self, weight: Gravity, by: Article, what: impl Into<String>, allowed: impl Into<String>) {
        self.found.push(Objection { by, weight, what: what.into(), allowed: allowed.into() });
    }

    fn refuse(&mut self, by: Article, what: impl Into<String>, allowed: impl Into<String>) {
        self.object(Gravity::Refusal, by, what, allowed);
    }

    fn advise(&mut self, by: Article, what: impl Into<String>, allowed: impl Into<String>) {
        self.object(Gravity::Advice, by, what, allowed);
    }

    fn control(&mut self) {
        let (controls, control) = (&self.law.controls, &self.draft.control);
        let tempo = controls.tempo(self.draft.discipline.tempo);
        if let (Some(by), None) = (tempo.one_stage, control.whole_game()) {
            self.refuse(by, format!("{control} has a control before the end"), "one time for the whole game");
        }
        let limits = tempo.limits.iter().chain(&controls.longest);
        for limit in limits.filter(|limit| limit.applies_to(control) && !limit.allows(control)) {
            let measured = spoken(limit.of.of(control));
            let what = format!("{control} gives {measured} {}", limit.of.words());
            self.object(limit.weight, limit.by, what, recommending(limit.words(), tempo));
        }
        self.named_nowhere(tempo);
    }

    /// A control that is neither recommended nor in a range of the edition is the regulation's own.
    fn named_nowhere(&mut self, tempo: &TempoLaw) {
        let (controls, control) = (&self.law.controls, &self.draft.control);
        if tempo.preset_of(control).is_some() {
            return;
        }
        let ranged =
            tempo.limits.iter().any(|limit| limit.applies_to(control) && limit.weight == Gravity::Refusal);
        let unheard_of = controls.increment.is_none() && control.has_increment();
        match tempo.floor {
            Some(by) if !tempo.presets.iter().any(|preset| preset.is_met_by(control)) => {
                let what = format!(
                    "{control} is less than the controls of the edition; the regulation must state it"
                );
                self.advise(by, what, recommending("one of them or more", tempo));
            }
            _ if !ranged || unheard_of => {
                let what = format!("{control} is an own control of the regulation, set by the organiser");
                self.advise(
                    controls.other,
                    what,
                    recommending("another control if the regulation states it", tempo),
                );
            }
            _ => {}
        }
    }

    fn clock(&mut self) {
        let (controls, draft) = (&self.law.controls, self.draft);
        if !draft.clock.can_keep(&draft.control) {
            let by = controls.increment.unwrap_or(controls.fixed);
            let what = format!("a mechanical clock cannot keep {}: it adds no time", draft.control);
            self.refuse(by, what, "an electronic clock, or a control without increment");
        }
        if let (true, clock::Kind::Mechanical, Some(by)) = (draft.official, draft.clock, controls.electronic)
        {
            self.advise(by, "the clocks are mechanical", "electronic clocks from regional events upward");
        }
    }

    fn lateness(&mut self) {
        let draft = self.draft;
        let most = lateness_of(self.law, &draft.control);
        let least = match self.law.choices.lateness.value {
            Lateness::Fixed(time) => time,
            Lateness::FirstControl | Lateness::FirstControlOr(_) => Millis::ZERO,
        };
        if let Some(late) = draft.lateness.filter(|&late| late > most.value || late < least) {
            let what = format!("a player may come {} late", spoken(late));
            let allowed = if least.is_zero() { "at most " } else { "" };
            self.refuse(most.by, what, format!("{allowed}{}", spoken(most.value)));
        }
        let limit = draft.lateness.unwrap_or(most.value);
        for step in &draft.late_steps {
            if let LateCost::Time(time) = step.costs {
                self.late_time(time);
            }
            if step.from >= limit {
                let what = format!(
                    "lateness from {} on has a cost of its own, but loses the game",
                    spoken(step.from)
                );
                self.refuse(most.by, what, format!("less than {}", spoken(limit)));
            }
        }
        if let (false, None) = (draft.late_steps.is_empty(), self.law.start.late_costs) {
            self.advise(
                most.by,
                "a shorter lateness has a cost of its own",
                "the time on the player's clock",
            );
        }
    }

    /// Time for the opponent keeps to the limits of that sanction.
    fn late_time(&mut self, time: Millis) {
        let Some(rule) = self.law.sanctions.opponent_time else { return };
        let least =
            if rule.value.at_least_increment { self.draft.control.increment_at(1) } else { Millis::ZERO };
        let most = rule.value.most.unwrap_or(Millis::MAX);
        if time.is_zero() || time < least || time > most {
            let allowed =
                rule.value.most.map_or("some time".to_owned(), |most| format!("at most {}", spoken(most)));
            let what = format!("{} for the opponent of a late player", spoken(time));
            self.refuse(rule.by, what, format!("{allowed}, not less than the increment"));
        }
    }

    fn meeting(&mut self) {
        let (draft, choices) = (self.draft, &self.law.choices);
        let by = choices.meeting.map_or(draft.edition.scope(), |meeting| meeting.by);
        let most = choices.meeting.and_then(|meeting| meeting.most);
        let allowed = most.map_or("one game, or two and more".to_owned(), |most| match most {
            2 => "one game, or two".to_owned(),
            most => format!("one game, or two to {most}"),
        });
        let games = draft.games;
        match (games, choices.meeting) {
            (0, _) => self.refuse(by, "a meeting has no games", allowed),
            (1, _) => {}
            (_, Some(_)) if most.is_some_and(|most| games > most) => {
                self.refuse(by, format!("a micromatch of {games} games"), allowed);
            }
            (_, Some(_)) => {}
            (_, None) => self.advise(by, "the edition does not speak of micromatches here", "one game"),
        }
        let Some(pause) = draft.pause else { return };
        if games == 1 {
            self.advise(by, "there is a pause, but one game only", "no pause");
        }
        let prescribed = choices.meeting.and_then(|meeting| meeting.pause);
        if let Some(rule) = prescribed.filter(|rule| rule.value.is_for(draft.discipline.tempo)) {
            let (least, most) = (rule.value.least, rule.value.most);
            if pause < least || pause > most {
                let allowed = if least == most {
                    spoken(most)
                } else {
                    format!("{} to {}", spoken(least), spoken(most))
                };
                self.refuse(rule.by, format!("a pause of {}", spoken(pause)), allowed);
            }
        }
    }

    fn opening(&mut self) {
        let (draft, choices, kind) = (self.draft, &self.law.choices, self.draft.discipline.kind);
        if let Some(table) = draft.ballot.filter(|table| !table.fits(kind)) {
            let fitting =
                BallotTable::ALL.into_iter().filter(|table| table.fits(kind)).map(BallotTable::name);
            let allowed = match fitting.collect::<Vec<_>>().join(", ") {
                none if none.is_empty() => format!("no ballot in {kind}"),
                names => names,
            };
            let by = self.law.start.ballot.map_or(draft.edition.scope(), |ballot| ballot.table);
            self.refuse(by, format!("the table {} is not one of {kind}", table.name()), allowed);
        }
        if kind == Kind::Renju {
            return;
        }
        if draft.opening != opening::Regulation::Free {
            self.refuse(
                choices.opening,
                format!("{} is an opening regulation of renju", draft.opening),
                "none",
            );
        }
        if draft.fouls != renju::Rules::default() {
            self.refuse(choices.opening, format!("there are no fouls in {kind}"), "no choice about fouls");
        }
    }

    fn record(&mut self) {
        if let (Tempo::Classical, Record::NotKept, Venue::Hall) =
            (self.draft.discipline.tempo, self.draft.record, self.draft.venue)
        {
            self.refuse(
                self.law.record.duty,
                "no record is kept in classical play",
                "each player records the game",
            );
        }
    }

    fn venue(&mut self) {
        let (draft, remote, choices) = (self.draft, &self.law.remote, &self.law.choices);
        let mode = remote.mode.unwrap_or(draft.edition.scope());
        match draft.venue {
            Venue::Hall => {
                if draft.connection != Connection::ClockRuns || !draft.lag.is_zero() {
                    self.refuse(mode, "a game at a board has no connection to lose", "play from afar");
                }
                if draft.irregularities == Irregularities::Refused {
                    let what = "at a board irregular moves can be made";
                    self.refuse(
                        choices.irregularities,
                        what,
                        "the opponent decides, or the game is replayed from there",
                    );
                }
            }
            Venue::Remote => {
                if remote.mode.is_none() {
                    self.advise(mode, "the edition does not speak of play from afar", "a game at a board");
                }
                let kept = remote.kept_by_program.unwrap_or(mode);
                if draft.record == Record::NotKept {
                    self.refuse(kept, "no record is kept", "the program keeps the record");
                }
                if draft.clock == clock::Kind::Mechanical {
                    self.refuse(kept, "the clock is mechanical", "the program keeps the time");
                }
                if draft.irregularities != Irregularities::Refused {
                    let by = remote.board.unwrap_or(mode);
                    self.refuse(by, "a virtual board would take illegal moves", "only legal moves");
                }
                if let (true, Some(by)) = (draft.official, remote.identity) {
                    let what =
                        "an official event from afar begins when every player is identified and observed";
                    self.advise(by, what, "means to identify and observe all players");
                }
            }
        }
    }

    fn offers(&mut self) {
        let due = self.law.draws.from_move.filter(|_| self.draft.discipline.tempo == Tempo::Classical);
        if let (Some(from), Some(due)) = (self.draft.offers_from, due) {
            if from < due.value {
                let what = format!("a draw by agreement from move {from} on is asked for");
                self.advise(due.by, what, format!("move {} of each player holds in any case", due.value));
            }
        }
    }

    fn form(&mut self) {
        let form = &self.law.form;
        let named = match self.draft.form {
            Form::Ordinary => return,
            Form::Simultaneous => form.display,
            Form::Blindfold => form.blindfold,
            Form::Consultation => form.consultation,
        };
        if named.is_none() {
            let what = format!("the edition does not speak of the form {}", self.draft.form.name());
            self.advise(self.draft.edition.scope(), what, "the ordinary game, or what the regulation states");
        }
    }
}

/// What is allowed, and after it what the edition recommends.
fn recommending(allowed: impl Into<String>, tempo: &TempoLaw) -> String {
    let allowed = allowed.into();
    let words: Vec<String> = tempo.presets.iter().map(crate::Preset::words).collect();
    if words.is_empty() { allowed } else { format!("{allowed}; recommended: {}", words.join(", ")) }
}

impl crate::law::Pause {
    /// Whether it is prescribed at a tempo.
    #[must_use]
    pub fn is_for(&self, tempo: Tempo) -> bool {
        self.tempo == PauseTempo::Any || tempo == Tempo::Classical
    }
}
