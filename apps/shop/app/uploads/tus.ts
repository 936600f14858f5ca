// A file by itself in the build: where it could not be fetched, another address brings all of it (`importAgain`). Of a file
// that others share a browser would remember for the life of the page that it failed.
import { Upload } from "tus-js-client";
import { CHUNK_BYTES, failureOf, RETRY_MS } from "./tus-failure.ts";

export { CHUNK_BYTES, failureOf, RETRY_MS, Upload };

/** What sends a file in pieces. */
export interface Tus {
	readonly Upload: typeof Upload;
	readonly CHUNK_BYTES: typeof CHUNK_BYTES;
	readonly RETRY_MS: typeof RETRY_MS;
	readonly failureOf: typeof failureOf;
}
