import type { IncomingMessage } from "node:http";
import { setImmediate } from "node:timers/promises";

/** How long a sender may go on after the answer; closed at once, its connection is reset, and the answer may be lost. */
const LINGER_MS = 2000;

/**
 * Sees to the body of a request that was answered without being read: what has come is dropped, so that the next
 * request on the connection finds its beginning. While more is still coming, this answer is the connection's last one,
 * says so, and ends when the sender has ended or had its time.
 */
export async function dropUnreadBody(answer: Response, incoming: IncomingMessage): Promise<Response> {
	const { headers } = incoming;
	const hasBody = Number(headers["content-length"] ?? 0) > 0 || headers["transfer-encoding"] !== undefined;
	if (!hasBody || incoming.readableEnded || incoming.destroyed) return answer;
	// Whoever began to read the body holds back what is left of it.
	incoming.removeAllListeners("data");
	incoming.resume();
	// An answer may be faster than the parser is with a body that came in one piece with its head.
	await setImmediate();
	return incoming.complete ? answer : lastAnswer(answer, ended(incoming));
}

async function lastAnswer(answer: Response, isEnded: Promise<void>): Promise<Response> {
	const { status } = answer;
	const headers = new Headers(answer.headers);
	headers.set("Connection", "close");
	if (answer.body === null) return new Response(null, { status, headers });
	const body = new Uint8Array(await answer.arrayBuffer());
	headers.set("Content-Length", String(body.length));
	const stream = new ReadableStream({
		async start(controller) {
			controller.enqueue(body);
			await isEnded;
			controller.close();
		},
	});
	return new Response(stream, { status, headers });
}

/** Resolves when everything has been sent, or nothing more will be, or time is up. */
function ended(incoming: IncomingMessage): Promise<void> {
	return new Promise((resolve) => {
		const timer = setTimeout(resolve, LINGER_MS);
		incoming.once("close", () => {
			clearTimeout(timer);
			resolve();
		});
	});
}
