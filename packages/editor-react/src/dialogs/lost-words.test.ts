import { pt } from "@offizin/units";
import { wordsOf } from "@offizin/words";
import { expect, it } from "vitest";
import { translatorFor } from "../translator.ts";
import { valueInWords } from "./lost-words.ts";

const t = translatorFor("de-DE", wordsOf("de").editor);
const document = { fields: [] };
const names = {
	paper: { naturweiss: "Naturweiß" },
	refinement: { gold: "Heißfolie Gold" },
	punching: { welle: "Wellenrand" },
	font: { jost: "Jost" },
};

it("shows a text as one line, and says when it is empty", () => {
	expect(valueInWords({ type: "setText", element: "a", text: "Clara\nJonas" }, names, { t, document })).toBe(
		"Clara / Jonas",
	);
	expect(valueInWords({ type: "setText", element: "a", text: "" }, names, { t, document })).toBe("ohne Text");
	const long = "Wir freuen uns auf Sie. ".repeat(20);
	expect(valueInWords({ type: "setText", element: "a", text: long }, names, { t, document })).toMatch(
		/^.{120} …$/,
	);
});

it("shows what is told in a text, and not how it asks for it", () => {
	const told = {
		facts: { name1: "Clara", date: "2027-06-12" },
		fields: [{ key: "vorname", label: "Vorname", sample: "" }],
	};
	const text = "{{vorname}}, {{name1}} feiert am {{date:full}} {{unknown}}";
	const said = valueInWords({ type: "setText", element: "a", text }, names, { t, document: told });
	expect(said?.replaceAll("\u00a0", " ")).toBe("Vorname, Clara feiert am Samstag, 12. Juni 2027 {{unknown}}");
});

it("names font and size, paper, refinement and punching", () => {
	const style = { font: "jost", size: pt(9.5) };
	const said = valueInWords({ type: "setTextStyle", element: "a", style }, names, { t, document });
	expect(said?.replaceAll("\u00a0", " ")).toBe("Jost, 9,5 pt");
	const configuration = {
		formatType: "postkarte-a6-quer",
		paperType: "naturweiss",
		refinementType: "gold",
		punching: "welle",
	};
	expect(valueInWords({ type: "setConfiguration", configuration }, names, { t, document })).toBe(
		"Naturweiß, Heißfolie Gold, Wellenrand",
	);
});

it("leaves a change without a value in words to its name", () => {
	expect(valueInWords({ type: "removePhoto", element: "a" }, names, { t, document })).toBeUndefined();
});
