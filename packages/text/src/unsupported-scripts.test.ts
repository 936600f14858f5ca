import { expect, test } from "vitest";
import { unsupportedScripts } from "./unsupported-scripts.ts";

test.each([
	["Anna & Ben, 12. Juni – „Łódź“ ő", []],
	["Анна Τό Ж", []],
	["Ja 👍🏽 ♥ ☎ ½ €\n\t\u00ad", []],
	["Anna und محمد", ["Arabic"]],
	["Noa נועה und Ben נועה", ["Hebrew"]],
	["爱 こんにちは 안녕", ["Han", "Hiragana", "Hangul"]],
	["नमस्ते สวัสดี", ["Devanagari", "Thai"]],
	["𓂀", ["Unknown"]],
	["abc\u202edef", ["Bidi_Control"]],
])("%s needs %s", (text, scripts) => {
	expect(unsupportedScripts(text)).toEqual(scripts);
});

test("a name of 100,000 letters is answered letter by letter", () => {
	expect(unsupportedScripts("م".repeat(100_000))).toEqual(["Arabic"]);
});
