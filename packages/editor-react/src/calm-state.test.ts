import type { EditorState } from "@offizin/editor";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paceOf, type StateSource } from "./calm-state.ts";

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

function open(first: EditorState, part: "calm" | "page" = "calm") {
	let now = first;
	const listeners: (() => void)[] = [];
	const editor: StateSource = {
		getSnapshot: () => now,
		subscribe(listener) {
			listeners.push(listener);
			return () => {};
		},
	};
	const { ahead, ...states } = paceOf(editor);
	const source = states[part];
	const told: EditorState[] = [];
	source.subscribe(() => told.push(source.getSnapshot()));
	return {
		source,
		ahead,
		told,
		change(next: EditorState) {
			now = next;
			for (const listen of listeners) listen();
		},
	};
}

test("[14] what is written on the page is told once for some keys, and never forgotten", () => {
	const { source, told, change } = open(state("A", writing));
	for (const text of ["An", "Ann", "Anna"]) change(state(text, writing));
	expect(told).toEqual([]);
	expect(source.getSnapshot()).toEqual(state("A", writing));
	vi.advanceTimersByTime(300);
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

const written = state("A", writing);

test("[14] how much of it is saved nobody who writes waits for, nor is it forgotten", () => {
	const { told, change } = open(written);
	change({ ...written, sync: {} } as EditorState);
	expect(told).toEqual([]);
	vi.advanceTimersByTime(300);
	expect(told).toEqual([{ ...written, sync: {} }]);
});

test("[14] how much is saved is told at once where nobody writes", () => {
	const { told, change } = open(state("A", idle));
	change({ ...state("A", idle), sync: {} } as EditorState);
	expect(told).toHaveLength(1);
});

test.each([
	["another type of the text that is written", state("A", writing), { ...state("A", writing) }],
	["where the caret is set", written, { ...written, tool: { ...writing }, sync: {} } as EditorState],
	["words from elsewhere", state("A", idle), state("B", idle)],
	["another text", state("A", writing), state("A", { name: "editingText", element: "date" })],
])("[14] %s is told at once", (_, before, after) => {
	const { told, change } = open(before);
	change(after);
	expect(told).toEqual([after]);
});

test("[14] whoever types on hears of it between two keys, when the last one is drawn", () => {
	const { told, change } = open(state("", writing));
	const typed = (text: string, ms: number) => {
		change(state(text, writing));
		vi.advanceTimersByTime(ms);
	};
	for (const text of ["A", "An", "Ann", "Anna"]) typed(text, 150);
	expect(told).toEqual([]);
	typed("Anna ", 59);
	expect(told).toEqual([]);
	vi.advanceTimersByTime(1);
	expect(told).toEqual([state("Anna ", writing)]);
	typed("Anna u", 299);
	expect(told).toHaveLength(1);
	vi.advanceTimersByTime(1);
	expect(told.at(-1)).toEqual(state("Anna u", writing));
});

test("[14] what follows without a pause puts nothing off for ever", () => {
	const { told, change } = open(state("", writing));
	for (let move = 0; move < 60; move++) {
		change(state(`${move}`, writing));
		vi.advanceTimersByTime(16);
	}
	expect(told).toHaveLength(1);
});

test("[14] a text that is written is ahead of its page, which hears of it in one go with what stands around", () => {
	const { ahead, told, change } = open(state("A", writing), "page");
	change(state("An", writing));
	expect(told).toEqual([]);
	expect(ahead.textOf("names")).toMatchObject({ text: "An" });
	expect(ahead.textOf("date")).toBeNull();
	vi.advanceTimersToNextTimer();
	expect(told).toEqual([state("An", writing)]);
	expect(ahead.textOf("names")).toBeNull();
	expect(vi.getTimerCount()).toBe(0);
});

test("[14] the page follows a hand that carries at once", () => {
	const { told, change } = open(state("A", placing), "page");
	change(state("A", placing));
	expect(told).toHaveLength(1);
});

test("[14] letters that need another font are told at once, and so is that they are gone", () => {
	const { told, change } = open(state("A", writing), "page");
	change(state("Ελ", writing));
	change(state("A", writing));
	expect(told).toHaveLength(2);
});
