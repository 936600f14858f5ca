import { flushCompileCache } from "node:module";
import { isIPv6 } from "node:net";
import { channelKeys, channels } from "@offizin/sites";
import { closeFolders } from "./adapters/files/private-files.ts";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { collectAtRest } from "./doors/health/collect-at-rest.ts";
import { collectYoung } from "./doors/health/collect-young.ts";
import { healthRoutes } from "./doors/health/routes.ts";
import { loadFrontEnds } from "./doors/pages/shop-build.ts";
import { closeServer, listen, type Served } from "./listen.ts";
import { lendDatabaseCopies } from "./nouns/backup/database-copies.ts";
import { addressOf } from "./nouns/channel/address.ts";
import { isLoopback } from "./nouns/channel/is-loopback.ts";
import { syncComponents } from "./nouns/content-writing/components.ts";
import { seedContent } from "./nouns/content-writing/seed-content.ts";
import { warmPictures } from "./nouns/pictures/warm-pictures.ts";
import type { Platform } from "./nouns/platform.ts";
import { seedStaff } from "./nouns/staff/seed-staff.ts";
import { seedVouchers } from "./nouns/vouchers/seed-vouchers.ts";
import { wire } from "./wiring.ts";
import { registerWorkers } from "./workers.ts";

/** Starts what the role asks for, prints the addresses, and ends gracefully at SIGTERM or SIGINT. */
export async function serveUntilStopped(config: Config): Promise<void> {
	const foreign = await closeFolders([config.dataFolder, config.filesFolder]);
	const platform = await wire(config);
	if (foreign.length > 0)
		platform.log.warn({ folders: foreign }, "folders of another user or of everybody, which others may read");
	const takeBackCopies = await lendCopies(platform);
	await seedStaff(platform.staff, config);
	await seedVouchers(platform.database.db, config);
	await seedContent(platform);
	registerWorkers(platform);
	await platform.queue.start();
	const servers = await listen(config, await served(platform));
	if (config.role !== "worker") printAddresses(config);
	// The next start, and every process of ours, need not compile what this one has; killed, it would leave nothing.
	flushCompileCache();

	const stopCollecting = [collectAtRest(), collectYoung()];

	// Pages are there first; a worker answers nobody.
	if (config.role !== "worker") platform.search.start();

	const stopping = new AbortController();
	const warming = config.warmPictures
		? warmPictures(platform, stopping.signal).catch((error) =>
				platform.log.error({ error }, "pictures not warmed"),
			)
		: undefined;

	await stopSignal();
	platform.log.info("stopping");
	stopping.abort();
	for (const stop of stopCollecting) stop();
	await Promise.all(servers.map(closeServer));
	await platform.queue.stop();
	await warming;
	await takeBackCopies();
	await platform.search.close();
	await platform.content.close();
	await platform.templates.close();
	await platform.renderer.close();
	await platform.database.close();
	platform.log.info("stopped");
	process.exit(0);
}

/** Backups of the embedded database come to the process that has it; PostgreSQL serves them itself. */
function lendCopies({ config, database: { engine }, log }: Platform): Promise<() => Promise<void>> {
	if (engine.kind === "server") return Promise.resolve(() => Promise.resolve());
	return lendDatabaseCopies({ dataFolder: config.dataFolder, pglite: engine.pglite, log });
}

/** A worker answers only whether it is well. */
async function served(platform: Platform): Promise<Served> {
	if (platform.config.role === "worker") return { app: healthRoutes(platform), pages: undefined };
	const frontEnds = await loadFrontEnds();
	for (const channel of channelKeys) {
		await syncComponents(platform, channel, frontEnds.shop?.contentComponents?.(channel) ?? []);
	}
	const edge = createApp(platform, frontEnds);
	// Written before anybody is there who would have to wait for it.
	await edge.app.request("/web-api/docs");
	return edge;
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

function printAddresses(config: Config): void {
	const isEverywhere = config.host === "0.0.0.0" || config.host === "::";
	const name = isEverywhere ? "localhost" : config.host;
	const { origins } = addressOf(config, `${isIPv6(name) ? `[${name}]` : name}:${config.port}`);
	const lines = channelKeys.map((key): [string, string] => [channels[key].name, `${origins[key]}/`]);
	lines.push(["Back office", `${origins.papiervogel}/office/`]);
	if (config.mode === "demo" && config.staff) {
		lines.push(["  Login", `${config.staff.email}  ${config.staff.password}`]);
	}
	const isOpen = config.mode === "demo" && !isLoopback(config.host);
	const warning = isOpen
		? "  Warning: HOST opens this demo to the network, and its /mailbox shows everybody's order links.\n\n"
		: "";
	const table = lines.map(([label, text]) => `  ${label.padEnd(14)}${text}`).join("\n");
	process.stdout.write(`\n${table}\n\n${warning}`);
}
