import { ornamentSubjects, ornamentsOf } from "@offizin/ornaments";
import { expect, test } from "vitest";
import { ornaments as de } from "./de/ornaments.ts";
import { ornaments as en } from "./en/ornaments.ts";
import { ornamentSubjectName, ornamentWords } from "./ornament-words.ts";

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
