import { expect, test } from "vitest";
import { designFormatName } from "./design-format-name.ts";

test("[14] a design of a booklet is looked for by its size, a card by its format", () => {
	const names = (locale: string) =>
		["booklet-a5-8", "booklet-a6-12", "booklet-sq145-8", "postkarte-a6"].map((key) =>
			designFormatName(key, locale),
		);
	expect(names("de-DE").slice(0, 3)).toEqual(["Heft A5", "Heft A6", "Heft quadratisch"]);
	expect(names("en-GB").slice(0, 3)).toEqual(["A5 booklet", "A6 booklet", "Square booklet"]);
	expect(names("de-DE")[3]).toBe("Postkarte A6");
});
