import { connect } from "node:net";

const ANSWER_MS = 8000;
/** For the rest of a head, and for a connection that is about to be closed. */
const REST_MS = 100;

/**
 * Bytes over a connection of their own. Resolves with everything that came back: once there are so many answers, when
 * the connection is closed, or when nothing of it has happened for eight seconds.
 */
export function rawRequest(
	origin: string,
	bytes: string,
	answers = Number.POSITIVE_INFINITY,
): Promise<string> {
	const { hostname, port } = new URL(origin);
	return new Promise((resolve) => {
		const socket = connect(Number(port), hostname);
		let text = "";
		const end = () => {
			clearTimeout(patience);
			socket.destroy();
			resolve(text);
		};
		const patience = setTimeout(end, ANSWER_MS);
		socket.on("data", (chunk) => {
			text += chunk.toString("latin1");
			if (statusesIn(text).length >= answers) setTimeout(end, REST_MS);
		});
		// A server that hangs up in the middle of a bad request has answered it, too.
		socket.on("error", end);
		socket.on("close", end);
		socket.write(Buffer.from(bytes, "latin1"));
	});
}

/** Statuses of the answers in what came back, in order; bodies of ours say nothing of the kind. */
export function statusesIn(text: string): number[] {
	return [...text.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status));
}
