import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { deflate } from "node:zlib";
import { type Letter, type LetterPress, setLetter } from "@offizin/letters";
import type { ChannelKey } from "@offizin/sites";
import { type LetterFonts, letterLooks } from "./letter-look.ts";

interface Pressed extends Pick<LetterPress, "attached"> {
	readonly letter: Letter;
	readonly channel: ChannelKey;
	/** ISO instant. */
	readonly createdAt: string;
	/** What makes the file another one than any other. */
	readonly content: unknown;
}

const deflated = promisify(deflate);

/** A letter of a brand as the bytes of a PDF. */
export async function pressLetter(
	{ letter, channel, createdAt, content, attached = { attachments: [] } }: Pressed,
	{ shaper, bytes }: LetterFonts,
): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	await setLetter(letter, {
		sink: {
			async write(chunk) {
				chunks.push(chunk);
			},
		},
		deflate: (bytesOfStream) => deflated(bytesOfStream),
		...{ shaper, fonts: bytes, look: letterLooks[channel], createdAt, attached },
		documentId: createHash("sha256").update(JSON.stringify(content)).digest().subarray(0, 16),
	});
	return Buffer.concat(chunks);
}
