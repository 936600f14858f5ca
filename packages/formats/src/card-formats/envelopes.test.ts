import { box, intersects, mm } from "@offizin/units";
import { describe, expect, test } from "vitest";
import type { CardFormat } from "../card-format.ts";
import { cardFormat, cardFormats } from "../card-formats.ts";
import { pageOf } from "../format.ts";

const isFinished = ({ form }: CardFormat) => form === "briefumschlag";

describe("[1.4] envelopes", () => {
	const envelopes = cardFormats.filter(isFinished);

	test("are printed finished: without bleed and without a contour on the sheet", () => {
		expect(envelopes).toHaveLength(10);
		for (const { pages, sides } of envelopes) {
			expect(pages.flatMap(({ edges }) => Object.values(edges)).every((edge) => edge === "fold")).toBe(true);
			expect(sides.every(({ die, folds }) => die === undefined && folds.length === 0)).toBe(true);
		}
	});

	test("keep 74 × 40 mm for the stamp at the top right and 140 × 15 mm for codes at the foot", () => {
		const zones = pageOf(cardFormat("briefumschlag-dl-gerade") ?? fail(), "front")?.reserved;
		expect(zones).toEqual([
			{ kind: "franking", box: box(mm(146), 0, mm(74), mm(40)) },
			{ kind: "coding", box: box(mm(80), mm(95), mm(140), mm(15)) },
		]);
	});

	test("have room for six lines of address, clear of both zones", () => {
		for (const { key, pages } of envelopes) {
			const front = pages.find((page) => page.key === "front");
			const address = front?.address ?? fail();
			expect(address.height, key).toBeGreaterThanOrEqual(mm(40));
			expect(
				front?.reserved.some((zone) => intersects(zone.box, address)),
				key,
			).toBe(false);
		}
	});
});

test("[1.2] every card goes into its envelope with 3 mm of air", () => {
	const air = mm(3);
	const envelopeTrims = new Map(
		cardFormats.filter(isFinished).map(({ key, trim }) => [key.split("-")[1], [trim.width, trim.height]]),
	);
	envelopeTrims.set("c7", [mm(114), mm(81)]);
	for (const { key, trim, envelope } of cardFormats) {
		if (!envelope) continue;
		const [long = 0, short = 0] = [...(envelopeTrims.get(envelope) ?? [])].sort((a, b) => b - a);
		const [cardLong = 0, cardShort = 0] = [trim.width, trim.height].sort((a, b) => b - a);
		expect(long - cardLong, key).toBeGreaterThanOrEqual(air);
		expect(short - cardShort, key).toBeGreaterThanOrEqual(air);
	}
});

function fail(): never {
	throw new Error("missing in the catalogue");
}
