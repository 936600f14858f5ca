import { cardFormat, type EnvelopeSize } from "@offizin/formats";
import { type Configuration, formatConfiguration, NONE } from "@offizin/solver";
import { accessoriesFor } from "../accessory/accessories-for.ts";
import type { ProductKey } from "../product/product.ts";
import { cardProductOptions } from "./card-options.ts";

/** What is seen of a card and of what lies beside it. */
const seen: ReadonlySet<string> = new Set([
	"paperType",
	"refinementType",
	"punching",
	"envelope",
	"ribbon",
	"seal",
]);
const seenOptions = cardProductOptions.filter(({ key }) => seen.has(key));

/** What of a configuration its pictures show, as the query of their addresses: equal for what looks the same. */
export function cardLook(configuration: Configuration): string {
	return formatConfiguration({ key: "card", options: seenOptions, constraints: [] }, configuration);
}

/** The card alone, as it is seen without what lies beside it. */
export function bareCard(configuration: Configuration): Configuration {
	return { ...configuration, envelope: NONE, ribbon: NONE, seal: NONE };
}

/** The size of the envelope a product is sent in; undefined where it is no card, or a card without one. */
export function envelopeSizeOf({
	product,
	configuration,
}: {
	readonly product: ProductKey;
	readonly configuration: Configuration;
}): EnvelopeSize | undefined {
	return product === "card" ? cardFormat(configuration.formatType ?? "")?.envelope : undefined;
}

/**
 * The envelope a card is shown with until another one is chosen: white, its flap straight. None where none fits, and none for
 * a booklet: it lies on the seats of a church or is handed out, and who posts it chooses one.
 */
export function suggestedEnvelope(configuration: Configuration): string | undefined {
	if (cardFormat(configuration.formatType ?? "")?.form === "booklet") return undefined;
	return suggestedEnvelopes(configuration).find((sku) => sku.startsWith("envelope-gerade-weiss-"));
}

/** The envelopes a card is offered first: in every colour, with the flap of the suggested one. */
export function suggestedEnvelopes({ formatType = "" }: Configuration): readonly string[] {
	const format = cardFormat(formatType);
	const fitting = format ? accessoriesFor(format).filter(({ fits }) => fits) : [];
	return fitting.flatMap(({ sku }) => (sku.startsWith("envelope-gerade-") ? [sku] : []));
}
