import { photobookProduct } from "@offizin/assortment";
import { applyCommand, type Command, type DesignDocument } from "@offizin/design";
import { defaultConfiguration } from "@offizin/solver";
import { describe, expect, it } from "vitest";
import { applyChange } from "../change.ts";
import { document as fixture } from "../design-fixtures.ts";
import { pageChanges } from "./page-changes.ts";

const configuration = defaultConfiguration(photobookProduct);
const rule = photobookProduct.pages?.(configuration);
if (!rule) throw new Error("A photo book counts its pages");

/** A book of as few pages as there can be, between two covers; names and photo on its first page. */
const book: DesignDocument = {
	...fixture,
	product: photobookProduct.key,
	configuration: { ...configuration, pageCount: String(rule.min) },
	choices: { ...fixture.choices, pages: rule },
	pages: [
		{ key: "cover", elements: [] },
		...Array.from({ length: rule.min }, (_none, at) => ({
			key: `page-${at}`,
			like: rule.like,
			elements: at === 0 ? (fixture.pages[0]?.elements ?? []) : [],
		})),
		{ key: "back-cover", elements: [] },
	],
};
const keys = ({ pages }: DesignDocument) => pages.map(({ key }) => key);

function freeIds(): (kind: string) => string {
	let number = 0;
	return (kind) => `${kind}-new-${++number}`;
}

function done(document: DesignDocument, command: Command | undefined): DesignDocument {
	if (!command) throw new Error("not offered");
	const made = applyCommand(document, command, () => undefined);
	if (!made.ok) throw new Error(made.error.code);
	const undone = applyCommand(made.value.document, made.value.inverse, () => undefined);
	expect(undone.ok && undone.value.document).toEqual(document);
	return made.value.document;
}

describe("[14] pages", () => {
	it("come and go by as many as the product counts in, and its option counts along", () => {
		const { step } = rule;
		const longer = done(book, pageChanges(book, "page-1", freeIds())?.add);
		expect(keys(longer).indexOf("page-new-1")).toBe(step + 1);
		expect(longer.pages).toHaveLength(book.pages.length + step);
		expect(longer.configuration.pageCount).toBe(String(rule.min + step));
		const again = done(longer, pageChanges(longer, "page-new-1", freeIds())?.remove);
		expect(again).toEqual(book);
	});

	it("are not offered beyond what the product can have, nor for a cover or a card", () => {
		expect(pageChanges(book, "page-1", freeIds())?.remove).toBeUndefined();
		expect(pageChanges(book, "cover", freeIds())).toBeUndefined();
		expect(pageChanges(fixture, "front", freeIds())).toBeUndefined();
	});

	it("are copied with all that is on them, under other names", () => {
		const twice = done(book, pageChanges(book, "page-0", freeIds())?.duplicate);
		const copy = twice.pages[rule.step + 1];
		expect(copy?.elements.map(({ type }) => type)).toEqual(["text", "photo", "text"]);
		expect(copy?.elements.every(({ id }) => id.includes("new"))).toBe(true);
	});

	it("change places by whole steps, and never with a cover", () => {
		const { step } = rule;
		const moved = done(book, pageChanges(book, "page-0", freeIds())?.forth);
		expect(keys(moved).slice(step + 1, step + 3)).toEqual(["page-0", "page-1"]);
		expect(done(moved, pageChanges(moved, "page-0", freeIds())?.back)).toEqual(book);
		expect(pageChanges(book, "page-0", freeIds())?.back).toBeUndefined();
		expect(pageChanges(book, `page-${rule.min - 1}`, freeIds())?.forth).toBeUndefined();
		expect(applyCommand(book, { type: "movePage", page: "page-0", index: 0 }, () => undefined)).toEqual({
			ok: false,
			error: { code: "page_fixed", page: "page-0" },
		});
	});

	it("of a card are refused, whoever asks", () => {
		const value = { key: "more", like: "front", elements: [] };
		const add: Command = { type: "addPages", pages: [{ index: 1, value }] };
		expect(applyCommand(fixture, add, () => undefined)).toMatchObject({ error: { code: "page_fixed" } });
		const remove: Command = { type: "removePages", pages: ["back"] };
		expect(applyCommand(fixture, remove, () => undefined)).toMatchObject({ error: { code: "page_fixed" } });
	});

	it("have to go with everything else that is chosen", () => {
		const thin = { ...book.choices, pages: { ...rule, max: 200 } };
		const values = Array.from({ length: rule.max - rule.min + rule.step }, (_none, at) => ({
			index: at + 1,
			value: { key: `more-${at}`, like: rule.like, elements: [] },
		}));
		const context = { photos: {}, product: photobookProduct };
		const change = applyChange({ ...book, choices: thin }, { type: "addPages", pages: values }, context);
		expect(change).toMatchObject({ ok: false, error: { code: "configuration_unknown_value" } });
	});

	it("are as many as lie there, whatever is asked for", () => {
		const context = { photos: {}, product: photobookProduct };
		const wish = { ...book.configuration, pageCount: String(rule.min + rule.step) };
		const made = applyChange(book, { type: "setConfiguration", configuration: wish }, context);
		expect(made.ok && made.value.document).toEqual(book);
	});
});
