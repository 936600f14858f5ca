import type { Readable } from "node:stream";

/** Where bytes live that are too large for the database. Keys are made by the server, never by a visitor. */
export interface FileStore {
	read(key: string): Promise<Uint8Array>;
	readStream(key: string): Promise<Readable>;
	exists(key: string): Promise<boolean>;
	/** Whether the file is there with this length: one that a power cut emptied long ago is not. */
	holds(key: string, bytes: number): Promise<boolean>;
	/** Appears whole or not at all, and then survives a power cut. */
	write(key: string, bytes: Uint8Array): Promise<void>;
	/** Path of a file of the local disk with these bytes, only to be read; a remote store fetches it first. */
	localPath(key: string): Promise<string>;
	/** Moves a finished file of the local disk into the store, as `write` would. */
	adopt(path: string, key: string): Promise<void>;
	/** Does nothing when there is no such file. */
	delete(key: string): Promise<void>;
	/** Removes every file whose key starts so, within the last folder that `start` names. */
	deleteAll(start: string): Promise<void>;
}

/** Content address: equal bytes have equal keys, spread over 256 folders. */
export function contentKey(kind: string, sha256: string, suffix = ""): string {
	return `${kind}/${sha256.slice(0, 2)}/${sha256}${suffix}`;
}
