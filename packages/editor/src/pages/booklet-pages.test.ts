import { cardProduct } from "@offizin/assortment";
import { applyCommand, type Command, type DesignDocument } from "@offizin/design";
import { defaultConfiguration } from "@offizin/solver";
import { describe, expect, it } from "vitest";
import { document as fixture } from "../design-fixtures.ts";
import { pageChanges, pageMovedTo } from "./page-changes.ts";

const configuration = { ...defaultConfiguration(cardProduct), formatType: "booklet-a6-12" };
const rule = cardProduct.pages?.(configuration);
if (!rule) throw new Error("A booklet counts its pages");
const { like } = rule;

const words = fixture.pages[0]?.elements ?? [];
/** Five spreads; only the fourth is empty. */
const booklet: DesignDocument = {
	...fixture,
	configuration,
	choices: { ...fixture.choices, pages: rule },
	pages: [
		{ key: "front", elements: [] },
		...["a", "b", "c", "d", "e"].map((key) => ({
			key,
			like,
			elements: key === "d" ? [] : words.map((one) => ({ ...one, id: `${key}-${one.id}` })),
		})),
		{ key: "back", elements: [] },
	],
};

let number = 0;
const freeId = (kind: string) => `${kind}-new-${++number}`;
const keys = ({ pages }: DesignDocument) => pages.map(({ key }) => key).join(" ");

function done(command: Command | undefined): DesignDocument {
	if (!command) throw new Error("not offered");
	const made = applyCommand(booklet, command, () => undefined);
	if (!made.ok) throw new Error(made.error.code);
	const back = applyCommand(made.value.document, made.value.inverse, () => undefined);
	expect(back.ok && back.value.document).toEqual(booklet);
	return made.value.document;
}

describe("[14] a booklet", () => {
	it("is called by the format that has as many pages", () => {
		expect(rule).toMatchObject({
			min: 3,
			max: 15,
			step: 2,
			values: expect.arrayContaining(["booklet-a6-32"]),
		});
		expect(done(pageChanges(booklet, "b", freeId)?.add).configuration.formatType).toBe("booklet-a6-16");
		expect(done(pageChanges(booklet, "b", freeId)?.remove).configuration.formatType).toBe("booklet-a6-8");
	});

	it("loses of the neighbours of a spread the one with the least on it", () => {
		expect(keys(done(pageChanges(booklet, "c", freeId)?.remove))).toBe("front a b e back");
		expect(keys(done(pageChanges(booklet, "e", freeId)?.remove))).toBe("front a b c back");
		expect(keys(done(pageChanges(booklet, "a", freeId)?.remove))).toBe("front c d e back");
	});

	it("has a copy of one spread and an empty one beside it", () => {
		const { pages } = done(pageChanges(booklet, "a", freeId)?.duplicate);
		expect(pages.slice(2, 4).map(({ elements }) => elements.length)).toEqual([words.length, 0]);
	});

	it("has single spreads moved anywhere among each other, and none onto its cover", () => {
		expect(keys(done(pageMovedTo(booklet, "a", "d")))).toBe("front b c d a e back");
		expect(keys(done(pageMovedTo(booklet, "e", "b")))).toBe("front a e b c d back");
		expect(pageMovedTo(booklet, "a", "back")).toBeUndefined();
		expect(pageMovedTo(booklet, "a", "a")).toBeUndefined();
	});
});
