import { designedProduct } from "@offizin/assortment";

interface AddressedDesign {
	readonly product: string;
	readonly template: string;
	readonly id: string;
}

/** The page a design opens on, which is that of its product (spec 2.1-9), and how many are wanted where that is known. */
export function designAddress({ product, template, id }: AddressedDesign, quantity?: number): string {
	const query = new URLSearchParams({ design: id });
	if (quantity !== undefined) query.set("quantity", String(quantity));
	return `${designedProduct(product).configurator}/${encodeURIComponent(template)}/?${query}`;
}
