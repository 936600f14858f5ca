import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	bailToMark,
	emptyHistory,
	HISTORY_LIMITS,
	type History,
	markHistory,
	recordChange,
	stepBack,
	stepForward,
} from "./history.ts";

/** A document of three numbers, and changes that set one of them. */
interface Change {
	readonly slot: number;
	readonly value: number;
}
type Numbers = readonly number[];

const done = (
	history: History<Change>,
	state: Numbers,
	change: Change,
	now: number,
	limits = HISTORY_LIMITS,
) =>
	recordChange(
		history,
		{
			key: `set:${change.slot}`,
			grows: change.slot !== 0,
			redo: change,
			undo: { slot: change.slot, value: state[change.slot] ?? 0 },
		},
		now,
		limits,
	);
const apply = (state: Numbers, { slot, value }: Change) => state.with(slot, value);

type Step =
	| { readonly name: "do"; readonly change: Change; readonly pause: number }
	| { readonly name: "undo" | "redo" | "mark" | "bail" | "reload" };

const step: fc.Arbitrary<Step> = fc.oneof(
	{
		weight: 4,
		arbitrary: fc.record({
			name: fc.constant("do" as const),
			change: fc.record({ slot: fc.nat(2), value: fc.nat(9) }),
			pause: fc.constantFrom(0, 800, 801),
		}),
	},
	{
		weight: 5,
		arbitrary: fc.record({
			name: fc.constantFrom("undo", "redo", "mark", "bail", "reload"),
		}) as fc.Arbitrary<Step>,
	},
);

/** The simplest history there is: it keeps every state, and how far back a mark and a growing step reach. */
function model() {
	let past: Numbers[] = [];
	let future: Numbers[] = [];
	let state: Numbers = [0, 0, 0];
	let mark = 0;
	let growing: { slot: number; at: number } | undefined;
	return {
		state: () => state,
		do(change: Change, now: number) {
			const joins = growing?.slot === change.slot && change.slot !== 0 && now - growing.at <= 800;
			if (!joins) past.push(state);
			state = apply(state, change);
			future = [];
			growing = { slot: change.slot, at: now };
		},
		undo() {
			const before = past.pop();
			if (before) {
				future.push(state);
				state = before;
				mark = past.length;
				growing = undefined;
			}
		},
		redo() {
			const after = future.pop();
			if (after) {
				past.push(state);
				state = after;
				mark = past.length;
				growing = undefined;
			}
		},
		mark() {
			mark = past.length;
			growing = undefined;
		},
		bail() {
			state = past[mark] ?? state;
			past = past.slice(0, mark);
			growing = undefined;
		},
		reload: () => undefined,
	};
}

describe("history", () => {
	test("[law] any doing, undoing, redoing, marking and bailing out ends where a list of states ends", () => {
		fc.assert(
			fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
				const expected = model();
				let history: History<Change> = emptyHistory;
				let state: Numbers = [0, 0, 0];
				let now = 0;
				for (const next of steps) {
					if (next.name === "do") {
						now += next.pause;
						history = done(history, state, next.change, now);
						state = apply(state, next.change);
						expected.do(next.change, now);
					} else {
						if (next.name === "mark") history = markHistory(history);
						if (next.name === "reload") history = JSON.parse(JSON.stringify(history));
						if (next.name === "undo" || next.name === "redo") {
							const taken = next.name === "undo" ? stepBack(history) : stepForward(history);
							if (taken) {
								history = taken.history;
								state = apply(state, taken.entry[next.name]);
							}
						}
						if (next.name === "bail") {
							const bailed = bailToMark(history);
							history = bailed.history;
							state = bailed.undo.reduce(apply, state);
						}
						expected[next.name]();
					}
					expect(state).toEqual(expected.state());
				}
			}),
			{ numRuns: 500 },
		);
	});

	test("a gesture that is called off leaves neither an undo nor a redo step", () => {
		let history: History<Change> = done(emptyHistory, [0, 0, 0], { slot: 1, value: 5 }, 0);
		const before = markHistory(history);
		history = done(before, [0, 5, 0], { slot: 2, value: 1 }, 10);
		history = done(history, [0, 5, 1], { slot: 0, value: 2 }, 20);
		expect(bailToMark(history)).toEqual({
			history: before,
			undo: [
				{ slot: 0, value: 0 },
				{ slot: 2, value: 0 },
			],
		});
	});

	test("the oldest steps make room when there are too many or they grow too large; the newest always stays", () => {
		let history: History<Change> = emptyHistory;
		const limits = { steps: 3, size: 1000, pauseMs: 800 };
		for (let value = 1; value <= 9; value++)
			history = done(history, [0, 0, 0], { slot: 0, value }, value, limits);
		expect(history.past.map(({ redo }) => redo.value)).toEqual([7, 8, 9]);
		history = done(history, [0, 0, 0], { slot: 0, value: 10 ** 15 }, 10, { ...limits, size: 80 });
		expect(history.past.map(({ redo }) => redo.value)).toEqual([10 ** 15]);
	});
});
