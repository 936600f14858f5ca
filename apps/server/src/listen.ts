import { createServer, type IncomingMessage, type Server } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { channelKeys } from "@offizin/sites";
import { networkOf } from "./adapters/limits/client-network.ts";
import { createFairStarts } from "./adapters/limits/fair-starts.ts";
import type { Edge } from "./app.ts";
import { clientAddress } from "./client-address.ts";
import { type Config, ConfigError } from "./config.ts";
import type { Connection } from "./doors/http/app-env.ts";
import { ALLOWED_METHODS } from "./doors/http/known-methods.ts";
import { dropUnreadBody } from "./doors/http/unread-body.ts";

/** Within the 30 s that container hosts give a process to end. */
const DRAIN_MS = 25_000;
/** "localhost" is both: which of them a program tries first, or at all, is its own business. */
const loopback = ["127.0.0.1", "::1"];

export type Served = Pick<Edge, "pages"> & { readonly app: Pick<Edge["app"], "fetch"> };
type Listening = Pick<Config, "host" | "port" | "publicOrigins" | "role" | "trustedProxies">;

/** One listener per channel, on neighbouring ports; where channels have names, one takes them all. */
export async function listen(config: Listening, served: Served): Promise<Server[]> {
	const isOne = config.publicOrigins || config.role === "worker";
	const ports = isOne ? [config.port] : channelKeys.map((_, index) => config.port + index);
	const hosts = config.host === "localhost" ? loopback : [config.host];
	const wanted = ports.flatMap((port) => hosts.map((host) => ({ host, port })));
	const servers = await Promise.all(wanted.map((address) => listenAt(address, config, served)));
	return servers.filter((server) => server !== undefined);
}

/** Undefined where the machine knows no IPv6: then its "localhost" is the other address alone. */
async function listenAt(
	{ host, port }: Pick<Config, "host" | "port">,
	{ trustedProxies }: Listening,
	{ app, pages }: Served,
): Promise<Server | undefined> {
	const answer = getRequestListener(
		async (request, env) => {
			const { incoming } = env as { incoming: IncomingMessage };
			const response = await app.fetch(request, connectionOf(incoming, trustedProxies));
			return dropUnreadBody(response, incoming);
		},
		{ errorHandler: unreadable },
	);
	const startFairly = createFairStarts();
	const server = createServer((incoming, outgoing) => {
		// Whoever asks without a pause would keep a stopping server up until everybody is cut off.
		if (!server.listening) outgoing.shouldKeepAlive = false;
		if (namesUser(incoming.url)) {
			outgoing.writeHead(400, { Connection: "close" }).end();
			return;
		}
		if (pages?.answerKept(incoming, outgoing)) return;
		const { client } = connectionOf(incoming, trustedProxies);
		startFairly(client ? networkOf(client) : "local", () => {
			// Whoever hung up while waiting is asked for nothing: reading what they meant to send would only fail.
			if (!outgoing.destroyed) void answer(incoming, outgoing);
		});
	});
	server.on("connect", (_, socket) =>
		socket.end(
			`HTTP/1.1 405 Method Not Allowed\r\nAllow: ${ALLOWED_METHODS}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
		),
	);
	const isListening = await new Promise<boolean>((resolve, reject) => {
		server.once("error", (error: NodeJS.ErrnoException) => {
			if (host === "::1" && /^(EADDRNOTAVAIL|EAFNOSUPPORT)$/.test(error.code ?? "")) resolve(false);
			else reject(new ConfigError([`PORT ${port} cannot be used: ${error.message}`]));
		});
		server.listen(port, host, () => resolve(true));
	});
	return isListening ? server : undefined;
}

/** An absolute address with a user in it is an error (RFC 9110 §4.2.4), and no `Request` can be made from it. */
function namesUser(target = ""): boolean {
	if (target.startsWith("/")) return false;
	const url = URL.parse(target);
	return url !== null && (url.username !== "" || url.password !== "");
}

/** The app answers its own faults; what is left is a host or path that makes no address. */
function unreadable(error: unknown): Response {
	if (!(error instanceof RequestError)) throw error;
	return new Response(null, { status: 400, headers: { Connection: "close" } });
}

function connectionOf({ headers, socket }: IncomingMessage, trusted: Config["trustedProxies"]): Connection {
	const forwarded = headers["x-forwarded-for"];
	const hops = { socket: socket.remoteAddress, forwarded: forwarded && String(forwarded) };
	const client = clientAddress(hops, trusted);
	return client ? { client } : {};
}

/** Takes no new connections and lets running requests end, for a while. */
export async function closeServer(server: Server): Promise<void> {
	const closed = new Promise((resolve) => server.close(resolve));
	server.closeIdleConnections();
	const cutOff = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
	await closed;
	clearTimeout(cutOff);
}
