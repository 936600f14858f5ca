import { pt } from "@offizin/units";
import { wordsOf } from "@offizin/words";
import { expect, it } from "vitest";
import { translatorFor } from "../translator.ts";
import { valueInWords } from "./lost-words.ts";

const t = translatorFor("de-DE", wordsOf("de").editor);
const names = {
	paper: { naturweiss: "Naturweiß" },
	refinement: { gold: "Heißfolie Gold" },
	punching: { welle: "Wellenrand" },
	font: { jost: "Jost" },
};

it("shows a text as one line, and says when it is empty", () => {
	expect(valueInWords({ type: "setText", element: "a", text: "Clara\nJonas" }, names, t)).toBe(
		"Clara / Jonas",
	);
	expect(valueInWords({ type: "setText", element: "a", text: "" }, names, t)).toBe("ohne Text");
	const long = "Wir freuen uns auf Sie. ".repeat(20);
	expect(valueInWords({ type: "setText", element: "a", text: long }, names, t)).toMatch(/^.{120} …$/);
});

it("names font and size, paper, refinement and punching", () => {
	const style = { font: "jost", size: pt(9.5) };
	const said = valueInWords({ type: "setTextStyle", element: "a", style }, names, t);
	expect(said?.replaceAll("\u00a0", " ")).toBe("Jost, 9,5 pt");
	const configuration = {
		formatType: "postkarte-a6-quer",
		paperType: "naturweiss",
		refinementType: "gold",
		punching: "welle",
	};
	expect(valueInWords({ type: "setConfiguration", configuration }, names, t)).toBe(
		"Naturweiß, Heißfolie Gold, Wellenrand",
	);
});

it("leaves a change without a value in words to its name", () => {
	expect(valueInWords({ type: "removePhoto", element: "a" }, names, t)).toBeUndefined();
});
