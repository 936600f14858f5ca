import { err, ok, type Result } from "@offizin/base";

const MAX_HEADER_BYTES = 8192;
/** Few large pieces: each takes a turn of the main thread, and a buffer of its own would be garbage. */
const PIECE_BYTES = 256 * 1024;
const HEADER_END = Buffer.from("\r\n\r\n");

type MultipartError = "upload_missing";

/**
 * Streams the file of a multipart form to `write`, never holding more than one piece, which is overwritten once `write`
 * has resolved. `upload_missing` when the body is no such form, has no file in `field`, or ends before the form does.
 * What `write` throws is passed on.
 */
export async function readMultipartFile(
	request: Request,
	field: string,
	write: (chunk: Uint8Array) => Promise<void>,
): Promise<Result<undefined, MultipartError>> {
	const boundary = /^multipart\/form-data;.*boundary="?([^";]{1,70})"?/i.exec(
		request.headers.get("content-type") ?? "",
	)?.[1];
	if (!boundary || !request.body) return err("upload_missing");
	const delimiter = Buffer.from(`\r\n--${boundary}`);
	const buffer = Buffer.allocUnsafe(PIECE_BYTES);
	let pending = buffer.subarray(0, buffer.write("\r\n"));
	let part: "none" | "wanted" | "other" = "none";
	let isFound = false;

	/** Consumes what is complete; true when the form has ended. */
	async function consume(): Promise<boolean> {
		for (;;) {
			const at = pending.indexOf(delimiter);
			const content = pending.subarray(0, at === -1 ? Math.max(0, pending.length - delimiter.length) : at);
			if (part === "wanted" && content.length > 0) await write(content);
			pending = pending.subarray(content.length);
			if (at === -1) return false;
			const after = pending.subarray(delimiter.length);
			if (after.subarray(0, 2).toString("latin1") === "--") return true;
			const end = after.indexOf(HEADER_END);
			if (end === -1) {
				part = "none";
				return false;
			}
			const isWanted = !isFound && isFileOf(after.subarray(0, end).toString("utf8"), field);
			isFound ||= isWanted;
			part = isWanted ? "wanted" : "other";
			pending = after.subarray(end + HEADER_END.length);
		}
	}

	/** Moves what is left to the front and fills the room behind it. Returns how much of the bytes it took. */
	function fill(bytes: Uint8Array): number {
		buffer.set(pending);
		const taken = bytes.subarray(0, PIECE_BYTES - pending.length);
		buffer.set(taken, pending.length);
		pending = buffer.subarray(0, pending.length + taken.length);
		return taken.length;
	}

	for await (const chunk of request.body) {
		for (let at = 0; at < chunk.length; ) {
			at += fill(chunk.subarray(at));
			if (pending.length < PIECE_BYTES) continue;
			if (await consume()) return isFound ? ok(undefined) : err("upload_missing");
			const isWaitingForHeader = pending.length > delimiter.length + MAX_HEADER_BYTES && part === "none";
			if (isWaitingForHeader) return err("upload_missing");
		}
	}
	return (await consume()) && isFound ? ok(undefined) : err("upload_missing");
}

function isFileOf(header: string, field: string): boolean {
	const disposition = /^content-disposition:\s*form-data;(.*)$/im.exec(header)?.[1] ?? "";
	const name = /(?:^|[;\s])name="([^"]*)"/i.exec(disposition)?.[1];
	return name === field && /(?:^|[;\s])filename\*?=/i.test(disposition);
}
