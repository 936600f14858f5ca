import { giftwrapProduct } from "@offizin/assortment";
import { openDocument, weightOfDocument } from "@offizin/design";
import { choicesOf, violations } from "@offizin/solver";
import { expect, test } from "vitest";
import { patterns } from "./pattern.ts";
import { themes } from "./themes.ts";

const keysOf = (option: string) => choicesOf(giftwrapProduct, option).map(({ key }) => key);
const sold = keysOf("pattern").flatMap((pattern) =>
	keysOf("color")
		.map((color) => ({ pattern, color, sheets: "3" }))
		.filter((configuration) => violations(giftwrapProduct, configuration).length === 0),
);

test("wrapping paper is sold in every collection and every colour of it, and each is drawn", () => {
	const drawn = themes.flatMap(({ id, colorways }) => colorways.map(({ key }) => [id, key]));
	expect(sold.map(({ pattern, color }) => [pattern, color])).toEqual(drawn);
	expect(patterns.map(({ id }) => id)).toEqual(sold.map((made) => giftwrapProduct.pattern?.(made)));
});

test.each(patterns.map(({ id, document }) => [id, document] as const))(
	"%s can be stored and read again, and is light enough for nobody to wait for it",
	(id, document) => {
		const read = openDocument(JSON.parse(JSON.stringify(document)));
		expect(read).toEqual({ ok: true, value: { document, repairs: [] } });
		expect(document).toMatchObject({ template: id, product: "giftwrap" });
		expect(giftwrapProduct.pattern?.(document.configuration)).toBe(id);
		expect(weightOfDocument(document)).toBeLessThan(60_000);
	},
);
