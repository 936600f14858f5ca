import type { FileStore } from "../files/file-store.ts";
import { narrowGate } from "../images/narrow-gate.ts";
import type { PictureOrder } from "./picture-maker.ts";

/** Spec 7.1-3, 9.1-8. */
const QUALITY = 85;
/** A scene holds a dozen pictures of its size in memory while it is made. */
const AT_A_TIME = 2;

/** Pictures made once per content address and width, then read from the file store. */
export interface PictureShelf {
	read(order: PictureOrder, width: number): Promise<Uint8Array>;
}

export function createPictureShelf(files: FileStore): PictureShelf {
	const running = new Map<string, Promise<Uint8Array>>();
	const gate = narrowGate(AT_A_TIME);

	async function makeAndKeep(key: string, order: PictureOrder, width: number): Promise<Uint8Array> {
		const bytes = await (await order.make(width)).webp({ quality: QUALITY, effort: 3 }).toBuffer();
		await files.write(key, bytes);
		return bytes;
	}

	return {
		async read(order, width) {
			const key = `pictures/${order.key}-${width}.webp`;
			if (await files.exists(key)) return files.read(key);
			const known = running.get(key);
			if (known) return known;
			const made = gate(() => makeAndKeep(key, order, width)).finally(() => running.delete(key));
			running.set(key, made);
			return made;
		},
	};
}
