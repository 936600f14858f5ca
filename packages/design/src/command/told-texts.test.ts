import { expect, test } from "vitest";
import { fixtureDocument } from "../design-fixtures.ts";
import type { DesignDocument } from "../document/document.ts";
import { findElement } from "../document/document-elements.ts";
import { withFacts } from "../facts/with-facts.ts";
import { applyCommand } from "./apply-command.ts";
import type { Command } from "./command.ts";

const none = () => undefined;
const start: DesignDocument = { ...fixtureDocument, facts: { date: "2027-06-12" } };

function after(document: DesignDocument, command: Command): DesignDocument {
	const applied = applyCommand(document, command, none);
	if (!applied.ok) throw new Error(applied.error.code);
	return applied.value.document;
}

function read(document: DesignDocument): string | undefined {
	const names = findElement(withFacts(document), "names");
	return names?.type === "text" ? names.text.replaceAll("\u00a0", " ") : undefined;
}

test("[14] days are written in the language that is chosen, wherever they stand, and in German again", () => {
	const told = after(start, { type: "setText", element: "names", text: "{{date}}" });
	expect(read(told)).toBe("12. Juni 2027");
	const english = after(told, { type: "setLanguage", language: "en" });
	expect(read(english)).toBe("12 June 2027");
	expect(after(english, { type: "setLanguage", language: null })).toEqual(told);
});

test("a text that its facts have made longer than its field is comes back when its removal is undone", () => {
	const told = after(start, { type: "setText", element: "names", text: "{{date}}" });
	const names = findElement(told, "names");
	if (names?.type !== "text") throw new Error("the fixture has names");
	const long = after(told, { type: "setFact", fact: "date", value: "x".repeat(names.maxLength + 1) });
	const removed = applyCommand(long, { type: "removeElement", element: "names" }, none);
	if (!removed.ok) throw new Error(removed.error.code);
	expect(after(removed.value.document, removed.value.inverse)).toEqual(long);
});
