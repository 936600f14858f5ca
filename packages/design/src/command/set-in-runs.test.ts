import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fixtureDocument, namesElement } from "../design-fixtures.ts";
import type { DesignDocument } from "../document/document.ts";
import { findElement } from "../document/document-elements.ts";
import type { TextRun } from "../document/text-element.ts";
import { applyCommand, applyCommands } from "./apply-command.ts";
import { setInRuns } from "./set-in-runs.ts";

const { style } = namesElement;

/** What each unit of a text is tracked by. */
function trackingOf(runs: readonly TextRun[], length: number): number[] {
	return Array.from({ length }, (_none, index) => {
		const run = runs.find(({ start, end }) => start <= index && index < end);
		return run?.style.tracking ?? style.tracking;
	});
}

describe("setting a range", () => {
	const change = fc
		.tuple(fc.nat(9), fc.integer({ min: 1, max: 9 }), fc.nat(3))
		.map(([start, width, tracking]) => ({ start, end: Math.min(10, start + width), tracking }));

	test("[law] every character is as the last range over it set it, in the fewest runs", () => {
		fc.assert(
			fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
				let runs: TextRun[] = [];
				let expected = Array.from({ length: 10 }, () => style.tracking);
				for (const { start, end, tracking } of changes) {
					runs = setInRuns({ runs, style }, { start, end }, { tracking });
					expected = expected.map((value, index) => (start <= index && index < end ? tracking : value));
				}
				expect(trackingOf(runs, 10)).toEqual(expected);
				const stretches = expected.filter(
					(value, index) => value !== style.tracking && value !== expected[index - 1],
				);
				expect(runs).toHaveLength(stretches.length);
			}),
		);
	});

	test("what is set for the whole text is no longer set for a part of it", () => {
		const runs: TextRun[] = [{ start: 0, end: 5, style: { tracking: 90, caps: "small" } }];
		const document = withNames({ ...namesElement, runs });
		const applied = applyCommand(
			document,
			{ type: "setTextStyle", element: "names", style: { tracking: 10 } },
			() => undefined,
		);
		expect(applied.ok && findElement(applied.value.document, "names")).toMatchObject({
			style: { tracking: 10 },
			runs: [{ start: 0, end: 5, style: { caps: "small" } }],
		});
	});
});

describe("typing among runs", () => {
	const text = fc.string({ unit: fc.constantFrom("a", "😀", "😁", "👩"), maxLength: 6 });

	test("[law] no run ends inside a character of two units", () => {
		fc.assert(
			fc.property(text, text, fc.nat(6), (before, after, place) => {
				const border = [...before].slice(0, place).join("").length;
				const runs: TextRun[] = [
					{ start: 0, end: border, style: { tracking: 10 } },
					{ start: border, end: before.length, style: { tracking: 20 } },
				].filter(({ start, end }) => start < end);
				const document = withNames({ ...namesElement, text: before, runs });
				const typed = applyCommands(
					document,
					[{ type: "setText", element: "names", text: after }],
					() => undefined,
				);
				const made = typed.ok ? findElement(typed.value, "names") : undefined;
				const cuts = (made?.type === "text" ? (made.runs ?? []) : []).flatMap(({ start, end }) => [
					start,
					end,
				]);
				expect(cuts.filter((index) => /^[\udc00-\udfff]/.test(after.slice(index)))).toEqual([]);
			}),
			{ numRuns: 500 },
		);
	});
});

function withNames(names: typeof namesElement): DesignDocument {
	const [front, ...others] = fixtureDocument.pages;
	if (!front) throw new Error("the fixture has a front");
	const elements = front.elements.map((element) => (element.id === "names" ? names : element));
	return { ...fixtureDocument, pages: [{ ...front, elements }, ...others] };
}
