// A file by itself in the build: where it could not be fetched, another address brings all of it (`importAgain`). Of a file
// that others share a browser would remember for the life of the page that it failed.
export { Upload } from "tus-js-client";
export { CHUNK_BYTES, failureOf, RETRY_MS } from "./tus-failure.ts";

/** What sends a file in pieces. */
export type Tus = Pick<typeof import("./tus.ts"), "Upload" | "CHUNK_BYTES" | "failureOf" | "RETRY_MS">;
