import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type RoomKey, roomKeys, wallColours } from "@offizin/scenes";
import sharp, { type Sharp } from "sharp";

/** The detail of a room's picture that is the light on its wall, laid over what hangs there. */
const LIGHT = "light";

const layers = ["seen", "mask", LIGHT] as const;
type Layer = (typeof layers)[number];

const details: ReadonlySet<string> = new Set([LIGHT, ...wallColours.map(({ key }) => key)]);

export function isRoomPicture(name: string, detail: string): boolean {
	return isRoom(name) && details.has(detail);
}

function isRoom(name: string): name is RoomKey {
	return roomKeys.some((key) => key === name);
}

const editions = new Map<string, string>();

/** Another one as soon as the room is rendered anew. */
export function roomEdition(name: string): string {
	const known = editions.get(name);
	if (known !== undefined) return known;
	const hash = createHash("sha256");
	for (const layer of layers) hash.update(readFileSync(fileOf(name, layer)));
	const edition = hash.digest("hex");
	editions.set(name, edition);
	return edition;
}

/**
 * A room with its wall in a colour, or the light on its wall; so many pixels wide, or as many as there are. Rooms are rendered ahead with a white wall
 * (decision 099); paint and light are multiplied where the wall is.
 */
export async function roomPicture(name: string, detail: string, width: number): Promise<Sharp> {
	const sized = (layer: Layer) => sharp(fileOf(name, layer)).resize({ width, withoutEnlargement: true });
	if (detail === LIGHT) return sized(LIGHT);
	const seen = sized("seen");
	const paint = wallColours.find(({ key }) => key === detail);
	if (!paint || paint === wallColours[0]) return seen;
	const wall = await sized("mask").extractChannel(0).raw().toBuffer({ resolveWithObject: true });
	const size = { width: wall.info.width, height: wall.info.height };
	const painted = await sharp({ create: { ...size, channels: 3, background: paint.swatch } })
		.joinChannel(wall.data, { raw: { ...size, channels: 1 } })
		.png({ compressionLevel: 1 })
		.toBuffer();
	const composed = await seen
		.composite([{ input: painted, blend: "multiply" }])
		.removeAlpha()
		.png({ compressionLevel: 1 })
		.toBuffer();
	return sharp(composed);
}

function fileOf(room: string, layer: Layer): string {
	return fileURLToPath(new URL(`../../../assets/rooms/${room}-${layer}.webp`, import.meta.url));
}
