/** By what words count a line: its product where it is sold as chosen, else what it is. */
export function countedAs(line: { readonly item: string; readonly product?: string }): string {
	return line.item === "product" ? (line.product ?? line.item) : line.item;
}
