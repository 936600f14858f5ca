import { once } from "node:events";
import { createDeflate } from "node:zlib";

const PIECE_BYTES = 1 << 20;

/** So many times one byte, deflated without ever holding them: a thousandth of them remains. */
export async function deflateRun(bytes: number, byte = 0): Promise<Buffer> {
	const piece = Buffer.alloc(PIECE_BYTES, byte);
	const deflate = createDeflate({ level: 9 });
	const parts: Buffer[] = [];
	deflate.on("data", (part: Buffer) => parts.push(part));
	const ended = once(deflate, "end");
	for (let left = bytes; left > 0; left -= PIECE_BYTES) {
		if (!deflate.write(piece.subarray(0, Math.min(left, PIECE_BYTES)))) await once(deflate, "drain");
	}
	deflate.end();
	await ended;
	return Buffer.concat(parts);
}
