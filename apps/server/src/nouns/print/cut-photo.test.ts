import { invariant } from "@offizin/base";
import type { PlacedPhoto } from "@offizin/design";
import sharp from "sharp";
import { expect, test } from "vitest";
import { SRGB } from "../../adapters/photo/color-profile.ts";
import { ASSUMED_CMYK } from "../../adapters/photo/open-photo.ts";
import {
	type Quarters,
	quarters,
	type Rgb,
	rawPhoto,
	sharpest,
	tagged,
} from "../../adapters/photo/photo-fixtures.ts";
import { heifPhotos, heifQuarters } from "../../testing/heif-photos.ts";
import { cutPhoto } from "./cut-photo.ts";
import type { CutPhoto, PhotoCut, PhotoPress } from "./photo-press.ts";

const size = { width: 256, height: 192 };
const whole: PlacedPhoto = { upload: "u1", ...size, crop: { x: 0, y: 0, ...size } };
const paper: PhotoPress = { colors: SRGB, quality: 95, passThrough: true };
const cards: PhotoPress = { colors: ASSUMED_CMYK, quality: 95, inkLimit: 300, passThrough: true };

const [red, green, blue, sand]: Quarters = [
	[200, 40, 40],
	[60, 150, 70],
	[70, 90, 150],
	[220, 190, 150],
];
const pixels = quarters([red, green, blue, sand]);
const jpeg = () => rawPhoto(pixels).jpeg(sharpest).toBuffer();

async function cut(bytes: Uint8Array, press: PhotoPress, how: Partial<PhotoCut> = {}): Promise<CutPhoto> {
	const made = await cutPhoto({ bytes, placed: whole, ...how }, press);
	invariant(made.ok, JSON.stringify(made));
	return made.value;
}

/** The middle of each quarter: ink in levels of 255, or sRGB. */
async function middles({ data, info }: Pick<CutPhoto, "data" | "info">): Promise<number[][]> {
	const picture = sharp(data, { ignoreIcc: true });
	const isInk = info.components === 4;
	if (isInk) picture.pipelineColourspace("cmyk").toColourspace("cmyk");
	const raw = await picture.raw().toBuffer();
	return [1, 3].flatMap((row) =>
		[1, 3].map((column) => {
			const at = Math.floor((info.height * row) / 4) * info.width + Math.floor((info.width * column) / 4);
			return [...raw.subarray(at * info.components, (at + 1) * info.components)];
		}),
	);
}

function expectClose(
	seen: readonly (readonly number[])[],
	wanted: readonly (readonly number[])[],
	levels = 3,
) {
	expect(seen.length).toBe(wanted.length);
	for (const [at, color] of seen.entries()) {
		for (const [channel, level] of color.entries()) {
			const off = Math.abs(level - (wanted[at]?.[channel] ?? -1));
			expect(off, `${at}: ${color} instead of ${wanted[at]}`).toBeLessThanOrEqual(levels);
		}
	}
}

test("on paper a photo keeps its colours, in ink white stays paper and black stays within 300 %", async () => {
	expectClose(await middles(await cut(await jpeg(), { ...paper, quality: 90 })), [red, green, blue, sand]);
	const contrasts: Quarters = [
		[255, 255, 255],
		[0, 0, 0],
		[255, 0, 0],
		[128, 128, 128],
	];
	const printed = await cut(await rawPhoto(quarters(contrasts)).jpeg(sharpest).toBuffer(), cards);
	const [white = [], black = [], fullRed = []] = await middles(printed);
	expect(white).toEqual([0, 0, 0, 0]);
	const inkOf = (levels: number[]) => (levels.reduce((sum, level) => sum + level, 0) / 255) * 100;
	expect(inkOf(black)).toBeGreaterThan(290);
	expect(inkOf(black)).toBeLessThanOrEqual(300);
	expect(printed.ink?.max).toBeLessThanOrEqual(300);
	// Red on ISO Coated v2: magenta and yellow, hardly any cyan and black.
	expect(fullRed[0]).toBeLessThan(10);
	expect(Math.min(fullRed[1] ?? 0, fullRed[2] ?? 0)).toBeGreaterThan(230);
	expect(fullRed[3]).toBeLessThan(10);
});

test("ink seen through the profile looks like the photo: black point compensated, colorimetric", async () => {
	const { data } = await cut(await jpeg(), cards);
	const proof = await cut(tagged(data, ASSUMED_CMYK.icc ?? new Uint8Array()), paper);
	expectClose(await middles(proof), [red, green, blue, sand]);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
	"EXIF orientation %i is printed upright, cut where it was placed",
	async (orientation) => {
		const upright = await jpeg();
		// The stored pixels that the tag makes upright: what libvips itself turns them into.
		const inverse = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 8, 7: 7, 8: 6 }[orientation] ?? 1;
		const turned = await sharp(upright).withMetadata({ orientation: inverse }).toBuffer();
		const stored = await sharp(await sharp(turned).autoOrient().png().toBuffer())
			.withMetadata({ orientation })
			.jpeg(sharpest)
			.toBuffer();
		expectClose(await middles(await cut(stored, paper)), [red, green, blue, sand]);
		const right: PlacedPhoto = { ...whole, crop: { x: 128, y: 0, width: 128, height: 192 } };
		const half = await cut(stored, paper, { placed: right });
		expect([half.info.width, half.info.height]).toEqual([128, 192]);
		expectClose(await middles(half), [green, green, sand, sand]);
	},
);

test.each<[Partial<PlacedPhoto>, readonly Rgb[]]>([
	[{ turn: 90 }, [blue, red, sand, green]],
	[{ turn: 180 }, [sand, blue, green, red]],
	[{ turn: 270 }, [green, sand, red, blue]],
	[{ mirrored: true }, [green, red, sand, blue]],
	[{ mirrored: true, turn: 90 }, [sand, green, blue, red]],
])("the cut-out is mirrored first, then turned: %j", async (laid, wanted) => {
	const made = await cut(await jpeg(), paper, { placed: { ...whole, ...laid } });
	const isSideways = laid.turn === 90 || laid.turn === 270;
	expect([made.info.width, made.info.height]).toEqual(isSideways ? [192, 256] : [256, 192]);
	expectClose(await middles(made), wanted);
});

test("far more pixels than print can show become fewer, some more stay, fewer are never made up", async () => {
	const widthFor = async (most: number, turn?: 90) => {
		const placed = { ...whole, ...(turn && { turn }) };
		const made = await cut(await jpeg(), paper, { placed, maxSize: { width: most, height: most } });
		return made.info.width;
	};
	expect(await widthFor(96)).toBe(128);
	expect(await widthFor(96, 90)).toBe(96);
	expect(await widthFor(150)).toBe(256);
	expect(await widthFor(5000)).toBe(256);
});

test("opacity mixes with the white of the paper, as screens do it", async () => {
	const made = await cut(await jpeg(), paper, { opacity: 40 });
	const mixed = [red, green, blue, sand].map((color) => color.map((level) => level * 0.4 + 255 * 0.6));
	expectClose(await middles(made), mixed);
});

test("a look is applied before the colours of the press", async () => {
	const look = { tone: "blackWhite", brightness: 0, contrast: 0 } as const;
	const made = await middles(await cut(await jpeg(), paper, { look }));
	for (const [r = 0, g = 0, b = 0] of made)
		expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThanOrEqual(1);
	const [grey = 0] = made[0] ?? [];
	expect(Math.abs(grey - (0.2126 * 200 + 0.7152 * 40 + 0.0722 * 40))).toBeLessThanOrEqual(2);
	const ink = await middles(await cut(await jpeg(), cards, { look }));
	const [a, b, c, d] = made.map(([level = 0]): Rgb => [level, level, level]);
	invariant(a && b && c && d, "a photo has four quarters");
	const reference = quarters([a, b, c, d]);
	expectClose(ink, await middles(await cut(await rawPhoto(reference).png().toBuffer(), cards)));
});

test.each(heifPhotos)("%s is printed upright and in its colours, whole and in part", async (_name, make) => {
	const bytes = await make();
	const [, green, , sand] = heifQuarters;
	expectClose(await middles(await cut(bytes, paper)), heifQuarters, 6);
	const right: PlacedPhoto = { ...whole, crop: { x: 128, y: 0, width: 128, height: 192 } };
	expectClose(await middles(await cut(bytes, paper, { placed: right })), [green, green, sand, sand], 6);
	const reference = await rawPhoto(quarters(heifQuarters)).png().toBuffer();
	expectClose(await middles(await cut(bytes, cards)), await middles(await cut(reference, cards)), 8);
});

test("a JPEG that only lacks its end is printed like the whole one, as it came or converted", async () => {
	const photo = await jpeg();
	for (const press of [paper, cards]) {
		const whole = await cut(photo, press);
		expect(await cut(photo.subarray(0, -2), press)).toEqual(whole);
	}
});

test("the same cut makes the same bytes", async () => {
	const photo = await jpeg();
	const first = await cut(photo, cards, { opacity: 50 });
	expect((await cut(photo, cards, { opacity: 50 })).data).toEqual(first.data);
});

test.each<[string, Partial<PlacedPhoto>]>([
	["another size than it had when it was placed", { width: 257 }],
	["a crop beyond its edge", { crop: { x: 1, y: 0, ...size } }],
])("a photo with %s is refused", async (_name, changed) => {
	const made = await cutPhoto({ bytes: await jpeg(), placed: { ...whole, ...changed } }, cards);
	expect(made).toEqual({ ok: false, error: "photo_changed" });
});

test("a photo that is cut off or no photo is refused", async () => {
	const photo = await rawPhoto(pixels).png().toBuffer();
	const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="256" height="192"/>`);
	const cutOff = photo.subarray(0, photo.length / 2);
	const broken = await jpeg();
	broken.fill("Liebe Gäste", broken.length / 2, broken.length / 2 + 40);
	for (const bytes of [cutOff, broken, drawing, Buffer.from("Liebe Gäste"), Buffer.alloc(0)]) {
		const made = await cutPhoto({ bytes, placed: whole }, cards);
		expect(made).toEqual({ ok: false, error: "photo_damaged" });
	}
});
