import type { PhotoName } from "@offizin/contract";
import sharp from "sharp";
import type { SamplePhotos } from "./sample-photos.ts";
import type { Scene, SceneThing } from "./scene.ts";

/** A photograph on a sheet: its corner and its size in scene units. */
type Field = readonly [name: PhotoName, x: number, y: number, width: number, height: number];

/** Something of paper: white, with photographs on it and what else is drawn. */
interface Sheet {
	readonly size: { readonly width: number; readonly height: number };
	readonly fields: readonly Field[];
	readonly drawn?: string;
	readonly fold?: number;
}

const wall = {
	width: 1600,
	height: 2000,
	ground: "wall",
	color: "#eeece7",
	light: "daylight",
	shadow: "#1b1b1a",
} as const;

function hung(samples: SamplePhotos, sheet: Sheet, [x, y]: readonly [number, number]): SceneThing {
	const { size, fold } = sheet;
	return {
		render: (pixels) => renderSheet(sheet, samples, pixels),
		size,
		x,
		y,
		turn: 0,
		lift: 5,
		...(fold === undefined ? {} : { fold }),
	};
}

async function renderSheet({ size, fields, drawn = "" }: Sheet, samples: SamplePhotos, pixels: number) {
	const scale = pixels / size.width;
	const photos = await Promise.all(
		fields.map(async ([name, x, y, width, height]) => {
			const cut = await sharp((await samples(name)).bytes)
				.resize(Math.ceil(width * scale), Math.ceil(height * scale), { fit: "cover", position: "attention" })
				.jpeg({ quality: 92 })
				.toBuffer();
			return `<image href="data:image/jpeg;base64,${cut.toString("base64")}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none"/>`;
		}),
	);
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${Math.round(size.height * scale)}" viewBox="0 0 ${size.width} ${size.height}"><rect width="100%" height="100%" fill="#fdfcfa"/>${photos.join("")}${drawn}</svg>`;
	return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
}

/** Photographs side by side, row by row. */
function grid(names: readonly PhotoName[], columns: number, edge: number, gap: number): readonly Field[] {
	return names.map((name, index): Field => {
		const [column, row] = [index % columns, Math.floor(index / columns)];
		return [name, gap + column * (edge + gap), gap + row * (edge + gap), edge, edge];
	});
}

/** A print with a white border, as it comes from the lab. */
const print = (name: PhotoName): Sheet => ({
	size: { width: 560, height: 747 },
	fields: [[name, 28, 28, 504, 691]],
});

/** The days of a month that begins on a Friday, as small as they are from afar, below the rings of the binding. */
function monthSheet(): string {
	const days = Array.from({ length: 31 }, (_, day) => {
		const place = day + 4;
		const [column, row] = [place % 7, Math.floor(place / 7)];
		const color = column === 6 ? "#1e39d6" : "#1b1b1a";
		return `<rect x="${118 + column * 122}" y="${1010 + row * 72}" width="30" height="26" rx="3" fill="${color}"/>`;
	});
	const rings = Array.from(
		{ length: 24 },
		(_, ring) =>
			`<rect x="${27 + ring * 41}" y="-8" width="7" height="42" rx="3.5" fill="#2b2b2a"/><circle cx="${30.5 + ring * 41}" cy="36" r="7" fill="#d9d6d0"/>`,
	);
	return `<rect x="118" y="928" width="240" height="36" fill="#1b1b1a"/>${days.join("")}${rings.join("")}`;
}

/** What the wall-art brand makes of photographs beside wall pictures, each by itself on the same wall. */
export function productStill(name: string, samples: SamplePhotos): Scene | undefined {
	switch (name) {
		case "bildwand-abzuege":
			return {
				...wall,
				things: [
					hung(samples, print("meadow"), [470, 590]),
					hung(samples, print("dogs"), [1130, 590]),
					hung(samples, print("jetty"), [470, 1430]),
					hung(samples, print("kite"), [1130, 1430]),
				],
			};
		case "bildwand-collage":
			return {
				...wall,
				things: [
					hung(
						samples,
						{
							size: { width: 1140, height: 1515 },
							fields: grid(
								[
									...(["rowboats", "fig", "forest", "dandelions"] as const),
									...(["lake", "leaves", "drum", "sunset"] as const),
									...(["peaks", "brushes", "nuthatch", "stream"] as const),
								],
								3,
								360,
								15,
							),
						},
						[800, 1000],
					),
				],
			};
		case "bildwand-fotobuch":
			return {
				...wall,
				things: [
					hung(
						samples,
						{
							size: { width: 1400, height: 960 },
							fields: [
								["lake", 0, 0, 700, 960],
								["forest", 800, 100, 500, 360],
								["stream", 800, 500, 240, 360],
								["leaves", 1060, 500, 240, 360],
							],
							fold: 0.5,
						},
						[800, 1000],
					),
				],
			};
		case "bildwand-kalender":
			return {
				...wall,
				things: [
					hung(
						samples,
						{
							size: { width: 1000, height: 1420 },
							fields: [["alps", 0, 60, 1000, 800]],
							drawn: monthSheet(),
						},
						[800, 1000],
					),
				],
			};
		default:
			return undefined;
	}
}
