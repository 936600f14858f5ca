import { Writable } from "node:stream";
import { BoundedCache } from "@offizin/base";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { Fragments } from "./fragments/use-fragment.tsx";
import { Nonce } from "./nonce.ts";
import { shopContext } from "./shop-context.ts";

export const streamTimeout = 5_000;

const MAX_FRAGMENT_CHARACTERS = 8_000_000;
/** Markup by all that it is drawn from, so none of it is ever stale. */
const kept = new BoundedCache<string, string>(
	MAX_FRAGMENT_CHARACTERS,
	(key, markup) => key.length + markup.length,
);
const fragments = (key: string, drawn: ReactNode) => kept.get(key, () => renderToString(drawn));

/** Prints what is wrong with the shop; not what is wrong with a request, such as its method, nor what nobody waits for. */
export const handleError: HandleErrorFunction = (error, { request }) => {
	const isTheirs = isRouteErrorResponse(error) && error.status < 500;
	if (!isTheirs && !request.signal.aborted) console.error(error);
};

/**
 * Renders the page and sends it in one piece: every loader waits for its data, so nothing comes later that a stream
 * could wait for, and passing on some fifty chunks costs as much as rendering the tiles. Inline scripts carry the
 * nonce of the request (design.md §9).
 */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	context: RouterContextProvider,
): Promise<Response> | Response {
	headers.set("Content-Type", "text/html; charset=utf-8");
	if (request.method === "HEAD") return new Response(null, { status, headers });

	const { nonce } = context.get(shopContext);
	return new Promise((resolve, reject) => {
		let responseStatus = status;
		let isShellReady = false;
		const chunks: Buffer[] = [];
		const page = new Writable({
			write(chunk, _encoding, done) {
				chunks.push(chunk);
				done();
			},
			final(done) {
				clearTimeout(timer);
				resolve(new Response(Buffer.concat(chunks), { status: responseStatus, headers }));
				done();
			},
		});
		const { pipe, abort } = renderToPipeableStream(
			<Nonce value={nonce}>
				<Fragments value={fragments}>
					<ServerRouter context={routerContext} url={request.url} nonce={nonce} />
				</Fragments>
			</Nonce>,
			{
				nonce,
				// All of a page stands where it belongs: who has no script reads it, too.
				progressiveChunkSize: Number.MAX_SAFE_INTEGER,
				onShellReady() {
					isShellReady = true;
				},
				onAllReady: () => pipe(page),
				onShellError(error) {
					clearTimeout(timer);
					reject(error);
				},
				onError(error: unknown) {
					responseStatus = 500;
					if (isShellReady) console.error(error);
				},
			},
		);
		const timer = setTimeout(abort, streamTimeout + 1000);
	});
}
