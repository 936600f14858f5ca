import { once } from "node:events";
import { createServer } from "node:net";

/** A port that is free together with its neighbour, where the second channel listens. */
export async function freePortPair(): Promise<number> {
	for (;;) {
		const port = await listenOnce(0);
		if (port !== undefined && (await listenOnce(port + 1)) !== undefined) return port;
	}
}

/** The port that was listened on, or undefined when it is taken. */
async function listenOnce(wanted: number): Promise<number | undefined> {
	const server = createServer();
	const port = await new Promise<number | undefined>((resolve) => {
		server.once("error", () => resolve(undefined));
		server.listen(wanted, () => {
			const address = server.address();
			resolve(typeof address === "object" && address ? address.port : undefined);
		});
	});
	if (port === undefined) return undefined;
	server.close();
	await once(server, "close");
	return port;
}
