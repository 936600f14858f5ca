import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";

export interface Listening {
	/** "http://localhost:41234" */
	readonly address: string;
	close(): Promise<void>;
}

/** Answers over a socket, as the clients of providers want it. */
export async function listen(app: Hono): Promise<Listening> {
	const server = createServer(getRequestListener((request) => app.fetch(request)));
	await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		address: `http://localhost:${port}`,
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

/** A page on which somebody pays or does not, at the provider. */
export function payPage(name: string, what: string): string {
	return `<!doctype html><html lang="de"><title>${name}</title><main><h1>${name}</h1><p>${what}</p>
<form method="post"><button name="do" value="pay">Bezahlen</button> <button name="do" value="cancel">Abbrechen</button></form></main></html>`;
}
