import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

/** Runs once, at build time: the one HTML file that every address of the office starts from. */
export default async function renderShell(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
): Promise<Response> {
	const html = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
	await html.allReady;
	headers.set("Content-Type", "text/html; charset=utf-8");
	return new Response(html, { status, headers });
}
