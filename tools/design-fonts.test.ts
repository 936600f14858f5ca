import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type DesignFont, designFonts } from "@offizin/templates";
import { fontLanguages, inspectFont } from "@offizin/text";
import { describe, expect, test } from "vitest";

const require = createRequire(import.meta.url);

async function reportOf({ file }: DesignFont) {
	const report = await inspectFont(new Uint8Array(readFileSync(require.resolve(file))));
	if (!report.ok) throw new Error(`${file}: ${report.error.detail}`);
	return report.value;
}

describe.each(designFonts.map((font) => [font.id, font] as const))("%s", async (_, font) => {
	const report = await reportOf(font);

	test("may be embedded in print files and says so", () => {
		expect(report.embedding).toEqual({ permission: "installable", allowsSubset: true, bitmapsOnly: false });
		expect(report.licence).toContain("SIL Open Font License");
		expect(report.copyright).toMatch(/^Copyright .*20\d\d/);
	});

	test("is kerned", () => {
		expect(report.hasKerning).toBe(true);
	});

	test("lacks exactly the characters its table says", () => {
		const lacking = fontLanguages.flatMap((language) => {
			const characters = report.missing[language].join("");
			return characters === "" ? [] : [[language, characters]];
		});
		expect(font.lacks).toEqual(Object.fromEntries(lacking));
	});
});
