import { type AccessoryKind, isOversize, material } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import type { DeliveryItem } from "@offizin/delivery";
import type { Selection } from "../quote/selection.ts";
import { ACCESSORY_DAYS, allowsSameDay, productionDays } from "./production-days.ts";

/** The wall art that a collage becomes, as far as its size matters. */
function asWallArt({ productType = "", formatType = "" }: Selection["configuration"]) {
	const stock = material(productType);
	const [variant] = stock?.variants ?? [];
	const [edge] = stock?.edges ?? [];
	invariant(variant && edge, `unchecked configuration of a collage: productType ${productType}`);
	return {
		materialType: productType,
		format: formatType,
		variant: variant.key,
		edge,
		frame: "ohne",
		matSize: "0",
	};
}

function isBulky({ product, configuration }: Selection): boolean {
	if (product === "photoframe") return isOversize(configuration);
	return product === "collage" && isOversize(asWallArt(configuration));
}

/** An accessory bought by itself, or the ribbon of a card. */
export function accessoryItem(id: string, kind: AccessoryKind): DeliveryItem {
	return {
		id,
		productionDays: ACCESSORY_DAYS,
		carriage: kind === "ribbon" ? "ribbon" : "parcel",
		allowsSameDay: true,
	};
}

/** What a selection sends on its way: the goods, and beside cards the ribbon that was chosen with them. */
export function deliveryItems(id: string, selection: Selection): readonly DeliveryItem[] {
	const { product, configuration } = selection;
	const goods: DeliveryItem = {
		id,
		productionDays: productionDays(selection),
		carriage: isBulky(selection) ? "forwarder" : "parcel",
		allowsSameDay: allowsSameDay(selection),
	};
	const { ribbon = "ohne" } = configuration;
	return product === "card" && ribbon !== "ohne" ? [goods, accessoryItem(id, "ribbon")] : [goods];
}

/** A sample card: made like the card itself, sent as a letter. */
export function sampleItem(id: string, selection: Selection): DeliveryItem {
	return {
		id,
		productionDays: productionDays(selection),
		carriage: "letter",
		allowsSameDay: allowsSameDay(selection),
	};
}
