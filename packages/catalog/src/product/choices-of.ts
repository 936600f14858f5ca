import type { Choice } from "./option.ts";
import type { Product } from "./product.ts";

/** The listed choices of an option; none where it is counted, a free size, or no option of the product. */
export function choicesOf({ options }: Product, optionKey: string): readonly Choice[] {
	const domain = options.find(({ key }) => key === optionKey)?.domain;
	return domain?.kind === "list" ? domain.choices : [];
}
