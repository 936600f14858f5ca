import { expect, test } from "vitest";
import { formatLocaleCode, parseLocaleCode } from "./locale-code.ts";

test.each([
	["de-DE", "de-DE"],
	["DE-at", "de-AT"],
	["fr-ch", "fr-CH"],
])("[5-3] %s is read as %s", (value, canonical) => {
	const read = parseLocaleCode(value);
	expect(read.ok && formatLocaleCode(read.value)).toBe(canonical);
});

test.each(["", "de", "de_DE", "deu-DE", "de-D", "de-DE-x", "d1-DE", " de-DE"])(
	"[5-3] %j is refused",
	(value) => {
		expect(parseLocaleCode(value)).toEqual({ ok: false, error: { code: "locale_code_invalid", value } });
	},
);
