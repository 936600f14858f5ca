import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { channelKeys, channels } from "@offizin/catalog";
import { createApp, type Edge } from "./app.ts";
import { addressOf } from "./channel/site-of-request.ts";
import type { Config } from "./config.ts";
import type { Connection } from "./http/app-env.ts";
import { loadFrontEnds } from "./pages/shop-build.ts";
import type { Platform } from "./platform.ts";
import { seedStaff } from "./staff/seed-staff.ts";
import { wire } from "./wiring.ts";
import { registerWorkers } from "./workers.ts";

const DRAIN_MS = 15_000;

/** Starts what the role asks for, prints the addresses, and stops gracefully at SIGTERM or SIGINT. */
export async function serveUntilStopped(config: Config): Promise<void> {
	const platform = await wire(config);
	await seedStaff(platform.staff, config);
	registerWorkers(platform);
	await platform.queue.start();
	const servers =
		config.role === "worker" ? [] : await listen(config, createApp(platform, await loadFrontEnds()));
	if (config.role !== "worker") printAddresses(config);

	await new Promise<void>((resolve) => {
		for (const signal of ["SIGTERM", "SIGINT"] as const) {
			// The second signal finds no listener and ends the process at once.
			process.once(signal, () => resolve());
		}
	});
	platform.log.info("stopping");
	await Promise.all(servers.map(closeServer));
	await stop(platform);
}

async function stop({ queue, database, log }: Platform): Promise<void> {
	await queue.stop();
	await database.close();
	log.info("stopped");
	process.exit(0);
}

/** One listener per channel, on neighbouring ports; with public names one is enough, behind it every name arrives. */
async function listen(config: Config, { app, pages }: Edge): Promise<Server[]> {
	const ports = config.publicOrigins ? [config.port] : channelKeys.map((_, index) => config.port + index);
	return Promise.all(
		ports.map(async (port) => {
			const answer = getRequestListener((request, env) => {
				const { incoming } = env as { incoming: IncomingMessage };
				return app.fetch(request, connectionOf(incoming, config.trustProxy));
			});
			const server = createServer((incoming, outgoing) => {
				if (!pages?.answerKept(incoming, outgoing)) return answer(incoming, outgoing);
			});
			server.listen(port, config.host);
			await once(server, "listening");
			return server;
		}),
	);
}

function connectionOf(incoming: IncomingMessage, trustProxy: boolean): Connection {
	const forwarded = trustProxy ? String(incoming.headers["x-forwarded-for"] ?? "") : "";
	const client = forwarded.split(",").at(-1)?.trim() || incoming.socket.remoteAddress;
	return client ? { client } : {};
}

async function closeServer(server: Server): Promise<void> {
	const closed = new Promise((resolve) => server.close(resolve));
	server.closeIdleConnections();
	const cutOff = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
	await closed;
	clearTimeout(cutOff);
}

function printAddresses(config: Config): void {
	const { origins } = addressOf(config, `localhost:${config.port}`);
	const lines = channelKeys.map((key): [string, string] => [channels[key].name, `${origins[key]}/`]);
	lines.push(["Back office", `${origins.papiervogel}/office/`]);
	if (config.mode === "demo" && config.staff) {
		lines.push(["  Login", `${config.staff.email}  ${config.staff.password}`]);
	}
	process.stdout.write(`\n${lines.map(([name, text]) => `  ${name.padEnd(14)}${text}`).join("\n")}\n\n`);
}
