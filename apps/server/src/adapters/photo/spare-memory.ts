import sharp from "sharp";

/** As a process works with pictures that has little memory: one thread, and nothing kept of what is done. */
export function spareMemory(): void {
	sharp.cache(false);
	sharp.concurrency(1);
}
