import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { loadWords } from "./words/load-words.ts";
import { OfficeIntl } from "./words/office-intl.tsx";

/** Runs once, at build time: the one HTML file that every address of the office starts from, in every language. */
export default async function renderShell(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
): Promise<Response> {
	const html = await renderToReadableStream(
		<OfficeIntl locale="de-DE" words={await loadWords("de-DE")}>
			<ServerRouter context={context} url={request.url} />
		</OfficeIntl>,
	);
	await html.allReady;
	headers.set("Content-Type", "text/html; charset=utf-8");
	return new Response(html, { status, headers });
}
