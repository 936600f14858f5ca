import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type RoomKey, roomKeys, wallColours } from "@offizin/scenes";
import sharp, { type Sharp } from "sharp";

/** The detail of a room's picture that is the light on its wall, laid over what hangs there. */
const LIGHT = "light";

const details: ReadonlySet<string> = new Set([LIGHT, ...wallColours.map(({ key }) => key)]);

export function isRoomPicture(name: string, detail: string): boolean {
	return isRoom(name) && details.has(detail);
}

function isRoom(name: string): name is RoomKey {
	return roomKeys.some((key) => key === name);
}

/**
 * A room with its wall in a colour, or the light on its wall. Rooms are rendered ahead with a white wall (decision 099); paint
 * and light are multiplied where the wall is.
 */
export async function roomPicture(name: string, detail: string): Promise<Sharp> {
	if (detail === LIGHT) return sharp(await layer(name, LIGHT));
	const seen = sharp(await layer(name, "seen"));
	const paint = wallColours.find(({ key }) => key === detail);
	if (!paint || paint === wallColours[0]) return seen;
	const wall = await sharp(await layer(name, "mask"))
		.extractChannel(0)
		.raw()
		.toBuffer({ resolveWithObject: true });
	const { width, height } = wall.info;
	const painted = await sharp({ create: { width, height, channels: 3, background: paint.swatch } })
		.joinChannel(wall.data, { raw: { width, height, channels: 1 } })
		.png({ compressionLevel: 1 })
		.toBuffer();
	return sharp(
		await seen
			.composite([{ input: painted, blend: "multiply" }])
			.removeAlpha()
			.png({ compressionLevel: 1 })
			.toBuffer(),
	);
}

function layer(room: string, name: "seen" | "mask" | typeof LIGHT): Promise<Buffer> {
	return readFile(fileURLToPath(new URL(`../../../assets/rooms/${room}-${name}.webp`, import.meta.url)));
}
