import { cardFormat } from "@offizin/formats";
import { type Configuration, defaultConfiguration } from "@offizin/solver";
import { accessoryOptions } from "./card-options.ts";
import { cardProduct } from "./card-product.ts";
import { tagOf } from "./tag.ts";

/**
 * A card's configuration as it was stored: before cards could be punched, before they had accessories, with those as one
 * list, or since, option by option.
 */
export type StoredConfiguration = Readonly<Record<string, string | readonly string[]>>;

/** Completes a stored configuration: what it does not say is as it was then, unpunched and a card alone. */
export function readStoredConfiguration(stored: StoredConfiguration): Configuration {
	const { accessories = [], ...told } = stored;
	const format = cardFormat(String(told.formatType));
	const skus = Object.fromEntries(
		accessoryOptions.flatMap(({ key, prefix }) => {
			const sku =
				typeof accessories === "string" ? undefined : accessories.find((one) => one.startsWith(prefix));
			return sku === undefined ? [] : [[key, sku]];
		}),
	);
	const read = { ...(format && { tag: tagOf(format) }), ...skus, ...told };
	return Object.fromEntries(
		Object.entries(defaultConfiguration(cardProduct)).map(([option, standard]) => [
			option,
			String(read[option as keyof typeof read] ?? standard),
		]),
	);
}
