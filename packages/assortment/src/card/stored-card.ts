import { cardFormat } from "@offizin/formats";
import type { StoredConfiguration } from "../product/product.ts";
import { accessoryOptions } from "./card-options.ts";
import { tagOf } from "./tag.ts";

/**
 * What a stored configuration says of a card: before cards could be punched, before they had accessories, with those as
 * one list, or since, option by option.
 */
export function readStoredCard({ accessories = [], ...told }: StoredConfiguration): StoredConfiguration {
	const format = cardFormat(String(told.formatType));
	const skus = Object.fromEntries(
		accessoryOptions.flatMap(({ key, prefix }) => {
			const sku =
				typeof accessories === "string" ? undefined : accessories.find((one) => one.startsWith(prefix));
			return sku === undefined ? [] : [[key, sku]];
		}),
	);
	return { ...(format && { tag: tagOf(format) }), ...skus, ...told };
}
