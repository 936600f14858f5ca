import type { PhotoName } from "@offizin/contract";
import { type Box, definitions, definitionsWith, type Shade, type Supplies } from "@offizin/scenes";
import type { ChannelKey } from "@offizin/sites";
import sharp from "sharp";
import type { SamplePhoto, SamplePhotos } from "./sample-photos.ts";
import type { Scene } from "./scene.ts";

/** A still that a scene of a product draws, and what is seen of it. */
export interface DrawnStill {
	/** In whose typefaces it is written. */
	readonly brand: ChannelKey;
	readonly draw: (supplies: Supplies) => string;
	/** In scene units. */
	readonly view: Box;
	/** What it hangs on; some scenes draw their own wall. */
	readonly wall?: Pick<Scene, "ground" | "color" | "light" | "shadow">;
	/** How shadows fall on it. */
	readonly shade?: Shade;
}

/** What a still is made of. */
export interface Materials {
	readonly samples: SamplePhotos;
	readonly write: Supplies["write"];
	/** A sheet of a pattern so many pixels across, as a PNG. */
	readonly pattern: (id: string, width: number) => Promise<Buffer>;
}

/** The still as an SVG that has all it shows in itself, with what photographs need to be seen `width` pixels wide. */
export async function drawnSvg(
	{ draw, view, shade }: DrawnStill,
	width: number,
	{ samples, write, pattern }: Materials,
): Promise<string> {
	// Scenes are drawn at once and photographs are read from files: drawn blank first, to learn which.
	const longest = new Map<PhotoName, number>();
	const patterns = new Set<string>();
	draw({
		write,
		pattern: (id) => {
			patterns.add(id);
			return "";
		},
		photo: (name, long) => {
			longest.set(name, Math.max(long, longest.get(name) ?? 0));
			return "";
		},
	});
	const hrefs = new Map<PhotoName, string>();
	for (const [name, long] of longest) {
		hrefs.set(name, await sizedHref(await samples(name), Math.ceil((long * width) / view.width)));
	}
	const sheets = new Map<string, string>();
	for (const id of patterns)
		sheets.set(id, `data:image/png;base64,${(await pattern(id, width)).toString("base64")}`);
	const markup = draw({
		write,
		pattern: (id) => sheets.get(id) ?? "",
		photo: (name) => hrefs.get(name) ?? "",
	});
	const { x, y, width: wide, height: high } = view;
	const defs = shade ? definitionsWith(shade) : definitions;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${wide} ${high}">${defs}${markup}</svg>`;
}

const QUALITY = 92;

/** No larger than it is seen: a collage has many, and each would be unpacked whole. */
async function sizedHref({ bytes }: SamplePhoto, edge: number): Promise<string> {
	const sized = await sharp(bytes)
		.resize(edge, edge, { fit: "outside", withoutEnlargement: true })
		.jpeg({ quality: QUALITY })
		.toBuffer();
	return `data:image/jpeg;base64,${sized.toString("base64")}`;
}
