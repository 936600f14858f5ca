import { readdirSync } from "node:fs";
import { BLURRED_BELOW, copiesAmong } from "@offizin/design";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { likenessOf } from "./likeness.ts";

const folder = "apps/server/assets/photos";
const names = readdirSync(folder).filter((name) => name.endsWith(".jpg"));
/** Half of what is measured of an upload: four times as fast, and the same in the end. */
const EDGE = 800;

async function measured(name: string, change: (photo: Sharp) => Sharp = (photo) => photo) {
	const photo = await sharp(`${folder}/${name}`).resize(EDGE, EDGE, { fit: "inside" }).toBuffer();
	const { data, info } = await change(sharp(photo)).raw().toBuffer({ resolveWithObject: true });
	return likenessOf({ width: info.width, height: info.height, data });
}

describe("[15] what is seen of a photo", () => {
	test("no sharp photo of ours is called blurred; each is, once it is blurred by three quarters of a millimetre", async () => {
		for (const name of names) {
			expect((await measured(name)).sharpness, name).toBeGreaterThan(4 * BLURRED_BELOW);
			// Four pixels of 800 on 15 cm.
			const blurred = await measured(name, (photo) => photo.blur(4));
			expect(blurred.sharpness, name).toBeLessThan(BLURRED_BELOW);
		}
	});

	test("lighter, smaller or packed harder it is the same photo; no two of ours are", async () => {
		const known: string[] = [];
		for (const name of names) {
			const { dhash } = await measured(name);
			expect(dhash).toMatch(/^[0-9a-f]{16}$/);
			const changes = [
				(photo: Sharp) => photo.modulate({ brightness: 1.15 }),
				(photo: Sharp) => photo.resize(500, 500, { fit: "inside" }),
			];
			for (const change of changes) {
				const changed = await measured(name, change);
				expect([...copiesAmong([dhash, changed.dhash])], name).toEqual([[1, 0]]);
			}
			known.push(dhash);
		}
		expect([...copiesAmong(known)]).toEqual([]);
	});

	test("a photo of nothing has no edge and no shape", () => {
		const flat = { width: 40, height: 30, data: new Uint8Array(40 * 30 * 3).fill(128) };
		expect(likenessOf(flat)).toEqual({ dhash: "0000000000000000", sharpness: 0 });
	});
});
