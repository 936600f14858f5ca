import { cardFormats } from "@offizin/formats";
import { type Configuration, defaultConfiguration, type Reason, violations } from "@offizin/solver";
import { describe, expect, test } from "vitest";
import { cardProduct } from "./card-product.ts";

/** Why a card cannot be made. */
function reasons(values: Configuration): readonly Reason[] {
	const configuration = { ...defaultConfiguration(cardProduct), ...values };
	return violations(cardProduct, configuration).map(({ code, reason = { code } }) => reason);
}

describe("why a card cannot be made", () => {
	test.each([
		["einlegeblatt-a6", 100, 120],
		["briefumschlag-c6-gerade", 100, 140],
		["booklet-a5-8", 120, 170],
		["ballonkarte", 150, 170],
	])(
		"[§1.3] %s of a paper that it is not made of names its own weights: %i to %i",
		(formatType, min, max) => {
			const [reason, ...others] = reasons({ formatType, paperType: "feinstpapier" });
			expect(others).toEqual([]);
			expect(reason).toEqual({ code: "card.paper-weight", values: { min, max } });
		},
	);

	test("[3.7-8] a tent card is rectangular and of one sheet, and still not punched", () => {
		expect(reasons({ formatType: "tischfaltkarte-85x55", punching: "welle" })).toEqual([
			{ code: "card.not-punched" },
		]);
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
});
