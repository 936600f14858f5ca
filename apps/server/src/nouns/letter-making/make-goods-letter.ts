import { type Goods, goodsLetter } from "./goods-letter.ts";
import type { LetterFonts } from "./letter-look.ts";
import { pressLetter } from "./press-letter.ts";

export interface GoodsTask extends Goods {
	/** ISO instant. */
	readonly at: string;
}

/** A delivery note or packing slip as PDF. */
export function makeGoodsLetter(task: GoodsTask, fonts: LetterFonts): Promise<Uint8Array> {
	const { order, kind, at, channel } = task;
	return pressLetter(
		{ letter: goodsLetter(task), channel, createdAt: at, content: { order, kind, at } },
		fonts,
	);
}
