import { type CardFormat, cardFormat, cardFormats } from "@offizin/formats";
import type { Configuration } from "@offizin/solver";
import type { PageRange } from "../product/product.ts";

const formatsOf = new Map<string, readonly CardFormat[]>();

/** Stitched formats of one size, from the fewest pages on; only itself for a format whose faces are fixed. */
export function formatsOfOneSize(formatType: string): readonly CardFormat[] {
	const known = formatsOf.get(formatType);
	if (known) return known;
	const format = cardFormat(formatType);
	const { form, baseSize, stitching } = format ?? {};
	const alike = stitching
		? cardFormats
				.filter((one) => one.form === form && one.baseSize === baseSize && one.stitching)
				.toSorted((one, other) => one.pages.length - other.pages.length)
		: [];
	const found = alike.length > 0 ? alike : format ? [format] : [];
	formatsOf.set(formatType, found);
	return found;
}

function manyOf({ pages }: Pick<CardFormat, "pages">) {
	return pages.filter(({ like }) => like !== undefined);
}

/** A booklet has as many spreads as its sheets of four pages make; a spread is moved alone. */
export function cardPages({ formatType = "" }: Configuration): PageRange | undefined {
	const formats = formatsOfOneSize(formatType);
	const [fewest, next] = formats.map((format) => manyOf(format).length);
	const most = manyOf(formats.at(-1) ?? { pages: [] }).length;
	const like = formats[0]?.pages.find((page) => page.like !== undefined)?.like;
	if (like === undefined || fewest === undefined || next === undefined) return undefined;
	return {
		like,
		min: fewest,
		max: most,
		step: next - fewest,
		together: 1,
		option: "formatType",
		values: formats.map(({ key }) => key),
	};
}
