import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { shopContext } from "./shop-context.ts";

export const streamTimeout = 5_000;

/** Streams the page; inline scripts carry the nonce of the request (design.md §9). */
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
	const isCrawler = isbot(request.headers.get("user-agent"));
	return new Promise((resolve, reject) => {
		let responseStatus = status;
		let isShellSent = false;
		const body = new PassThrough();
		const send = () => {
			isShellSent = true;
			pipe(body);
			resolve(new Response(createReadableStreamFromReadable(body), { status: responseStatus, headers }));
		};
		const { pipe, abort } = renderToPipeableStream(
			<ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
			{
				nonce,
				[isCrawler ? "onAllReady" : "onShellReady"]: send,
				onShellError: reject,
				onError(error: unknown) {
					responseStatus = 500;
					if (isShellSent) console.error(error);
				},
			},
		);
		const timer = setTimeout(abort, streamTimeout + 1000);
		body.once("close", () => clearTimeout(timer));
	});
}
