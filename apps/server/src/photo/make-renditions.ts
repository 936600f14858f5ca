import { ok, type Result } from "@offizin/base";
import type { PhotoError } from "./photo-source.ts";
import { screenPhoto } from "./screen-photo.ts";

/** Longest edge in pixels. */
const edges = { screen: 1600, thumb: 320 } as const;
/** With full colour: at 85, JPEG itself is farther from the print than the press is. */
const QUALITY = 90;
export type Rendition = keyof typeof edges;
export const renditions: readonly Rendition[] = ["screen", "thumb"];

/** A photo as screens show it, as JPEG: the one photo format that the rasteriser of our SVGs reads too. */
export type Renditions = Readonly<Record<Rendition, Uint8Array>>;

/** Makes every rendition of a photo; "photo_damaged" when it cannot be read to its end. */
export async function makeRenditions(path: string): Promise<Result<Renditions, PhotoError>> {
	const screen = await screenPhoto(path, { edge: edges.screen, quality: QUALITY });
	if (!screen.ok) return screen;
	const thumb = await screenPhoto(screen.value, { edge: edges.thumb, quality: QUALITY });
	return thumb.ok ? ok({ screen: screen.value, thumb: thumb.value }) : thumb;
}
