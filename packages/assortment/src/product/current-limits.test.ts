import { currentSizeLimits, defaultConfiguration, nearestConfiguration, violations } from "@offizin/solver";
import { describe, expect, test } from "vitest";
import { photoframeProduct } from "../wall-art/photoframe-product.ts";

function picture(values: Readonly<Record<string, string>>) {
	const wished = { ...defaultConfiguration(photoframeProduct), ...values };
	const made = nearestConfiguration(photoframeProduct, wished, Object.keys(values));
	if (!made) throw new Error(`cannot be made: ${JSON.stringify(values)}`);
	return made;
}

describe("[assortment.K2] [§4] how large a picture can be with everything else as it is", () => {
	test.each([
		[{ materialType: "leinwand" }, { short: { min: 20, max: 150 }, long: { min: 20, max: 300 } }],
		[{ materialType: "acrylglas" }, { short: { min: 13, max: 120 }, long: { min: 18, max: 200 } }],
		[
			{ materialType: "poster", frame: "alurahmen" },
			{ short: { min: 13, max: 100 }, long: { min: 18, max: 140 } },
		],
		[
			{ materialType: "poster", frame: "alurahmen", matSize: "30" },
			{ short: { min: 13, max: 94 }, long: { min: 18, max: 134 } },
		],
	])("%j", (values, limits) => {
		expect(currentSizeLimits(photoframeProduct, picture(values), "format")).toEqual(limits);
	});

	test("a size at the limits can be made, one beyond cannot", () => {
		const configuration = picture({ materialType: "leinwand" });
		const { short, long } = currentSizeLimits(photoframeProduct, configuration, "format");
		const at = (width: number, height: number) =>
			violations(photoframeProduct, { ...configuration, format: `${width}x${height}` });
		expect(at(long.max, short.max)).toEqual([]);
		expect(at(short.min, long.min)).toEqual([]);
		expect(at(long.max + 1, short.max)).not.toEqual([]);
		expect(at(long.max, short.max + 1)).not.toEqual([]);
		expect(at(short.min - 1, long.min)).not.toEqual([]);
	});

	test("asked of an option without sizes it throws", () => {
		expect(() => currentSizeLimits(photoframeProduct, picture({}), "materialType")).toThrow("materialType");
	});
});
