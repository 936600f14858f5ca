import { ok, type Result } from "@offizin/base";
import { roundMinor } from "@offizin/money";
import type { PriceList } from "../../list/price-list.ts";
import { chosen, chosenSize } from "../../quote/chosen.ts";
import type { PriceError } from "../../quote/part.ts";
import type { Selection } from "../../quote/selection.ts";
import { photoframeParts } from "./photoframe-parts.ts";

const CM2_PER_M2 = 10_000;

const soldByArea: ReadonlySet<string> = new Set(["fototapete", "klebefolie", "pvcplane"]);

/** What a square metre costs of materials that are sold by area; undefined of the others. */
export function photoframePerSquareMetre(
	selection: Selection,
	list: PriceList,
): Result<number | undefined, PriceError> {
	if (!soldByArea.has(chosen(selection, "materialType"))) return ok(undefined);
	const parts = photoframeParts(selection, list);
	if (!parts.ok) return parts;
	const piece = parts.value.reduce((sum, { unit }) => sum + roundMinor(unit), 0);
	const { width, height } = chosenSize(selection, "format");
	return ok(roundMinor((piece * CM2_PER_M2) / (width * height)));
}
