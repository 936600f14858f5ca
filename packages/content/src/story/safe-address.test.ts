import { expect, test } from "vitest";
import { safeAddress } from "./safe-address.ts";

test.each([
	"/papiere/",
	"/",
	"#ziel",
	"?seite=2",
	"https://papier.example/a?b#c",
	"HTTP://papier.example",
	"mailto:a@b.example?subject=Hallo%3A%20Sie",
	"mailto:{mail}",
	"tel:+49 89 123",
])("%s leads somewhere", (address) => {
	expect(safeAddress(` ${address}\n`)).toBe(address);
});

test.each([
	"",
	"papiere/",
	"wo/anders",
	"//evil.example",
	"/\\evil.example",
	"/\t/evil.example",
	"https://",
	"https:evil.example",
	"mailto:",
	"mailto:mailto:a@b.example",
	"tel:",
	"javascript:alert(1)",
	"java\nscript:alert(1)",
	"data:text/html,a",
	undefined,
	7,
])("%j leads nowhere that is safe", (address) => {
	expect(safeAddress(address)).toBeUndefined();
});
