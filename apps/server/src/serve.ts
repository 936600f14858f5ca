import { createServer, type IncomingMessage, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { channelKeys, channels } from "@offizin/catalog";
import { createApp, type Edge } from "./app.ts";
import { addressOf } from "./channel/site-of-request.ts";
import { type Config, ConfigError } from "./config.ts";
import { healthRoutes } from "./health/routes.ts";
import type { Connection } from "./http/app-env.ts";
import { loadFrontEnds } from "./pages/shop-build.ts";
import { warmPictures } from "./pictures/warm-pictures.ts";
import type { Platform } from "./platform.ts";
import { seedVouchers } from "./prices/seed-vouchers.ts";
import { seedStaff } from "./staff/seed-staff.ts";
import { removeAbandoned } from "./uploads/remove-abandoned.ts";
import { uploadFolders } from "./uploads/upload-folders.ts";
import { wire } from "./wiring.ts";
import { registerWorkers } from "./workers.ts";

const DRAIN_MS = 15_000;

type Served = Pick<Edge, "pages"> & { readonly app: Pick<Edge["app"], "fetch"> };

/** Starts what the role asks for, prints the addresses, and ends gracefully at SIGTERM or SIGINT. */
export async function serveUntilStopped(config: Config): Promise<void> {
	const platform = await wire(config);
	await seedStaff(platform.staff, config);
	await seedVouchers(platform.database.db, config);
	await removeAbandoned(Object.values(uploadFolders(config)), platform.now());
	registerWorkers(platform);
	await platform.queue.start();
	const servers = await listen(config, await served(platform));
	if (config.role !== "worker") printAddresses(config);

	const stopping = new AbortController();
	const warming = config.warmPictures
		? warmPictures(platform, stopping.signal).catch((error) =>
				platform.log.error({ error }, "pictures not warmed"),
			)
		: undefined;

	await stopSignal();
	platform.log.info("stopping");
	stopping.abort();
	await Promise.all(servers.map(closeServer));
	await platform.queue.stop();
	await warming;
	await platform.database.close();
	platform.log.info("stopped");
	process.exit(0);
}

/** A worker answers only whether it is well. */
async function served(platform: Platform): Promise<Served> {
	if (platform.config.role === "worker") return { app: healthRoutes(platform), pages: undefined };
	return createApp(platform, await loadFrontEnds());
}

/** The first signal. The next one finds no listener and ends the process at once. */
function stopSignal(): Promise<void> {
	return new Promise((resolve) => {
		const signals = ["SIGTERM", "SIGINT"] as const;
		const stop = () => {
			for (const signal of signals) process.removeListener(signal, stop);
			resolve();
		};
		for (const signal of signals) process.on(signal, stop);
	});
}

/** One listener per channel, on neighbouring ports; where channels have names, one takes them all. */
function listen(config: Config, { app, pages }: Served): Promise<Server[]> {
	const isOne = config.publicOrigins || config.role === "worker";
	const ports = isOne ? [config.port] : channelKeys.map((_, index) => config.port + index);
	const answer = getRequestListener((request, env) => {
		const { incoming } = env as { incoming: IncomingMessage };
		return app.fetch(request, connectionOf(incoming, config.trustProxy));
	});
	return Promise.all(
		ports.map(async (port) => {
			const server = createServer((incoming, outgoing) => {
				if (!pages?.answerKept(incoming, outgoing)) return answer(incoming, outgoing);
			});
			await new Promise<void>((resolve, reject) => {
				server.once("error", ({ message }) =>
					reject(new ConfigError([`PORT ${port} cannot be used: ${message}`])),
				);
				server.listen(port, config.host, resolve);
			});
			return server;
		}),
	);
}

function connectionOf(incoming: IncomingMessage, trustProxy: boolean): Connection {
	const forwarded = trustProxy ? String(incoming.headers["x-forwarded-for"] ?? "") : "";
	const client = forwarded.split(",").at(-1)?.trim() || incoming.socket.remoteAddress;
	return client ? { client } : {};
}

/** Takes no new connections and lets running requests end, for a while. */
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
