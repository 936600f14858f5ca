import { designedProduct } from "@offizin/assortment";
import type { shownProducts } from "@offizin/contract";
import { defaultConfiguration, violations } from "@offizin/solver";
import { describe, expect, test } from "vitest";
import { firstPicture } from "#app/content/wall-facts.server.ts";
import { roomScene, showpieceOf, tileScene } from "./scene.server.ts";

const site = { channel: "bildwand", market: "de", locale: "de-DE" } as const;
const opened = (product: (typeof shownProducts)[number]) => defaultConfiguration(designedProduct(product));

describe("a product in a list", () => {
	test.each(["photoframe", "collage"] as const)("%s hangs there without its room", (product) => {
		const oak = "scene-oak";
		expect(roomScene(product, opened(product), site)).toContain(oak);
		expect(tileScene(product, opened(product), site)).not.toContain(oak);
	});

	test.each(["calendar", "photobook", "photoprint", "collage", "photoframe"] as const)(
		"%s shows other photographs than its neighbour",
		(product) => {
			const photos = [0, 1].map(
				(turn) => /href="([^"]+)"/.exec(tileScene(product, opened(product), site, turn))?.[1],
			);
			expect(photos[0]).toBeDefined();
			expect(photos[0]).not.toBe(photos[1]);
		},
	);

	test("what is larger than the wall from near still hangs there whole", () => {
		const svg = tileScene("photoframe", firstPicture("poster", "300x150"), site);
		const boxes = [...svg.matchAll(/<image [^>]*x="(-?[\d.]+)"[^>]*width="([\d.]+)"/g)];
		expect(boxes).toHaveLength(1);
		for (const [, x, width] of boxes) {
			expect(Number(x)).toBeGreaterThan(0);
			expect(Number(x) + Number(width)).toBeLessThan(1000);
		}
	});

	test("neighbours among calendars are open at different months", () => {
		const months = Array.from(
			{ length: 12 },
			(_, turn) =>
				/font-stretch[^>]*>(\p{L}+)</u.exec(tileScene("calendar", opened("calendar"), site, turn))?.[1],
		);
		expect(months[0]).toBe("Januar");
		expect(new Set(months).size).toBe(12);
	});
});

test("what a collage is shown as before anybody chooses can be made, and only at the brand of walls", () => {
	const showpiece = showpieceOf("collage", site);
	const shown = { ...opened("collage"), ...showpiece };
	expect(violations(designedProduct("collage"), shown)).toEqual([]);
	expect(shown).not.toEqual(opened("collage"));
	expect(showpieceOf("collage", { channel: "papiervogel" })).toBeUndefined();
});
