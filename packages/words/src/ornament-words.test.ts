import { ornamentSubjects, ornamentsOf } from "@offizin/ornaments";
import { expect, test } from "vitest";
import { ornaments as de } from "./de/ornaments.ts";
import { ornaments as en } from "./en/ornaments.ts";
import { ornamentNames, ornamentSubjectName, ornamentWords } from "./ornament-words.ts";
import { elementName } from "./template-part-words.ts";

const all = ornamentSubjects.flatMap((subject) => ornamentsOf(subject));

test.each([
	["de", de],
	["en", en],
] as const)(
	"[14] every drawing of the library has a name of its own in %s, and none is left over",
	(_language, words) => {
		const keys = all.map(({ key }) => key);
		expect(Object.keys(words.drawing).sort()).toEqual(keys.toSorted());
		const names = Object.values(words.drawing).map(([name]) => name);
		expect(new Set(names).size).toBe(names.length);
		expect(names.filter((name) => name.trim() !== name || name === "" || name.length > 60)).toEqual([]);
	},
);

test("in Switzerland they are written without ß", () => {
	expect(ornamentWords({ key: "large-dots" }, "de-CH").name).toBe("Grosse Punkte");
	expect(ornamentWords({ key: "large-dots" }, "de-AT").name).toBe("Große Punkte");
	expect(ornamentWords({ key: "large-dots" }, "en-GB").name).toBe("Large dots");
	expect(ornamentSubjectName("wreaths", "fr-FR")).toBe("Kränze");
});

test("[14] what shows a drawing is called in the language of whoever reads it; what somebody has named goes by that", () => {
	expect(elementName("ornament-large-dots", "de-DE")).toBe("Große Punkte");
	expect(elementName("ornament-large-dots", "en-GB")).toBe("Large dots");
	for (const label of ["ornament-dragon", "ornament-toString", "ornament-", "Große Punkte"])
		expect(elementName(label, "en-GB")).toBe(label);
	const names = ornamentNames("de-CH");
	expect(names["ornament-large-dots"]).toBe("Grosse Punkte");
	expect(Object.keys(names)).toHaveLength(all.length);
});
