import { expect, test } from "vitest";
import { createOpenedStates, type OpenedState } from "./opened-states.ts";

const state = (letters: number, revision = 1): OpenedState => ({
	revision,
	xmin: "700",
	letters,
	opened: { document: {}, repairs: [] } as unknown as OpenedState["opened"],
});

test("of a design the state that was read last is kept", () => {
	const states = createOpenedStates();
	const [first, second] = [state(10, 1), state(10, 2)];
	states.keep("a", first);
	expect(states.find("a")).toBe(first);
	states.keep("a", second);
	expect(states.find("a")).toBe(second);
});

test("those not asked for longest go when there are too many letters", () => {
	const states = createOpenedStates(25);
	for (const id of ["a", "b"]) states.keep(id, state(10));
	states.find("a");
	states.keep("c", state(10));
	expect(["a", "b", "c"].filter((id) => states.find(id))).toEqual(["a", "c"]);
	states.keep("huge", state(100));
	expect(["a", "c", "huge"].filter((id) => states.find(id))).toEqual([]);
});
