import { box, mm } from "@offizin/units";
import { expect, test } from "vitest";
import { applyCommand, applyCommands } from "../command/apply-command.ts";
import type { Command } from "../command/command.ts";
import { fixtureDocument, namesElement } from "../design-fixtures.ts";
import { openDocument } from "../opening/open-document.ts";
import { DOCUMENT_LIMITS } from "./document-limits.ts";
import { findOverweight, weightOfPage } from "./document-weight.ts";
import type { DesignElement } from "./element.ts";

const [front] = fixtureDocument.pages;
if (!front) throw new Error("the fixture has a front");

const text = "Donaudampfschiff ".repeat(170);
const long = (index: number): DesignElement => ({
	...namesElement,
	id: `long-${index}`,
	text,
	maxLength: 4000,
});
const add = (value: DesignElement): Command => ({ type: "addElement", page: "front", value });
const none = () => undefined;

function withElements(...elements: readonly DesignElement[]) {
	return { ...fixtureDocument, pages: [{ ...front, key: "front", elements: [...elements] }] };
}

test("a page takes letters up to its limit; what would be too much is refused, less is always possible", () => {
	let document = fixtureDocument;
	let refused: string | undefined;
	for (let index = 0; index < DOCUMENT_LIMITS.elementsPerPage && refused === undefined; index++) {
		const added = applyCommand(document, add(long(index)), none);
		if (added.ok) document = added.value.document;
		else refused = added.error.code;
	}
	expect(refused).toBe("page_too_heavy");
	expect(document.pages[0]?.elements).toHaveLength(front.elements.length + 1);
	const grown = text.repeat(2).slice(0, 4000);
	expect(applyCommand(document, { type: "setText", element: "long-0", text: grown }, none)).toEqual({
		ok: false,
		error: { code: "page_too_heavy", element: "long-0" },
	});
	expect(applyCommand(document, { type: "setText", element: "long-0", text: "kurz" }, none).ok).toBe(true);
	expect(openDocument(document)).toEqual({ ok: true, value: { document, repairs: [] } });
});

test("[security.H1] a page that an earlier release let grow still opens, and can only become lighter", () => {
	const heavy = withElements(long(0), long(1), long(2), long(3), long(4));
	expect(openDocument(heavy)).toMatchObject({ ok: true });
	expect(applyCommand(heavy, add(long(5)), none)).toMatchObject({ error: { code: "page_too_heavy" } });
	expect(applyCommand(heavy, { type: "setText", element: "long-0", text: "kurz" }, none).ok).toBe(true);
});

test("a drawing and a code count as often as they are drawn", () => {
	const d = `M0 0${"L10 10".repeat(9_000)}`;
	const artworks = { leaf: { width: 10, height: 10, paths: [{ d, ink: "leaf" }] } };
	const [leaf] = front.elements;
	if (leaf?.type !== "artwork") throw new Error("the fixture starts with a drawing");
	const commands = Array.from({ length: 100 }, (_none, index) => add({ ...leaf, id: `leaf-${index}` }));
	expect(applyCommands({ ...fixtureDocument, artworks }, commands, none)).toMatchObject({
		error: { code: "page_too_heavy" },
	});
	const { rotation, label } = leaf;
	const code = (index: number): DesignElement => ({
		...{ id: `code-${index}`, type: "qr", label, rotation, box: box(0, 0, mm(20), mm(20)) },
		...{ content: "x".repeat(1900), level: "L", ink: { role: "process", swatch: "ink" } },
	});
	const codes = withElements(...Array.from({ length: 60 }, (_none, index) => code(index)));
	expect(openDocument(codes)).toEqual({
		ok: false,
		error: { code: "document_too_heavy", path: "pages.0" },
	});
});

test("many pages may be full, but not all two hundred of them", () => {
	const page = (index: number) => ({ key: `p${index}`, elements: [long(0)] });
	const pages = Array.from({ length: 200 }, (_none, index) => page(index));
	const [first] = pages;
	expect(first && weightOfPage(first, {})).toBeLessThan(DOCUMENT_LIMITS.pageWeight);
	expect(findOverweight({ pages, artworks: {} })).toEqual({ path: "pages", limit: DOCUMENT_LIMITS.weight });
});
