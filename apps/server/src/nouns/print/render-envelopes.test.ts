import { invariant } from "@offizin/base";
import { addressLines, checkDocument, personalise, sampleRecord } from "@offizin/design";
import { envelopeDocument, envelopeFormats, themes } from "@offizin/templates/recipes";
import { buildGuests } from "@offizin/testkit";
import { expect, test } from "vitest";
import { loadFonts } from "../../adapters/fonts/fonts.ts";

const fonts = await loadFonts();

const addresses = buildGuests(60).map((guest) => {
	const lines = addressLines(guest);
	invariant(lines.ok, JSON.stringify(lines));
	return lines.value.join("\n");
});

/** As much as an address holds: a company, two titled people, an addition, abroad. */
const longest = [
	"Hochschule für Musik und Theater „Felix Mendelssohn Bartholdy“",
	"Prof. Dr. Sophie-Charlotte Freiherrin von und zu Weißenstein & Dr. Karl Friedrich Öttinger-Übelacker",
	"c/o Gasthof zum Goldenen Löwen, Hinterhaus, 3. Stock",
	"Johann-Sebastian-Bach-Straße 101 a",
	"5020 Salzburg",
	"ÖSTERREICH",
].join("\n");

test.each(
	themes.flatMap((theme) => envelopeFormats.map((format) => [theme.id, format.key, theme, format] as const)),
)("[1.4] %s %s has no findings, whoever it is sent to", (_theme, _format, theme, format) => {
	const context = { format, refinement: "ohne" as const, paperType: "naturweiss", ...fonts };
	for (const [index, colorway] of theme.colorways.entries()) {
		const document = envelopeDocument(theme.id, format.key, colorway);
		const found = checkDocument(personalise(document, sampleRecord(document)), context);
		expect(found.filter(({ rule }) => rule !== "text.sample")).toEqual([]);
		if (index > 0) continue;
		const address = document.pages[0]?.elements.find(({ type }) => type === "text");
		invariant(address, "an address");
		const only = new Set([address.id]);
		for (const adresse of [...addresses, longest]) {
			expect(checkDocument(personalise(document, { adresse }), { ...context, only })).toEqual([]);
		}
	}
});
