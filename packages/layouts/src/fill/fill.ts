import type { Asset } from "@offizin/design";
import type { Surface } from "../library/library.ts";
import { type RankedLayout, rankCaptioned, rankLayouts } from "../library/rank.ts";
import { chanceOf } from "./chance.ts";
import { countsFor } from "./counts.ts";

/** A page that photos go onto. */
export interface FillPage extends Surface {
	readonly page: string;
}

export interface FilledPage {
	readonly page: string;
	readonly layout: RankedLayout;
	/** One for each place of the layout. */
	readonly photos: readonly string[];
}

export interface Filled {
	/** Those that photos have come onto, in their order. */
	readonly pages: readonly FilledPage[];
	/** Photos there was no page for. */
	readonly unplaced: readonly string[];
}

/** Nobody writes more at once, and one step of undo takes no more back. */
const MOST_CAPTIONS = 400;

/** Of layouts that cut off hardly more than the best one any is as good. */
const ALIKE = 0.05;

/**
 * Spreads photos over pages in their order, each once: now and then one alone, else up to four, in a layout that cuts
 * little off and is another one than on the page before. For a seed always the same; another seed is another book. With `captions` each photo
 * has a place for one below it, where the page has room for that.
 */
export function fill(
	assets: readonly Asset[],
	pages: readonly FillPage[],
	seed: number,
	{ captions = false }: { readonly captions?: boolean } = {},
): Filled {
	const chance = chanceOf(seed);
	const photos = [...new Map(assets.map((asset) => [asset.upload, asset])).values()];
	const counts = countsFor(photos.length, pages.length, chance);
	const filled: FilledPage[] = [];
	let [laid, words] = [0, 0];
	for (const [at, { page, ...surface }] of pages.entries()) {
		const here = photos.slice(laid, laid + (counts[at] ?? 0));
		const captioned = captions && words < MOST_CAPTIONS ? rankCaptioned(surface, here) : [];
		const ranked = captioned.length > 0 ? captioned : rankLayouts(surface, here);
		const layout = chosen(ranked, filled.at(-1)?.layout.key, chance);
		if (!layout) continue;
		words += layout.texts.length;
		laid += here.length;
		filled.push({ page, layout, photos: here.map(({ upload }) => upload) });
	}
	return { pages: filled, unplaced: photos.slice(laid).map(({ upload }) => upload) };
}

function chosen(
	ranked: readonly RankedLayout[],
	before: string | undefined,
	chance: () => number,
): RankedLayout | undefined {
	const others = ranked.filter(({ key }) => key !== before);
	const fitting = others.length > 0 ? others : ranked;
	const [best] = fitting;
	const alike = fitting.filter(({ cropped }) => best && cropped <= best.cropped + ALIKE);
	return alike[Math.floor(chance() * alike.length)];
}
