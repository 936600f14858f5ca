import { ok, type Result } from "@offizin/base";
import { type PriceList, type PriceMissing, priceIn } from "../../list/price-list.ts";
import { chosen, chosenNumber, chosenSize, type SizeCm } from "../../quote/chosen.ts";
import type { Part, PartsOf } from "../../quote/part.ts";
import { picturePrice } from "../../quote/picture-price.ts";
import { withQuantityDiscount } from "../../quote/quantity-discount.ts";
import type { Selection } from "../../quote/selection.ts";
import { photoframeDiscount } from "./photoframe-sheets.ts";

const CM_PER_M = 100;
const MM_PER_CM = 10;

/** The picture alone. The dearer variant takes its share before the price is set; its part is the difference. */
function pictureParts(
	selection: Selection,
	size: SizeCm,
	list: PriceList,
): Result<readonly Part[], PriceMissing> {
	const material = chosen(selection, "materialType");
	const share = priceIn(list, "photoframe.variant", material, chosen(selection, "variant"));
	if (!share.ok) return share;
	const base = picturePrice({ material, size, surcharge: 0 }, list);
	if (!base.ok) return base;
	const parts: Part[] = [{ code: "photoframe.base", unit: base.value }];
	if (share.value === 0) return ok(parts);
	const dearer = picturePrice({ material, size, surcharge: share.value }, list);
	if (!dearer.ok) return dearer;
	return ok([...parts, { code: "photoframe.variant", unit: dearer.value - base.value }]);
}

/** Frames cost by the running metre around picture and mat (domain.md §4.2, §7.4), some a fixed amount besides. */
function framePrice(
	frame: string,
	size: SizeCm,
	matMm: number,
	list: PriceList,
): Result<number, PriceMissing> {
	const fix = priceIn(list, "photoframe.frame", frame, "fix");
	if (!fix.ok) return fix;
	const rate = priceIn(list, "photoframe.frame", frame, "perMetre");
	if (!rate.ok) return rate;
	const around = 2 * (size.width + size.height) + (8 * matMm) / MM_PER_CM;
	return ok(fix.value + (rate.value * around) / CM_PER_M);
}

/** Glass lies over picture and mat. */
function squareMetres({ width, height }: SizeCm, matMm: number): number {
	const mat = (2 * matMm) / MM_PER_CM;
	return ((width + mat) * (height + mat)) / CM_PER_M ** 2;
}

/** Wall art: the picture by area, its variant and edge, an amount for each further part, frame, mat and glass (domain.md §7.4). */
export const photoframeParts: PartsOf = (selection, list) => {
	const size = chosenSize(selection, "format");
	const picture = pictureParts(selection, size, list);
	if (!picture.ok) return picture;
	const edge = priceIn(list, "photoframe.edge", chosen(selection, "edge"));
	if (!edge.ok) return edge;
	// Pictures ordered before there were parts name none: they are whole.
	const inParts = priceIn(list, "photoframe.parts", selection.configuration.parts ?? "ohne");
	if (!inParts.ok) return inParts;
	const matMm = chosenNumber(selection, "matSize");
	const frame = framePrice(chosen(selection, "frame"), size, matMm, list);
	if (!frame.ok) return frame;
	const mat = priceIn(list, "photoframe.mat", String(matMm));
	if (!mat.ok) return mat;
	// Pictures ordered before there was a choice name none: theirs is in the price of the frame.
	const glazing = priceIn(
		list,
		"photoframe.glazing",
		selection.configuration.glazing ?? "ohne",
		"perSquareMetre",
	);
	if (!glazing.ok) return glazing;
	const parts = [
		...picture.value,
		{ code: "photoframe.edge", unit: edge.value },
		{ code: "photoframe.parts", unit: inParts.value },
		{ code: "photoframe.frame", unit: frame.value },
		{ code: "photoframe.mat", unit: mat.value },
		{ code: "photoframe.glazing", unit: glazing.value * squareMetres(size, matMm) },
	];
	return withQuantityDiscount(parts, photoframeDiscount, selection.quantity, list);
};
