import { readFileSync } from "node:fs";
import { arbitraryCommand, arbitraryDocument, arbitraryPhotos } from "@offizin/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DesignDocument } from "../document/document.ts";
import { elementsOf, findElement } from "../document/document-elements.ts";
import { openDocument } from "../opening/open-document.ts";
import { applyCommand, applyCommands } from "./apply-command.ts";
import { type Command, commandSchema } from "./command.ts";
import { commandKey } from "./command-key.ts";

const photos = (upload: string) => arbitraryPhotos[upload];
const frozen = <Value>(value: Value): Value => {
	if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
	return value;
};
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

interface Session {
	readonly start: DesignDocument;
	readonly commands: readonly Command[];
}

/** A document and commands made for it; those that come later may meet a changed one. */
const session: fc.Arbitrary<Session> = arbitraryDocument.chain((start) =>
	fc.record({
		start: fc.constant(start),
		commands: fc.array(arbitraryCommand(start), { minLength: 1, maxLength: 16 }),
	}),
);
const runs = { numRuns: 200 };

function play({ start, commands }: Session) {
	const steps: { before: DesignDocument; after: DesignDocument; command: Command; inverse: Command }[] = [];
	let document = frozen(start);
	for (const command of commands) {
		const applied = applyCommand(document, frozen(command), photos);
		if (!applied.ok) continue;
		const { command: done, inverse } = applied.value;
		steps.push({ before: document, after: frozen(applied.value.document), command: done, inverse });
		document = applied.value.document;
	}
	return { steps, document };
}

describe("any commands on any document", () => {
	test("[law] arbitrary documents open as they are, and again after a trip through JSON", () => {
		fc.assert(
			fc.property(arbitraryDocument, (document) => {
				expect(openDocument(plain(document))).toStrictEqual({ ok: true, value: { document, repairs: [] } });
			}),
			runs,
		);
	});

	test("[law] undo after do is identity, and redo after undo is what was done; inputs stay as they were", () => {
		fc.assert(
			fc.property(session, (given) => {
				for (const { before, after, command, inverse } of play(given).steps) {
					const undone = applyCommand(after, frozen(inverse), photos);
					expect(undone.ok && undone.value.document).toStrictEqual(before);
					const again = applyCommand(before, frozen(command), photos);
					expect(again.ok && again.value.document).toStrictEqual(after);
				}
			}),
			runs,
		);
	});

	test("[law] what comes out opens without repair", () => {
		fc.assert(
			fc.property(session, (given) => {
				const { document } = play(given);
				expect(openDocument(plain(document))).toStrictEqual({ ok: true, value: { document, repairs: [] } });
			}),
			runs,
		);
	});

	test("[law] commands and their inverses are taken by the HTTP door, and survive JSON", () => {
		fc.assert(
			fc.property(session, (given) => {
				for (const { command, inverse } of play(given).steps) {
					for (const one of [command, inverse]) {
						expect(commandSchema.parse(plain(one))).toStrictEqual(one);
					}
				}
			}),
			runs,
		);
	});

	test("[law] of two commands of one key in a row the later one alone does the same", () => {
		fc.assert(
			fc.property(session, ({ start, commands }) => {
				const key = (command: Command) => commandKey(command) ?? "";
				const sorted = commands.toSorted((a, b) => key(a).localeCompare(key(b)));
				const { steps } = play({ start, commands: sorted });
				for (const [index, second] of steps.entries()) {
					const first = steps[index - 1];
					const shared = commandKey(second.command);
					if (!first || shared === null || commandKey(first.command) !== shared) continue;
					const alone = applyCommand(first.before, second.command, photos);
					expect(alone.ok && alone.value.document).toStrictEqual(second.after);
				}
			}),
			runs,
		);
	});

	test("every type of command succeeds somewhere, so that the laws above say something", () => {
		const types = new Set<string>();
		for (const given of fc.sample(session, { numRuns: 900, seed: 7 })) {
			for (const { command } of play(given).steps) {
				types.add(command.type);
				if (command.type === "fillPages" && command.texts?.some((on) => on.length > 0))
					types.add("pages worded");
				if (command.type !== "applyLayout") continue;
				if ((command.texts?.length ?? 0) > 0) types.add("texts moved");
				if (command.newTexts) types.add("texts made");
			}
		}
		for (const one of ["texts moved", "texts made", "pages worded"]) expect(types.delete(one)).toBe(true);
		const all = commandSchema.options.map(({ shape }) => shape.type.value);
		expect([...types].sort()).toEqual([...all].sort());
	});
});

describe("migration", () => {
	test("[law] a document of version 1, with nothing of version 2 in it, opens without repair", () => {
		fc.assert(
			fc.property(arbitraryDocument, (document) => {
				const { fonts: _fonts, fields: _fields, ...rest } = plain(document);
				const old = {
					...rest,
					schemaVersion: 1,
					pages: rest.pages.map(({ baselineGrid: _grid, ...page }: DesignDocument["pages"][number]) => ({
						...page,
						elements: page.elements.flatMap(asVersion1),
					})),
				};
				const opened = openDocument(plain(old));
				expect(opened).toMatchObject({ ok: true, value: { repairs: [] } });
				expect(opened.ok && opened.value.document.pages).toEqual(old.pages);
			}),
			runs,
		);
	});

	test("a document stored in version 1 takes commands of version 2 once it is opened", () => {
		const stored = JSON.parse(
			readFileSync(new URL("../opening/fixtures/document-v1.json", import.meta.url), "utf8"),
		);
		const opened = openDocument(stored);
		if (!opened.ok) throw new Error(opened.error.code);
		const { document } = opened.value;
		const text = elementsOf(document).find((element) => element.type === "text" && element.editable);
		const id = text?.id ?? "";
		const range = { start: 0, end: 1 };
		const changed = applyCommands(
			document,
			[
				{ type: "setTextStyle", element: id, style: { caps: "small" }, range },
				{ type: "setOpacity", element: id, opacity: 50 },
			],
			photos,
		);
		expect(changed.ok && findElement(changed.value, id)).toEqual({
			...text,
			opacity: 50,
			runs: [{ ...range, style: { caps: "small" } }],
		});
	});
});

/** The element as version 1 knew it; nothing for what it did not know. */
function asVersion1(element: DesignDocument["pages"][number]["elements"][number]): object[] {
	if (element.type === "group" || element.type === "line" || element.type === "qr") return [];
	const { opacity: _opacity, group: _group, ...rest } = element;
	if (rest.type === "text") {
		const { runs: _runs, grow: _grow, hyphenation: _hyphenation, onGrid: _onGrid, ...text } = rest;
		const { caps: _caps, fallback: _fallback, ...style } = text.style;
		return [{ ...text, style }];
	}
	if (rest.type === "photo") {
		const { look: _look, ...slot } = rest;
		const { turn: _turn, mirrored: _mirrored, ...photo } = slot.photo ?? {};
		return [{ ...slot, shape: "rect", photo: slot.photo && photo }];
	}
	return rest.type === "shape" ? [{ ...rest, shape: "rect" }] : [rest];
}
