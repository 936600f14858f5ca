import { ok, type Result } from "@offizin/base";
import type { Focus } from "@offizin/design";
import { alphaOutline } from "./alpha-outline.ts";
import { attentionOf } from "./attention.ts";
import { colorLoss } from "./color-loss.ts";
import type { ColorProfile } from "./color-profile.ts";
import { type Likeness, likenessOf } from "./likeness.ts";
import type { DecodeError } from "./open-photo.ts";
import { asSeen, decodeSmall, encodeScreen } from "./screen-photo.ts";

/** Longest edge in pixels. */
export const edges = { screen: 1600, thumb: 320 } as const;
/** With full colour: at 85, JPEG itself is farther from the print than the press is. */
export const QUALITY = 90;
export type Rendition = keyof typeof edges;
export const renditions: readonly Rendition[] = ["screen", "thumb"];

/** A photo as screens show it, as JPEG: the one photo format that the rasteriser of our SVGs reads too. */
export interface Renditions extends Readonly<Record<Rendition, Uint8Array>> {
	/** Share of the photo, 0–1, whose colours the press makes visibly duller (color-loss.ts); 0 without a press. */
	readonly loss: number;
	/** Where the eye goes first (attention.ts). */
	readonly focus: Focus;
	/** What it is known by, and how sharp it is (likeness.ts). */
	readonly likeness: Likeness;
	/** Around what it shows; null where it shows something everywhere (alpha-outline.ts). */
	readonly outline: string | null;
}

/** Makes every rendition of a photo, as the press prints it; "photo_damaged" when it cannot be read to its end. */
export async function makeRenditions(
	path: string,
	press: ColorProfile | undefined,
): Promise<Result<Renditions, DecodeError>> {
	const decoded = await decodeSmall(path, edges.screen);
	if (!decoded.ok) return decoded;
	const seen = await asSeen(decoded.value, press);
	const screen = await encodeScreen(seen, QUALITY);
	if (!screen.ok) return screen;
	const thumb = await encodeScreen(seen, QUALITY, edges.thumb);
	if (!thumb.ok) return thumb;
	const loss = press ? await colorLoss(decoded.value, press) : 0;
	const looked = { focus: attentionOf(seen), likeness: likenessOf(seen), outline: await alphaOutline(path) };
	return ok({ screen: screen.value, thumb: thumb.value, loss, ...looked });
}
