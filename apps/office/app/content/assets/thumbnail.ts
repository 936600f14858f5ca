/** Pixels; of a width that needs no signature. */
const EDGE = 319;

/** A size of the file for lists, of the image service; files that are no pictures have none. */
export function thumbnail(filename: string): string | undefined {
	if (!/\.(jpe?g|png|gif|webp|avif|svg)$/i.test(filename)) return undefined;
	return filename.endsWith(".svg") ? filename : `${filename}/m/fit-in/${EDGE}x${EDGE}`;
}
