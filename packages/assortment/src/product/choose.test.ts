import { choose, defaultConfiguration, settleConfiguration } from "@offizin/solver";
import { describe, expect, test } from "vitest";
import { calendarProduct } from "../calendar/calendar-product.ts";
import { photobookProduct } from "../photobook/photobook-product.ts";
import { photoframeProduct } from "../wall-art/photoframe-product.ts";
import type { Product } from "./product.ts";

/** Why each option gave way when one value was chosen on the default configuration. */
function reasons(product: Product, option: string, value: string): Readonly<Record<string, string>> {
	const chosen = choose(product, defaultConfiguration(product), option, value);
	if (!chosen.ok) throw new Error(JSON.stringify(chosen.error));
	return Object.fromEntries(
		chosen.value.adjustments.map((adjustment) => [adjustment.option, adjustment.constraint.code]),
	);
}

describe("what comes with a choice is not the dearest that would do", () => {
	test.each([
		["frame", "alurahmen", "poster"],
		["matSize", "30", "poster"],
		["format", "13x18", "poster"],
		["frame", "artbox", "forexplatte"],
		["frame", "schattenfuge-platte", "forexplatte"],
	])("%s %s on canvas takes %s", (option, value, materialType) => {
		const chosen = choose(photoframeProduct, defaultConfiguration(photoframeProduct), option, value);
		expect(chosen).toMatchObject({ value: { configuration: { materialType } } });
	});
});

test("the example of the README", () => {
	const chosen = choose(photoframeProduct, defaultConfiguration(photoframeProduct), "frame", "alurahmen");
	expect(chosen).toMatchObject({
		value: {
			configuration: { materialType: "poster", frame: "alurahmen", frameType: "schwarz" },
			adjustments: [
				{
					option: "materialType",
					from: "leinwand",
					to: "poster",
					constraint: { code: "photoframe.material-alurahmen" },
				},
				{ option: "variant" },
				{ option: "edge" },
				{ option: "frameType" },
				{ option: "glazing", from: "ohne", to: "acryl" },
			],
		},
	});
});

describe("[assortment.K8] what gave way is told with the rule that the choice broke", () => {
	test("26 pages are none of a printed book", () => {
		expect(reasons(photobookProduct, "pageCount", "26")).toMatchObject({
			type: "photobook.digitalfotobuch-hard-pages",
			binding: "photobook.echtfotobuch-hard-binding",
		});
	});

	test("a small format is none of a book with a hard cover", () => {
		expect(reasons(photobookProduct, "format", "a6-quer")).toEqual({
			type: "photobook.digitalfotobuch-hard-formats",
			cover: "photobook.fotoheft-covers",
			binding: "photobook.fotoheft-soft-binding",
		});
	});

	test("a wooden block is not for wall calendars", () => {
		expect(reasons(calendarProduct, "mountingType", "holzblock")).toEqual({
			type: "calendar.wandkalender-mountings",
			formatType: "calendar.tischkalender-formats",
		});
	});

	test("a mat needs a frame", () => {
		expect(reasons(photoframeProduct, "matSize", "30").frame).toBe("photoframe.mat-needs-frame");
	});

	test("of two told choices the one that gave way hears about the other", () => {
		const settled = settleConfiguration(photobookProduct, {
			cover: "hard",
			type: "fotoheft",
			binding: "pur",
		});
		expect(settled.ok && settled.value.adjustments.map(({ constraint }) => constraint.code)).toEqual([
			"photobook.fotoheft-covers",
			"photobook.fotoheft-soft-binding",
		]);
	});
});
