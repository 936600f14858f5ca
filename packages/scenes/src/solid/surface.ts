import { type Frame, frameColours, groundColors, type WallArt } from "@offizin/assortment";
import { boards, CANVAS, PAPER, SHADOW_GAP, woods } from "../edge-colors.ts";
import type { SceneChoice } from "../svg.ts";
import type { Surface } from "./solid.ts";

/** What is seen of a picture itself: from the front, and at its sides from the front to the back, with their shares. */
export interface PictureSurfaces {
	readonly face: Surface;
	readonly sides: readonly (readonly [share: number, surface: Surface])[];
}

const matte = { hasPhoto: false, roughness: 0.9, metal: 0 } as const;

/** Paper, and the core of a mat where it was cut. */
export const plain: Surface = { ...matte, color: PAPER };
/** What hangs towards the wall. */
export const behind: Surface = { ...matte, color: "#b9ad9c" };

/** How much glass and what is under it mirror: a pane is no body of its own, its gloss lies on what it covers. */
const GLASS = 0.05;
const BROKEN_GLASS = 0.42;

/** How rough the face of a material is; of posters the glossy ones are told apart. */
const roughness: Readonly<Record<WallArt["material"]["key"], number>> = {
	acrylglas: GLASS,
	echtglas: GLASS,
	gallerybond: GLASS,
	aludibond: 0.36,
	backlitfolie: 0.4,
	forexplatte: 0.6,
	fototapete: 0.95,
	hahnemuehle: 1,
	klebefolie: 0.45,
	leinwand: 0.9,
	poster: 0.55,
	pvcplane: 0.5,
};
const GLOSSY_PAPER = 0.2;
/** Fine-art paper takes the blue out of whites. */
const COTTON = "#fbf7f0";
/** Cut and polished. */
const POLISHED = 0.15;

/** The surfaces of a picture; `ground` is the colour that goes round a bar. */
export function facesOf(
	art: WallArt,
	{
		configuration,
		ground,
	}: { readonly configuration: SceneChoice["configuration"]; readonly ground: string | undefined },
): PictureSurfaces {
	const { material, edge } = art;
	const face: Surface = {
		color: material.key === "hahnemuehle" ? COTTON : "#ffffff",
		hasPhoto: true,
		roughness: glossOf(art, configuration),
		metal: configuration.variant === "alu-gebuerstet" ? "photo" : 0,
		...(material.key === "backlitfolie" && { isLit: true }),
	};
	if (material.key === "leinwand") {
		if (edge === "bild" || edge === "spiegel") return { face, sides: [[1, face]] };
		const color = edge === "farbe" ? (ground ?? groundColors[0].srgb) : CANVAS;
		return { face, sides: [[1, { ...matte, color }]] };
	}
	const layers = boards[material.key];
	if (!layers) return { face, sides: [[1, plain]] };
	return {
		face,
		sides: layers.map(([share, color]) => [share, { ...matte, color, roughness: POLISHED }]),
	};
}

function glossOf({ material, frame }: WallArt, { variant, glazing }: SceneChoice["configuration"]): number {
	if (frame?.glazed) return paneGloss(glazing);
	return material.key === "poster" && variant === "glaenzend" ? GLOSSY_PAPER : roughness[material.key];
}

function paneGloss(glazing: string | undefined): number {
	return glazing === "entspiegelt" ? BROKEN_GLASS : GLASS;
}

/** The front of a mat, under the pane of its frame. */
export function matSurface(configuration: SceneChoice["configuration"]): Surface {
	return { ...plain, color: "#f8f6f0", roughness: paneGloss(configuration.glazing) };
}

/** The floor of an open frame: dark in a shadow gap. */
export function bedSurface({ frame }: WallArt): Surface {
	return frame?.key.startsWith("schattenfuge") ? { ...matte, color: SHADOW_GAP } : plain;
}

const metals: readonly string[] = ["silber", "gold"];

/** The bars of a frame: metal, lacquer or wood. */
export function barSurface({ key }: Frame, color: string | undefined): Surface {
	const [black] = frameColours;
	const { swatch } = frameColours.find((one) => one.key === color) ?? black;
	const isMetal = metals.includes(color ?? "");
	return {
		color: swatch,
		hasPhoto: false,
		...(woods.includes(color ?? "") && { hasGrain: true }),
		roughness: isMetal || key === "alurahmen" ? 0.34 : 0.55,
		metal: isMetal ? 0.9 : 0,
	};
}
