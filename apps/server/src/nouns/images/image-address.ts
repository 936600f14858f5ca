import type { AssetAddress } from "./image-asset.ts";

/** The address of a picture made from a file: which file, and what is asked for. */
export interface ImageAddress {
	readonly asset: AssetAddress;
	/** The path of the file, as signatures name it. */
	readonly file: string;
	/** What stands behind `/m/`, decoded. */
	readonly asked: string;
}

const pattern = /^(\/f\/(\d{1,15})\/\d{1,5}x\d{1,5}\/([0-9a-f]{10})\/([^/]+))\/m(?:\/(.*))?$/;

/** Takes the path of an address apart; undefined when it is none of a picture. */
export function parseImageAddress(path: string): ImageAddress | undefined {
	const [, file, space, start, name, asked = ""] = pattern.exec(path) ?? [];
	if (!file || !space || !start || !name) return undefined;
	try {
		const asset = { space, start, name: decodeURIComponent(name) };
		return { asset, file, asked: decodeURIComponent(asked) };
	} catch {
		// A percent sign that begins nothing.
		return undefined;
	}
}
