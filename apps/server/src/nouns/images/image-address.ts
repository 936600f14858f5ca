/** The address of a picture made from a file: which file, and what is asked for. */
export interface ImageAddress {
	readonly space: number;
	/** Start of the hash of its content. */
	readonly start: string;
	/** The path of the file, as signatures name it. */
	readonly file: string;
	/** What stands behind `/m/`, decoded. */
	readonly asked: string;
}

const pattern = /^(\/f\/(\d{1,15})\/\d{1,5}x\d{1,5}\/([0-9a-f]{10})\/[^/]+)\/m(?:\/(.*))?$/;

/** Takes the path of an address apart; undefined when it is none of a picture. */
export function parseImageAddress(path: string): ImageAddress | undefined {
	const [, file, space, start, asked = ""] = pattern.exec(path) ?? [];
	if (!file || !space || !start) return undefined;
	try {
		return { space: Number(space), start, file, asked: decodeURIComponent(asked) };
	} catch {
		// A percent sign that begins nothing.
		return undefined;
	}
}
