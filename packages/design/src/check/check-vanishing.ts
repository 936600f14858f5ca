import { paper } from "@offizin/catalog";
import type { Paint } from "../draw/display-list.ts";
import { areaOf, extentOf } from "./check-geometry.ts";
import { glyphsArea } from "./check-glyphs.ts";
import { groundBelow, luminanceOf } from "./check-ground.ts";
import { type Piece, scaleOf } from "./check-piece.ts";
import { findingAbout, type Placed, type Scene } from "./check-scene.ts";
import type { Finding } from "./finding.ts";

type Process = Extract<Paint, { role: "process" }>;

/** Relative luminance below which stock is tinted, and below which its fibres are seen. */
const TINTED = 0.9;
const BROWN = 0.6;
/** Contrast below which print cannot be told from the stock; fibres hide more. */
const LEAST = { tinted: 1.1, brown: 1.25 } as const;

/**
 * What is near white in the design and lies on bare tinted stock: ink only takes light away, so it has the colour of
 * the stock. A drawing counts when most of its area does.
 */
export function checkVanishing(scene: Scene, placed: Placed): Finding[] {
	const stock = paper(scene.paperType);
	if (!stock || !isTinted(scene.paperType)) return [];
	const bare = luminanceOfStock(stock);
	const least = bare < BROWN ? LEAST.brown : LEAST.tinted;
	let [all, lost] = [0, 0];
	let largest: { readonly piece: Piece; readonly area: number } | undefined;
	for (const piece of placed.pieces()) {
		const { item } = piece;
		if (item.kind === "photo" || item.paint.role === "foil") return [];
		const area = areaOfPiece(scene, piece);
		all += area;
		const printed = luminanceOf(inkOn(stock.tint, item.paint.srgb));
		if ((bare + 0.05) / (printed + 0.05) >= least) continue;
		lost += area;
		if (area > (largest?.area ?? 0)) largest = { piece, area };
	}
	if (!largest || lost <= all / 2 || !isOnPaper(scene, placed, largest.piece)) return [];
	return [findingAbout(scene, placed, "warning", { rule: "ink.vanishes", paper: stock.key })];
}

/** Whether near white inks are lost on a paper. */
export function isTinted(paperType: string): boolean {
	const stock = paper(paperType);
	return stock !== undefined && luminanceOfStock(stock) < TINTED;
}

function luminanceOfStock({ tint }: { readonly tint: string }): number {
	return luminanceOf(inkOn(tint, "#ffffff"));
}

/** Colours seen through each other. */
function inkOn(tint: string, srgb: string): Process {
	const seen = [1, 3, 5].map((start) => {
		const [one, other] = [tint, srgb].map(
			(color) => Number.parseInt(color.slice(start, start + 2), 16) / 255,
		);
		return Math.round(255 * (one ?? 1) * (other ?? 1))
			.toString(16)
			.padStart(2, "0");
	});
	return { role: "process", cmyk: [0, 0, 0, 0], srgb: `#${seen.join("")}` };
}

function areaOfPiece({ shaper }: Scene, { item, own }: Piece): number {
	switch (item.kind) {
		case "glyphs":
			return glyphsArea(shaper, item);
		case "fill": {
			const { smallest, largest } = scaleOf(item.matrix);
			return areaOf(own(), item.rule) * smallest * largest;
		}
		case "stroke":
		case "photo":
			return 0;
	}
}

function isOnPaper(scene: Scene, placed: Placed, piece: Piece): boolean {
	const around = extentOf(piece.contours());
	if (!around) return false;
	const middle = { x: (around.left + around.right) / 2, y: (around.top + around.bottom) / 2 };
	return groundBelow(scene, placed, middle, piece) === "paper";
}
