import { designedProduct } from "@offizin/assortment";
import { elementsOf, openDocument, rightsOf } from "@offizin/design";
import { violations } from "@offizin/solver";
import { describe, expect, test } from "vitest";
import { envelopeIds } from "./build-envelope.ts";
import { templateIds } from "./build-template.ts";
import { patterns } from "./pattern.ts";
import { startRowOf, starts } from "./start.ts";

test("nothing else is called as a start, and no product has two", () => {
	const others = new Set([...templateIds, ...envelopeIds, ...patterns.map(({ id }) => id)]);
	expect(starts.filter(({ id }) => others.has(id))).toEqual([]);
	const ofProducts = starts.map(({ productType }) => productType);
	expect([...new Set(ofProducts)]).toEqual(ofProducts);
});

describe.each(starts.map((start) => [start.id, start] as const))("%s", (id, start) => {
	const { document, productType } = start;
	const product = designedProduct(productType);

	test("has a row that says of it what its document says, and no document", () => {
		const row = startRowOf(start, "0".repeat(64));
		expect(row).toEqual({
			id: document.template,
			productType: document.product,
			pages: document.pages.map(({ key }) => key),
			refinements: ["ohne"],
			defaultConfiguration: document.configuration,
			document: "0".repeat(64),
		});
		expect(JSON.parse(JSON.stringify(row))).toEqual(row);
		expect(row.id).toBe(id);
	});

	test("is a document that can be stored and read again", () => {
		const read = openDocument(JSON.parse(JSON.stringify(document)));
		expect(read).toEqual({ ok: true, value: { document, repairs: [] } });
	});

	test("opens as something that can be made, and designs every page of it", () => {
		expect(violations(product, document.configuration)).toEqual([]);
		const format = product.geometry?.(document.configuration);
		expect(document.pages.map(({ key }) => key)).toEqual(format?.pages.map(({ key }) => key) ?? ["front"]);
	});
});

test("[15] a picture for the wall is one photo, chosen and cropped, that nobody moves or removes", () => {
	const wall = starts.find(({ id }) => id === "wandbild")?.document;
	if (!wall) throw new Error("there is a start for pictures for the wall");
	const [picture, ...others] = elementsOf(wall);
	expect(others).toEqual([]);
	expect(picture).toMatchObject({
		id: "picture",
		label: "picture",
		type: "photo",
		photo: null,
		// 60 × 40 cm, as it is seen from the front.
		box: { x: 0, y: 0, width: 600_000, height: 400_000 },
	});
	expect(picture && [...rightsOf(picture)]).toEqual(["content"]);
	// Black first: what goes round a bar in a colour is black until another one is chosen.
	expect(Object.keys(wall.swatches).slice(0, 2)).toEqual(["ink", "paper"]);
	expect(wall.choices.inks[0]).toEqual({ role: "process", swatch: "ink" });
});
