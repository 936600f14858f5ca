import type { Result } from "@offizin/base";
import type { FileStore } from "../../adapters/files/file-store.ts";
import type { FreeSpace } from "../../adapters/files/free-space.ts";
import type { TransformError } from "../../adapters/image/transform-image.ts";
import type { Log } from "../../adapters/log/log.ts";
import type { RenderFailure } from "../rendering/renderer.ts";

/** Below it lie the pictures of the shops and those made from assets. */
export const picturesFolder = "pictures";

/** Of these those that are made from assets, in whatever shapes strangers ask for. */
export const assetPictures = "asset";

/** Pictures made once, then read from the file store until others need their room (nouns/disk). */
export interface KeptPictures<Failure = RenderFailure | TransformError> {
	/** Undefined when there is none. */
	find(key: string): Promise<Uint8Array | undefined>;
	/** Makes it and keeps it, once for all who ask meanwhile; where the disk is nearly full it is not kept. */
	make(key: string, make: () => Promise<Result<Uint8Array, Failure>>): Promise<Result<Uint8Array, Failure>>;
}

interface Keeping {
	/** Below the file store. */
	readonly folder: string;
	readonly space: FreeSpace;
	readonly log: Log;
}

/** Keys are names below the folder: they say all that a picture depends on. */
export function keepPictures<Failure = RenderFailure | TransformError>(
	files: FileStore,
	{ folder, space, log }: Keeping,
): KeptPictures<Failure> {
	type Made = Result<Uint8Array, Failure>;
	const running = new Map<string, Promise<Made>>();
	const fileOf = (key: string) => `${folder}/${key}`;

	async function makeAndKeep(key: string, make: () => Promise<Made>): Promise<Made> {
		const made = await make();
		if (!made.ok || (await space.isScarce())) return made;
		try {
			await files.write(fileOf(key), made.value);
		} catch (error) {
			log.warn({ error, key }, "a picture is sent, but could not be kept");
		}
		return made;
	}

	return {
		async find(key) {
			const file = fileOf(key);
			if (!(await files.exists(file))) return undefined;
			try {
				return await files.read(file);
			} catch (error) {
				// Its room was needed in this very moment.
				if (await files.exists(file)) throw error;
				return undefined;
			}
		},
		async make(key, make) {
			const known = running.get(key);
			if (known) return known;
			const made = makeAndKeep(key, make).finally(() => running.delete(key));
			running.set(key, made);
			return made;
		},
	};
}
