import { photoprintProduct } from "@offizin/assortment";
import { choicesOf, defaultConfiguration } from "@offizin/solver";
import { describe, expect, test } from "vitest";
import { lookAt } from "./look.fixtures.ts";
import { drawProduct } from "./scene.ts";

const opened = defaultConfiguration(photoprintProduct);

function prints(svg: string) {
	return [
		...svg.matchAll(/<image href="([^"]+)" x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"/g),
	].map(([, photo = "", ...numbers]) => {
		const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
		return { photo, x, y, width, height };
	});
}

describe("a wall of prints", () => {
	test("shows each format in a list at the same scale", () => {
		const scales = choicesOf(photoprintProduct, "format")
			.filter(({ key }) => key !== "retro")
			.map(({ key, size }) => {
				const [first] = prints(
					drawProduct("photoprint", lookAt({ ...opened, format: key }, { isNear: true })),
				);
				return (first?.width ?? 0) / (size?.width ?? 1);
			});
		for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0, 1);
	});

	test("lets no print lie on another, and repeats none of the eighteen in the middle", () => {
		const found = prints(drawProduct("photoprint", lookAt(opened)));
		expect(found.length).toBeGreaterThan(12);
		for (const [index, one] of found.entries()) {
			for (const other of found.slice(index + 1)) {
				const isApart =
					one.x + one.width <= other.x ||
					other.x + other.width <= one.x ||
					one.y + one.height <= other.y ||
					other.y + other.height <= one.y;
				expect(isApart).toBe(true);
			}
		}
		const middle = found.slice(0, 18).map(({ photo }) => photo.split("/").at(-1));
		expect(new Set(middle).size).toBe(middle.length);
	});
});
