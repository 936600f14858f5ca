import type { EditorState } from "@offizin/editor";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { calmState, pageState, type StateSource, textAhead } from "./calm-state.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Tool = { readonly name: string; readonly element?: string };

/** A state with one text, and a hand on it. */
function state(text: string, tool: Tool): EditorState {
	const elements = [{ id: "names", type: "text", text, style: { font: "fraunces-400" } }];
	const document = { pages: [{ key: "front", elements }], fields: [], fonts: {}, choices: { fonts: [] } };
	return { tool, document, shown: document } as unknown as EditorState;
}

const idle: Tool = { name: "idle" };
const writing: Tool = { name: "editingText", element: "names" };
const placing: Tool = { name: "placing" };

function open(first: EditorState, source = calmState) {
	let now = first;
	let listen = () => {};
	const editor: StateSource = {
		getSnapshot: () => now,
		subscribe(listener) {
			listen = listener;
			return () => {};
		},
	};
	const calm = source(editor);
	const told: EditorState[] = [];
	calm.subscribe(() => told.push(calm.getSnapshot()));
	return {
		calm,
		ahead: textAhead(editor, calm),
		told,
		change(next: EditorState) {
			now = next;
			listen();
		},
	};
}

test("[14] what is written on the page is told once for some keys, and never forgotten", () => {
	const { calm, told, change } = open(state("A", writing));
	for (const text of ["An", "Ann", "Anna"]) change(state(text, writing));
	expect(told).toEqual([]);
	expect(calm.getSnapshot()).toEqual(state("A", writing));
	vi.advanceTimersByTime(100);
	expect(told).toEqual([state("Anna", writing)]);
	vi.advanceTimersByTime(1000);
	expect(told).toHaveLength(1);
});

test("[14] a gesture holds still, and its end is told at once", () => {
	const { told, change } = open(state("A", idle));
	change(state("A", placing));
	expect(told).toHaveLength(1);
	change(state("A", placing));
	expect(told).toHaveLength(1);
	change(state("B", idle));
	expect(told.at(-1)).toEqual(state("B", idle));
	vi.advanceTimersByTime(1000);
	expect(told).toHaveLength(2);
});

test.each([
	["another type of the text that is written", state("A", writing), { ...state("A", writing) }],
	["words from elsewhere", state("A", idle), state("B", idle)],
	["another text", state("A", writing), state("A", { name: "editingText", element: "date" })],
])("[14] %s is told at once", (_, before, after) => {
	const { told, change } = open(before);
	change(after);
	expect(told).toEqual([after]);
});

test("[14] a text that is written is ahead of its page by a frame, and no longer", () => {
	const frames: FrameRequestCallback[] = [];
	vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
	vi.stubGlobal("cancelAnimationFrame", () => undefined);
	const { ahead, told, change } = open(state("A", writing), pageState);
	expect(ahead.textOf("names")).toBeNull();
	change(state("An", writing));
	expect(told).toEqual([]);
	expect(ahead.textOf("names")).toMatchObject({ text: "An" });
	expect(ahead.textOf("date")).toBeNull();
	for (const callback of frames) callback(0);
	vi.runAllTimers();
	expect(told).toEqual([state("An", writing)]);
	expect(ahead.textOf("names")).toBeNull();
	vi.unstubAllGlobals();
});

test("[14] the page follows a hand that carries at once", () => {
	const { told, change } = open(state("A", placing), pageState);
	change(state("A", placing));
	expect(told).toHaveLength(1);
});

test("[14] letters that need another font are told at once, and so is that they are gone", () => {
	const { told, change } = open(state("A", writing), pageState);
	change(state("Ελ", writing));
	change(state("A", writing));
	expect(told).toHaveLength(2);
});
