import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test("a text for machines has the words of all its elements, a line for each paragraph", () => {
	expect(
		plainText([
			{ tag: "p", below: ["Ab ", { tag: "strong", below: ["25 Euro"] }, "."] },
			{ tag: "ul", below: [{ tag: "li", below: [{ tag: "p", below: ["eins"] }] }] },
			{ tag: "hr" },
			{ tag: "p", below: [{ tag: "a", to: "/", below: ["Start"] }] },
		]),
	).toBe("Ab 25 Euro.\neins\nStart");
});
