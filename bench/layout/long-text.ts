import { mm, pt, toPt } from "@offizin/units";

export const FONT = "eb-garamond-400";
export const SIZE = pt(10);
export const LEADING = 130;
export const WIDTH = mm(120);
export const SIZE_PT = toPt(SIZE);

const WORDS = 200;
const words = "Wir freuen uns, am schönsten Tag mit Euch zu feiern und laden herzlich ein.".split(" ");

/** A text of 200 words; another number makes another text, or the second time would only measure caches. */
export function longText(number: number): string {
	return Array.from(
		{ length: WORDS },
		(_, at) => `${words[at % words.length]}${at % 9 ? "" : number + at}`,
	).join(" ");
}
