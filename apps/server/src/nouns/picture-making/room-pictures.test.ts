import { readdir, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { hangIn, rooms, wallColours } from "@offizin/scenes";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { isRoomPicture, roomPicture } from "./room-pictures.ts";

const folder = fileURLToPath(new URL("../../../assets/rooms/", import.meta.url));

/** Pixels across that pictures are compared at. */
const ACROSS = 480;

test("[15] each room has its three layers, none of them heavy, and nothing else lies there", async () => {
	const layers = rooms.flatMap(({ key }) => ["seen", "mask", "light"].map((layer) => `${key}-${layer}.webp`));
	expect((await readdir(folder)).sort()).toEqual(layers.sort());
	for (const layer of layers) expect((await stat(`${folder}${layer}`)).size).toBeLessThan(200_000);
});

test("rooms have their paints and their light, and nothing else of a room is a picture", () => {
	for (const { key } of rooms) {
		for (const paint of wallColours) expect(isRoomPicture(key, paint.key)).toBe(true);
		expect(isRoomPicture(key, "light")).toBe(true);
	}
	expect(isRoomPicture("living", "mask")).toBe(false);
	expect(isRoomPicture("living", "")).toBe(false);
	expect(isRoomPicture("../photos/fig", "light")).toBe(false);
});

describe.each(rooms)("$key", (room) => {
	test("[15] its wall is free where pictures hang: no furniture is in the way", async () => {
		const { data, info } = await sharp(`${folder}${room.key}-mask.webp`)
			.extractChannel(0)
			.raw()
			.toBuffer({ resolveWithObject: true });
		const { free } = room;
		const place = hangIn(room, { width: free.right - free.left, height: free.high - free.low });
		if (!place) throw new Error("What is as large as the free wall fits it");
		let covered = 0;
		for (
			let y = Math.round(place.top * info.height);
			y < Math.round((place.top + place.height) * info.height);
			y++
		)
			for (
				let x = Math.round(place.left * info.width);
				x < Math.round((place.left + place.width) * info.width);
				x++
			)
				if ((data[y * info.width + x] ?? 0) < 128) covered++;
		const area = place.width * info.width * place.height * info.height;
		expect(covered / area).toBeLessThan(0.002);
	});

	test("paint changes the wall where pictures hang, and leaves what stands before it", async () => {
		const [white, petrol] = await Promise.all(
			["white", "petrol"].map(async (paint) =>
				sharp(await (await roomPicture(room.key, paint, ACROSS)).png().toBuffer())
					.removeAlpha()
					.raw()
					.toBuffer({ resolveWithObject: true }),
			),
		);
		const mask = await sharp(`${folder}${room.key}-mask.webp`)
			.resize({ width: ACROSS })
			.extractChannel(0)
			.raw()
			.toBuffer();
		if (!white || !petrol) throw new Error("Two pictures were made");
		let [wall, things, walls, thing] = [0, 0, 0, 0];
		for (let at = 0; at < mask.length; at++) {
			const apart = Math.abs((white.data[at * 3] ?? 0) - (petrol.data[at * 3] ?? 0));
			if ((mask[at] ?? 0) > 250) [wall, walls] = [wall + apart, walls + 1];
			if ((mask[at] ?? 0) < 3) [things, thing] = [things + apart, thing + 1];
		}
		expect(wall / walls).toBeGreaterThan(60);
		expect(things / thing).toBeLessThan(3);
	});
});
