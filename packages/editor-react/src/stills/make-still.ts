import { idle } from "../browser/idle.ts";
import { type PictureSize, pictureOf } from "./picture-of.ts";
import { type StillOf, stillSvg } from "./still-svg.ts";

/** A picture of a page, and what it shows. */
export interface Still {
	readonly svg: string;
	/** To be given back when nothing shows it any more. */
	readonly src: string;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * The picture of a page: drawn one after the other, and each when the browser has nothing else to do. The same one as before where
 * nothing of it has changed; null when it is asked for no longer.
 */
export async function makeStill(
	of: StillOf,
	{ before, size, signal }: { before: Still | null; size: PictureSize; signal: AbortSignal },
): Promise<Still | null> {
	const drawn = last.then(async () => {
		await idle();
		return signal.aborted ? null : stillSvg(of);
	});
	last = drawn.catch(() => undefined);
	const drawing = await drawn;
	if (!drawing) return null;
	const { svg, photos } = drawing;
	return svg === before?.svg ? before : { svg, src: await pictureOf(svg, photos, size) };
}
