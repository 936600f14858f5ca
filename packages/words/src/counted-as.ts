/**
 * By what words count a line: its product where it is sold as chosen, or where its designs are no cards; else what it is.
 */
export function countedAs(line: { readonly item: string; readonly product?: string }): string {
	const { item, product = item } = line;
	return item === "product" || (item === "design" && product !== "card") ? product : item;
}
