import { box, mm } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { fixtureDocument } from "../../design-fixtures.ts";
import type { Artwork } from "../../document/artwork.ts";
import type { DesignDocument } from "../../document/document.ts";
import { DOCUMENT_LIMITS } from "../../document/document-limits.ts";
import { mergeDocuments } from "../../merge/merge-documents.ts";
import { openDocument } from "../../opening/open-document.ts";
import { applyCommand } from "../apply-command.ts";
import { type Command, commandSchema } from "../command.ts";
import { commandsBetween } from "../commands-between.ts";

const star: Artwork = { width: 10, height: 10, paths: [{ d: "M0 0L10 0L5 10Z", ink: "line" }] };
const add: Command = { type: "addArtwork", key: "star", artwork: star };
const remove: Command = { type: "removeArtwork", key: "star" };
const show = (id = "night"): Command => ({
	type: "addElement",
	page: "front",
	value: {
		id,
		type: "artwork",
		label: "Star",
		artwork: "star",
		inks: { line: { role: "process", swatch: "sage" } },
		box: box(0, 0, mm(20), mm(20)),
		rotation: 0,
	},
});
const put = (id?: string): Command => ({ type: "transaction", commands: [add, show(id)] }) as Command;
const none = () => undefined;

function done(document: DesignDocument, command: Command) {
	const applied = applyCommand(document, command, none);
	if (!applied.ok) throw new Error(applied.error.code);
	return applied.value;
}

function refused(document: DesignDocument, command: Command) {
	const applied = applyCommand(document, command, none);
	return applied.ok ? undefined : applied.error;
}

describe("drawings of a design", () => {
	test("one comes with the element that shows it, as one step, and both go together", () => {
		const { document, inverse } = done(fixtureDocument, put());
		expect(document.artworks.star).toEqual(star);
		expect(done(document, inverse).document).toStrictEqual(fixtureDocument);
		expect(openDocument(document)).toMatchObject({ ok: true, value: { repairs: [] } });
	});

	test("one that is shown stays", () => {
		const { document } = done(fixtureDocument, put());
		expect(refused(document, remove)).toEqual({ code: "artwork_in_use", artwork: "star" });
		expect(refused(fixtureDocument, remove)).toEqual({ code: "artwork_missing", artwork: "star" });
	});

	test("the same again changes nothing, and undo then takes nothing away; another is refused", () => {
		const once = done(fixtureDocument, add).document;
		const twice = done(once, add);
		expect(twice.document).toBe(once);
		expect(done(twice.document, twice.inverse).document).toBe(once);
		const other: Command = { type: "addArtwork", key: "star", artwork: { ...star, width: 20 } };
		expect(refused(once, other)).toEqual({ code: "artwork_exists", artwork: "star" });
	});

	test("two tabs that add the same drawing go together without conflict", () => {
		const ours = done(fixtureDocument, put("ours")).document;
		const theirs = done(fixtureDocument, put("theirs")).document;
		const { document, conflicts } = mergeDocuments(fixtureDocument, ours, theirs);
		expect(conflicts).toEqual([]);
		expect(document.artworks.star).toEqual(star);
		expect(document.pages[0]?.elements.map(({ id }) => id)).toEqual(
			expect.arrayContaining(["ours", "theirs"]),
		);
	});

	test("commands lead there and back again", () => {
		const { document } = done(fixtureDocument, put());
		const play = (from: DesignDocument, commands: readonly Command[]) =>
			commands.reduce((current, command) => done(current, command).document, from);
		expect(play(fixtureDocument, commandsBetween(fixtureDocument, document))).toEqual(document);
		expect(play(document, commandsBetween(document, fixtureDocument))).toEqual(fixtureDocument);
	});

	test("no more of them than a document may have, and no heavier ones", () => {
		const many = Object.fromEntries(
			Array.from({ length: DOCUMENT_LIMITS.artworks }, (_none, index) => [`one-${index}`, star]),
		);
		expect(refused({ ...fixtureDocument, artworks: many, pages: [] }, add)).toEqual({
			code: "artworks_full",
			artwork: "star",
		});
		const d = `M0 0${" L1 1".repeat(11_000)}`;
		const heavy = { ...star, paths: Array.from({ length: 20 }, () => ({ d, ink: "line" })) };
		expect(refused(fixtureDocument, { ...add, artwork: heavy } as Command)).toEqual({
			code: "artworks_full",
			artwork: "star",
		});
	});

	test.each(["M0 0l5 5", "M0 0L5", 'M0 0"/><script>', "M0 0A1 1 0 0 1 5 5", "M1e9 0L0 0", "url(#a)"])(
		"the path %j is not let in",
		(d) => {
			const artwork = { ...star, paths: [{ d, ink: "line" }] };
			expect(commandSchema.safeParse({ type: "addArtwork", key: "star", artwork }).success).toBe(false);
		},
	);
});
