import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";

/** What node:http adds to an answer by itself. */
const added = ["date", "connection", "keep-alive", "transfer-encoding"];

export interface RecordedAnswer {
	/** Names and values in turn, as they were sent. */
	readonly headers: readonly string[];
	/** As sent, compressed or not. */
	readonly body: Buffer;
}

/** Asks once and keeps the answer as it came over the wire. Throws when it is not 200. */
export async function recordAnswer(
	address: string,
	headers: Readonly<Record<string, string>>,
): Promise<RecordedAnswer> {
	const [response]: [IncomingMessage] = (await once(get(address, { headers }), "response")) as [
		IncomingMessage,
	];
	const chunks: Buffer[] = [];
	for await (const chunk of response) chunks.push(chunk);
	if (response.statusCode !== 200) throw new Error(`${address} answered ${response.statusCode}`);
	const kept: string[] = [];
	for (let at = 0; at + 1 < response.rawHeaders.length; at += 2) {
		const [name = "", value = ""] = response.rawHeaders.slice(at, at + 2);
		if (!added.includes(name.toLowerCase())) kept.push(name, value);
	}
	return { headers: kept, body: Buffer.concat(chunks) };
}
