import type { Accessory, Product } from "@offizin/assortment";
import type { Configuration } from "@offizin/solver";
import { accessoryNote, productWords } from "@offizin/words";

/** Facts as German shoppers read them, with plain spaces. */
export function germanFacts(
	product: Product,
	configuration: Configuration,
): { readonly name: string; readonly value: string }[] {
	const { fact } = productWords(product.key, "de-DE");
	return product.facts(configuration).map((one) => {
		const { name, value } = fact(one);
		return { name, value: value.replaceAll(/[\u00a0\u202f]/g, " ") };
	});
}

/** What a value is called in German. */
export function germanName({ key }: Pick<Product, "key">, option: string, value: string): string {
	return productWords(key, "de-DE").value(option, value);
}

/** What is said of an accessory in German. */
export function germanNote(accessory: Accessory | undefined): string | undefined {
	return accessory && accessoryNote(accessory, "de-DE");
}
