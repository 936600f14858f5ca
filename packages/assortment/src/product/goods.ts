/** What goods are called together in words that name them: the product where all are of one, "printed" of several, "packed" of none. */
export function goodsOf(printed: readonly { readonly product: string }[]): string {
	const [first, ...others] = printed;
	if (!first) return "packed";
	return others.every(({ product }) => product === first.product) ? first.product : "printed";
}
