/** A photo of a wall, which stays in the browser. */
export interface WallPhoto {
	readonly src: string;
	readonly width: number;
	readonly height: number;
}

/** The photo of a file; undefined where this browser cannot show it. */
export async function readWallPhoto(file: File): Promise<WallPhoto | undefined> {
	const src = URL.createObjectURL(file);
	const image = new Image();
	image.src = src;
	try {
		await image.decode();
	} catch {
		URL.revokeObjectURL(src);
		return undefined;
	}
	return { src, width: image.naturalWidth, height: image.naturalHeight };
}
