import { invariant } from "@offizin/base";
import { latin1 } from "./encode-text.ts";
import { formatRef } from "./syntax.ts";

/** Where the file goes. The returned promise gives back-pressure: the next chunk is sent after it settles. */
export interface PdfSink {
	write(chunk: Uint8Array): Promise<void>;
}

/** Compresses to the zlib format (RFC 1950), for example Node's `deflateSync` or its promised `deflate`. */
export type Deflate = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;

export type StreamData = Uint8Array | AsyncIterable<Uint8Array>;

/** Numbered objects, streams and the cross-reference table, straight to a sink; keeps only the offsets. */
export interface ObjectWriter {
	/** Reserves an object number that must be written later. */
	reserve(): number;
	/** Writes an object whose text is complete PDF syntax. */
	object(ref: number, body: string): Promise<void>;
	/** Writes a stream. `entries` are the dictionary's entries except /Length. */
	stream(ref: number, entries: string, data: StreamData): Promise<void>;
	/** Writes a stream after compressing its data. */
	deflated(ref: number, entries: string, data: Uint8Array): Promise<void>;
	/** Writes the cross-reference table and the trailer. */
	finish(trailerEntries: string): Promise<void>;
}

const HEADER = "%PDF-1.6\n%\xE2\xE3\xCF\xD3\n";

export async function createObjectWriter(sink: PdfSink, deflate: Deflate): Promise<ObjectWriter> {
	const offsets: (number | undefined)[] = [0];
	let position = 0;

	async function put(chunk: Uint8Array): Promise<void> {
		position += chunk.length;
		await sink.write(chunk);
	}

	function begin(ref: number): string {
		invariant(ref > 0 && ref < offsets.length, `object ${ref} is reserved`);
		invariant(offsets[ref] === undefined, `object ${ref} is written once`);
		offsets[ref] = position;
		return `${ref} 0 obj\n`;
	}

	function reserve(): number {
		offsets.push(undefined);
		return offsets.length - 1;
	}

	async function object(ref: number, body: string): Promise<void> {
		await put(latin1(`${begin(ref)}${body}\nendobj\n`));
	}

	async function stream(ref: number, entries: string, data: StreamData): Promise<void> {
		const known = data instanceof Uint8Array;
		const lengthRef = known ? 0 : reserve();
		const length = known ? String(data.length) : formatRef(lengthRef);
		await put(latin1(`${begin(ref)}<< ${entries} /Length ${length} >>\nstream\n`));
		const start = position;
		if (known) await put(data);
		else for await (const chunk of data) await put(chunk);
		const written = position - start;
		await put(latin1("\nendstream\nendobj\n"));
		if (!known) await object(lengthRef, String(written));
	}

	async function deflated(ref: number, entries: string, data: Uint8Array): Promise<void> {
		await stream(ref, `${entries} /Filter /FlateDecode`, await deflate(data));
	}

	async function finish(trailerEntries: string): Promise<void> {
		const start = position;
		let table = `xref\n0 ${offsets.length}\n0000000000 65535 f \n`;
		for (const [ref, offset] of offsets.entries()) {
			if (ref === 0) continue;
			invariant(offset !== undefined, `reserved object ${ref} was written`);
			table += `${String(offset).padStart(10, "0")} 00000 n \n`;
		}
		table += `trailer\n<< /Size ${offsets.length} ${trailerEntries} >>\nstartxref\n${start}\n%%EOF\n`;
		await put(latin1(table));
	}

	await put(latin1(HEADER));
	return { reserve, object, stream, deflated, finish };
}
