/** "60 × 40 cm", never broken over two lines. */
export function sizeName(size: string): string {
	return `${size.replace("x", "\u00a0×\u00a0")}\u00a0cm`;
}
