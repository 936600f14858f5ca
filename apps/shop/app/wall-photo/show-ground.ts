/** What goes round all pictures of the page is seen in another colour, before it is stored; null: in that it is drawn in. */
export function showGround(srgb: string | null): void {
	const { style } = document.documentElement;
	if (srgb === null) style.removeProperty("--picture-edge");
	else style.setProperty("--picture-edge", srgb);
}
