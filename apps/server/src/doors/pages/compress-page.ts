import { PassThrough, pipeline, Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

const BROTLI_QUALITY = 4;

/** Compresses a page while it streams: what the shop has sent so far reaches the browser at once. */
export function compressPage(response: Response, acceptEncoding: string): Response {
	const isText = /^(text\/|application\/json)/.test(response.headers.get("content-type") ?? "");
	const encoding = acceptEncoding.includes("br")
		? "br"
		: acceptEncoding.includes("gzip")
			? "gzip"
			: undefined;
	if (!response.body || !isText || response.headers.has("content-encoding")) return response;
	const answer = new Response(encoding ? compressed(response.body, encoding) : response.body, response);
	answer.headers.append("Vary", "Accept-Encoding");
	if (encoding) {
		answer.headers.set("Content-Encoding", encoding);
		answer.headers.delete("Content-Length");
	}
	return answer;
}

function compressed(body: ReadableStream, encoding: "br" | "gzip"): ReadableStream {
	const written = new PassThrough();
	// Either end may go away early (a closed tab, a failed render); the other one then ends with it.
	pipeline(Readable.fromWeb(body as NodeStream), compressor(encoding), written, () => {});
	return Readable.toWeb(written) as ReadableStream;
}

function compressor(encoding: "br" | "gzip") {
	if (encoding === "gzip") return createGzip({ flush: constants.Z_SYNC_FLUSH });
	return createBrotliCompress({
		flush: constants.BROTLI_OPERATION_FLUSH,
		params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
	});
}
