/** A size of the file for lists, of the image service; files that are no pictures have none. */
export function thumbnail(filename: string, edge: number): string | undefined {
	if (!/\.(jpe?g|png|gif|webp|avif|svg)$/i.test(filename)) return undefined;
	return filename.endsWith(".svg") ? filename : `${filename}/m/fit-in/${edge}x${edge}`;
}
