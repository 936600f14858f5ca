import { invariant } from "@offizin/base";
import { type CardFormat, cardFormat, punchedAs } from "@offizin/formats";
import type { Configuration } from "@offizin/solver";
import { accessoryOptions } from "./card-options.ts";

const NONE = "ohne";

/** The format of a checked configuration; throws for an unchecked one. */
function formatOf({ formatType = "" }: Configuration): CardFormat {
	const format = cardFormat(formatType);
	invariant(format, `Unchecked configuration: format ${formatType}`);
	return format;
}

/** How a checked configuration is cut and creased: its format with its punching. Throws for an unchecked one. */
export function cardGeometry(configuration: Configuration): CardFormat {
	return punchedAs(formatOf(configuration), configuration);
}

/** SKUs of what is packed with each card, in canonical order. */
export function packedSkus(configuration: Configuration): readonly string[] {
	return accessoryOptions.flatMap(({ key }) => {
		const sku = configuration[key] ?? NONE;
		return sku === NONE ? [] : [sku];
	});
}
