import { contentKey, type FileStore } from "../files/file-store.ts";
import { type Rendition, type Renditions, renditions } from "../photo/make-renditions.ts";

/** Where a rendition lies in the file store. */
export function renditionKey(sha256: string, rendition: Rendition): string {
	return contentKey("renditions", sha256, `-${rendition}.jpg`);
}

export async function storeRenditions(files: FileStore, sha256: string, made: Renditions): Promise<void> {
	for (const rendition of renditions) await files.write(renditionKey(sha256, rendition), made[rendition]);
}

/** Removes every rendition of a photo, as far as there are any. */
export async function removeRenditions(files: FileStore, sha256: string): Promise<void> {
	for (const rendition of renditions) await files.delete(renditionKey(sha256, rendition));
}

export function readRendition(files: FileStore, sha256: string, rendition: Rendition): Promise<Uint8Array> {
	return files.read(renditionKey(sha256, rendition));
}
