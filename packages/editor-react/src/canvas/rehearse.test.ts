import { cardProductFor } from "@offizin/assortment";
import { type DesignDocument, findElement, type TextElement } from "@offizin/design";
import { createEditor } from "@offizin/editor";
import { defaultConfiguration } from "@offizin/solver";
import { box, pt } from "@offizin/units";
import { expect, test } from "vitest";
import { copyToWrite, strikeKeys } from "./rehearse.ts";

const product = cardProductFor({ formatType: "postkarte-a6", refinements: ["ohne"] });
const invitation = "Wir laden euch herzlich zu unserer Hochzeit ein und freuen uns auf ein Fest mit euch.";

const text = (id: string, words: string, editable = true): TextElement => ({
	...{
		id,
		label: id,
		type: "text",
		box: box(0, 0, 80_000, 40_000),
		rotation: 0,
		text: words,
		maxLength: 120,
	},
	style: {
		...{ font: "jost-400", size: pt(12), leading: 130, tracking: 0, align: "center" },
		ink: { role: "process", swatch: "ink" },
	},
	...{ verticalAlign: "middle", editable },
});

function open(...elements: TextElement[]) {
	const document: DesignDocument = {
		...{ schemaVersion: 3, template: "probe", product: "card", configuration: defaultConfiguration(product) },
		swatches: { ink: { name: "Tinte", cmyk: [0, 0, 0, 90], srgb: "#222222" } },
		...{ artworks: {}, fonts: {}, pages: [{ key: "front", elements }] },
		...{ choices: { fonts: [], inks: [] }, fields: [] },
	};
	return createEditor({ document, design: null, product, now: () => 0 });
}

function rehearse(editor: ReturnType<typeof open>) {
	const copy = copyToWrite(editor.getSnapshot(), (document) => document);
	if (!copy) throw new Error("nothing can be written");
	const seen: string[] = [];
	copy.editor.subscribe(() => {
		const found = findElement(copy.editor.getSnapshot().shown, copy.element.id);
		if (found?.type === "text") seen.push(found.text);
	});
	return { copy, seen };
}

test("[14] a rehearsal writes the longest text to its end, on a copy: what is open stays as it is", async () => {
	const editor = open(text("names", "Anna & Ben"), text("words", invitation));
	const before = editor.getSnapshot();
	const { copy, seen } = rehearse(editor);
	await strikeKeys(copy, new AbortController().signal);
	expect(copy.element.id).toBe("words");
	expect(new Set(seen).size).toBe(40);
	expect(seen.at(-1)).toBe(invitation);
	expect(editor.getSnapshot()).toBe(before);
});

test("[14] a rehearsal ends with the page it is for", async () => {
	const { copy, seen } = rehearse(open(text("words", invitation)));
	const leaving = new AbortController();
	copy.editor.subscribe(() => leaving.abort());
	await strikeKeys(copy, leaving.signal);
	expect(seen).toEqual([invitation]);
});

test("[14] where nothing can be written nothing is rehearsed", () => {
	const editor = open(text("empty", ""), text("printed", invitation, false));
	expect(copyToWrite(editor.getSnapshot(), (document) => document)).toBeNull();
});
