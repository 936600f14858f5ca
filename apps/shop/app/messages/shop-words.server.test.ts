import { themes } from "@offizin/templates/recipes";
import { productWords } from "@offizin/words";
import { expect, test } from "vitest";
import { pageWords } from "./shop-words.server.ts";

const words = productWords("card", "de-DE");

test("every format with a template has its name from the catalogue, and no other format is carried along", () => {
	const formats = new Set(themes.flatMap(({ cards }) => cards.map(({ formatType }) => formatType)));
	expect(Object.keys(pageWords("de-DE").format).sort()).toEqual([...formats].sort());
	for (const [key, name] of Object.entries(pageWords("de-DE").format))
		expect(name).toBe(words.value("formatType", key));
});
