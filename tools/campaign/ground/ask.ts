import { Agent, type IncomingMessage, request } from "node:http";

interface AskOptions {
	readonly headers?: Readonly<Record<string, string>>;
	/** Hangs up. */
	readonly over?: AbortSignal;
}

const REQUEST_MS = 120_000;
/** A connection for each request: a kept one may just be closed by the other side, which looks like a failure. */
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

/**
 * Fetch over node:http, for requests that are hung up on: Node's own fetch ends the process now and then when a body
 * is cut off while it arrives. Rejects without an answer in two minutes.
 */
export async function ask(url: string, init: RequestInit, options: AskOptions = {}): Promise<Response> {
	// What a body is sent as, a form among them, is known to Response.
	const content = init.body === undefined || init.body === null ? undefined : new Response(init.body);
	const body = content && Buffer.from(await content.arrayBuffer());
	const headers = new Headers(init.headers);
	const type = content?.headers.get("content-type");
	if (type && !headers.has("content-type")) headers.set("content-type", type);
	for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
	if (body) headers.set("content-length", String(body.length));
	const method = init.method ?? "GET";
	return send(url, { method, headers: Object.fromEntries(headers), body, over: options.over });
}

interface Sending {
	readonly method: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Buffer | undefined;
	readonly over: AbortSignal | undefined;
}

function send(url: string, { method, headers, body, over }: Sending): Promise<Response> {
	return new Promise((resolve, reject) => {
		const asked = request(url, {
			agent,
			method,
			headers,
			timeout: REQUEST_MS,
			...(over && { signal: over }),
		});
		asked.on("timeout", () => asked.destroy(new Error(`no answer in ${REQUEST_MS / 1000} s`)));
		asked.on("error", reject);
		asked.on("response", (answer) => readAnswer(answer).then(resolve, reject));
		asked.end(body);
	});
}

async function readAnswer(answer: IncomingMessage): Promise<Response> {
	const parts: Buffer[] = [];
	for await (const part of answer) parts.push(part);
	const status = answer.statusCode ?? 0;
	const headers = new Headers();
	for (let at = 0; at + 1 < answer.rawHeaders.length; at += 2) {
		headers.append(answer.rawHeaders[at] ?? "", answer.rawHeaders[at + 1] ?? "");
	}
	const isBare = status === 204 || status === 304;
	return new Response(isBare ? null : Buffer.concat(parts), { status, headers });
}
