import { cardFormats } from "@offizin/formats";
import { type Configuration, defaultConfiguration, violations } from "@offizin/solver";
import { describe, expect, test } from "vitest";
import { cardConstraints } from "./card-constraints.ts";
import { cardProduct } from "./card-product.ts";

/** Why a card cannot be made. */
function reasons(values: Configuration): readonly string[] {
	const configuration = { ...defaultConfiguration(cardProduct), ...values };
	return violations(cardProduct, configuration).map(({ reasonDe }) => reasonDe);
}

describe("why a card cannot be made", () => {
	test.each([
		["einlegeblatt-a6", "100 bis 120"],
		["briefumschlag-c6-gerade", "100 bis 140"],
		["booklet-a5-8", "120 bis 170"],
		["ballonkarte", "150 bis 170"],
	])("[§1.3] %s of a paper that it is not made of names its own weights: %s", (formatType, range) => {
		const [reason, ...others] = reasons({ formatType, paperType: "feinstpapier" });
		expect(others).toEqual([]);
		expect(reason).toContain(`von ${range}\u00a0g/m²`);
	});

	test("[3.7-8] a tent card is rectangular and of one sheet, and still not punched: no reason says otherwise", () => {
		const [reason] = reasons({ formatType: "tischfaltkarte-85x55", punching: "welle" });
		expect(reason).toMatch(/^Dieses Format stanzen wir nicht\. Gestanzte Ecken und Ränder gibt es bei /);
		for (const { key } of cardFormats) {
			for (const told of reasons({ formatType: key, punching: "welle" })) {
				expect(told).not.toContain("rechteckig");
			}
		}
	});

	test("[§1.3] stickers and bottle labels are thin sheets that stick, of no cotton or embossed stock", () => {
		const labels = cardFormats.filter(({ form }) => form === "sticker" || form === "flaschenetikett");
		expect(labels).toHaveLength(9);
		for (const { key } of labels) {
			for (const paperType of ["feinstpapier", "struktur"]) {
				expect(reasons({ formatType: key, paperType }), `${key} ${paperType}`).toHaveLength(1);
			}
			expect(reasons({ formatType: key, paperType: "glanz" })).toEqual([]);
		}
	});

	test("has one sentence for shoppers each time, with a full stop", () => {
		for (const { code, reasonDe } of cardConstraints) {
			expect(reasonDe, code).toMatch(/^[A-ZÄÖÜ].+\.$/);
			expect(reasonDe, code).not.toContain("undefined");
		}
	});
});
