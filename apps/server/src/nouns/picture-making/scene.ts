import sharp, { type OverlayOptions, type Sharp } from "sharp";
import { fromPixels, type Pixels, pixelsOf } from "../../adapters/image/unpacked-pixels.ts";
import { type Ground, renderGround, renderPaperGrain } from "./ground.ts";

/** A flat thing lying in the scene: its picture, where its centre is, how large it is and how it is turned. */
export interface SceneThing {
	/** Renders the thing `width` pixels wide, upright. */
	readonly render: (width: number) => Promise<Buffer>;
	/** Width and height in scene units. */
	readonly size: { readonly width: number; readonly height: number };
	/** Centre in scene units. */
	readonly x: number;
	readonly y: number;
	/** Clockwise degrees. */
	readonly turn: number;
	/** Height above the ground in scene units: a card lies at 1, a folded one at 4, a frame hangs at 18. */
	readonly lift: number;
	/** Fold line inside the thing, as a fraction of its width, drawn as a soft valley. */
	readonly fold?: number;
	/** What its surface feels like, where that is seen. */
	readonly grain?: Ground;
}

/** A still life seen from above: light from the top left, as on every picture of a page (brands.md). */
export interface Scene {
	readonly width: number;
	readonly height: number;
	readonly ground: Ground;
	readonly color: string;
	/**
	 * Window light with the shadow of its bars, or a daylight that falls off, or one lamp on a dark wall; `even` where the
	 * wall is that of the page around it.
	 */
	readonly light: "window" | "daylight" | "lamp" | "even";
	readonly shadow: string;
	readonly things: readonly SceneThing[];
	/** Renders what is drawn over the ground with shadows of its own, `width` pixels wide. */
	readonly drawing?: (width: number) => Promise<Buffer>;
}

/** Renders a scene `width` pixels wide, as an opaque picture ready to be encoded. */
export async function renderScene(scene: Scene, width: number): Promise<Sharp> {
	const scale = width / scene.width;
	const size = { width, height: Math.round(scene.height * scale) };
	// One thing after the other: all layers of a large scene at once would take more memory than a render process has.
	let picture = await renderGround(scene.ground, scene.color, size);
	for (const thing of scene.things) {
		const shadow = await renderShadow(thing, scene.shadow, size, scale);
		const seen = await seenOf(await placeThing(thing, scale), size);
		picture = await laidOver(picture, [{ input: shadow.data, raw: shadow.raw }, ...seen]);
	}
	if (scene.drawing) {
		const drawn = sharp(await scene.drawing(width)).resize(size.width, size.height, { fit: "fill" });
		const { data, raw } = await pixelsOf(drawn);
		picture = await laidOver(picture, [{ input: data, raw }]);
	}
	const shade = await renderShade(scene.light, size);
	return fromPixels(await laidOver(picture, [{ input: shade.data, raw: shade.raw, blend: "multiply" }]));
}

function laidOver(picture: Pixels, layers: OverlayOptions[]): Promise<Pixels> {
	return pixelsOf(fromPixels(picture).composite(layers).removeAlpha());
}

type Raster = { readonly width: number; readonly height: number };

/** A picture in a file, and where its corner lies in the scene. */
interface Placed {
	readonly file: Buffer;
	readonly width: number;
	readonly height: number;
	readonly left: number;
	readonly top: number;
}

/** What is seen of it: sharp refuses overlays that reach past the picture. */
async function seenOf({ file, width, height, left, top }: Placed, size: Raster): Promise<OverlayOptions[]> {
	const x = Math.max(0, left);
	const y = Math.max(0, top);
	const seen = {
		width: Math.min(left + width, size.width) - x,
		height: Math.min(top + height, size.height) - y,
	};
	if (seen.width <= 0 || seen.height <= 0) return [];
	const { data, raw } = await pixelsOf(sharp(file).extract({ left: x - left, top: y - top, ...seen }));
	return [{ input: data, raw, left: x, top: y }];
}

/** Pixels of a piece of grain, laid side by side: of a thing seen close the whole would be hundreds of megabytes. */
const GRAIN_TILE = 512;

/** In files and not as pixels: a thing seen close is many times as large as the scene. */
async function placeThing(thing: SceneThing, scale: number): Promise<Placed> {
	const width = Math.round(thing.size.width * scale);
	const height = Math.round(thing.size.height * scale);
	const picture = await thing.render(width);
	const upright = await sharp(picture)
		.resize(width, height, { fit: "fill" })
		.ensureAlpha()
		.png({ compressionLevel: 1 })
		.toBuffer();
	const across = Math.min(GRAIN_TILE, width, height);
	const grain = thing.grain && (await renderPaperGrain(thing.grain, { width: across, height: across }));
	const paper = await sharp(upright)
		.composite([
			...(grain ? [{ input: grain.data, raw: grain.raw, blend: "multiply" as const, tile: true }] : []),
			{ input: Buffer.from(surfaceSvg(width, height, thing.fold)) },
			// Neither lies where the sheet is cut away.
			{ input: upright, blend: "dest-in" },
		])
		.png({ compressionLevel: 1 })
		.toBuffer();
	const { data, info } = await sharp(paper)
		.rotate(thing.turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
		.png({ compressionLevel: 1 })
		.toBuffer({ resolveWithObject: true });
	return {
		file: data,
		width: info.width,
		height: info.height,
		left: Math.round(thing.x * scale - info.width / 2),
		top: Math.round(thing.y * scale - info.height / 2),
	};
}

/** The light on a sheet, its cut edge towards the light and away from it, and the valley of a fold. */
function surfaceSvg(width: number, height: number, fold: number | undefined): string {
	const edge = Math.max(1, width / 900);
	const valley =
		fold === undefined
			? ""
			: `<linearGradient id="f"><stop offset="0" stop-color="#3a2f24" stop-opacity="0"/><stop offset=".47" stop-color="#3a2f24" stop-opacity=".10"/><stop offset=".5" stop-color="#2a2018" stop-opacity=".26"/><stop offset=".53" stop-color="#fff" stop-opacity=".20"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`;
	const valleyRect =
		fold === undefined
			? ""
			: `<rect x="${width * fold - width * 0.06}" y="0" width="${width * 0.12}" height="${height}" fill="url(#f)"/>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".10"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#3b2c1e" stop-opacity=".09"/></linearGradient>${valley}</defs><rect width="${width}" height="${height}" fill="url(#s)"/>${valleyRect}<path d="M0 ${height}L0 0L${width} 0" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="${edge}"/><path d="M${width} 0L${width} ${height}L0 ${height}" fill="none" stroke="#4a3a2a" stroke-opacity=".30" stroke-width="${edge}"/></svg>`;
}

/** Light and shadow have no edges, so they are made at a fraction of the size. */
const SHRINK = 4;

function enlarged(small: Pixels, { width, height }: Raster): Promise<Pixels> {
	return pixelsOf(fromPixels(small).resize(width, height, { fit: "fill", kernel: "cubic" }));
}

async function renderShade(light: Scene["light"], size: Raster): Promise<Pixels> {
	const small = { width: Math.ceil(size.width / SHRINK), height: Math.ceil(size.height / SHRINK) };
	return enlarged(await pixelsOf(sharp(Buffer.from(shadeSvg(light, small)))), size);
}

/** A narrow contact shadow and a wide soft one, thrown to the lower right, under the thing and wherever it reaches. */
async function renderShadow(thing: SceneThing, color: string, size: Raster, scale: number): Promise<Pixels> {
	const { x, y, turn, lift } = thing;
	const place = (grow: number, shift: number, opacity: number) => {
		const width = (thing.size.width + grow) * scale;
		const height = (thing.size.height + grow) * scale;
		const centerX = (x + shift) * scale;
		const centerY = (y + shift * 1.35) * scale;
		return `<rect x="${centerX - width / 2}" y="${centerY - height / 2}" width="${width}" height="${height}" fill="${color}" fill-opacity="${opacity}" transform="rotate(${turn} ${centerX} ${centerY})"/>`;
	};
	const layer = (content: string) =>
		`<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(size.width / SHRINK)}" height="${Math.ceil(size.height / SHRINK)}" viewBox="0 0 ${size.width} ${size.height}">${content}</svg>`;
	const blurred = async (content: string, radius: number) =>
		pixelsOf(sharp(Buffer.from(layer(content))).blur(Math.max(0.4, (radius * scale) / SHRINK)));
	const contact = await blurred(place(0, lift * 0.6, 0.34), 2 + lift * 0.8);
	const ambient = await blurred(place(-lift * 2, lift * 4 + 6, 0.3), 16 + lift * 7);
	const both = await pixelsOf(fromPixels(ambient).composite([{ input: contact.data, raw: contact.raw }]));
	return enlarged(both, size);
}

/** What the light leaves darker, multiplied over the whole scene: paper as well as cloth. */
function shadeSvg(light: Scene["light"], { width, height }: Raster): string {
	const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`;
	if (light === "even") return `${open}<rect width="100%" height="100%" fill="#fff"/></svg>`;
	if (light === "lamp") {
		return `${open}<defs><radialGradient id="g" cx=".5" cy=".4" r=".72"><stop offset="0" stop-color="#fffaf0"/><stop offset=".38" stop-color="#e6ded2"/><stop offset=".7" stop-color="#6d675f"/><stop offset="1" stop-color="#2b2927"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
	}
	const falloff = `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fffdf8"/><stop offset=".5" stop-color="#faf6f0"/><stop offset="1" stop-color="#dcd3c8"/></linearGradient>`;
	if (light === "daylight") {
		return `${open}<defs>${falloff}</defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
	}
	const bar = (offset: number, breadth: number, opacity: number) =>
		`<path d="M${width * offset} ${-height * 0.1}L${width * (offset + breadth)} ${-height * 0.1}L${width * (offset + breadth - 0.55)} ${height * 1.1}L${width * (offset - 0.55)} ${height * 1.1}Z" fill="#6b5a49" fill-opacity="${opacity}"/>`;
	return `${open}<defs>${falloff}<filter id="b" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${width / 36}"/></filter></defs><rect width="100%" height="100%" fill="url(#g)"/><g filter="url(#b)">${bar(0.66, 0.05, 0.2)}${bar(1.02, 0.06, 0.2)}${bar(1.26, 0.6, 0.26)}</g></svg>`;
}
