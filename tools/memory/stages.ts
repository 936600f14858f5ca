// Builds a server part by part and says what each part holds. Started by memory.ts with --expose-gc.
import { setTimeout as wait } from "node:timers/promises";
import { readConfig } from "../../apps/server/src/config.ts";
import { treeBytes } from "../process-tree.ts";

const config = readConfig();
const settings = config.databaseUrl ? "its pool" : "opened";

/** In the order a server needs them; what a later part shares with an earlier one counts there. */
const stages: readonly (readonly [string, () => Promise<unknown>])[] = [
	["Node.js, configuration and Zod", async () => {}],
	["domain: catalogue, prices, documents, text", () => import("@offizin/production")],
	["contract of all doors", () => import("@offizin/contract")],
	[
		"Kysely, pg, PGlite's shell and pg-boss",
		async () => {
			await import("../../apps/server/src/adapters/database/open-database.ts");
			await import("../../apps/server/src/adapters/queue/pg-boss-queue.ts");
		},
	],
	["accounts: Better Auth", () => import("../../apps/server/src/nouns/staff/staff.ts")],
	["every other module of the server", () => import("../../apps/server/src/serve.ts")],
	[
		`database (${config.databaseUrl ? "PostgreSQL" : "PGlite"}), ${settings} and migrated; price lists`,
		async () => (platform = await (await import("../../apps/server/src/wiring.ts")).wire(config)),
	],
	[
		"built shop and back office",
		async () =>
			(frontEnds = await (await import("../../apps/server/src/doors/pages/shop-build.ts")).loadFrontEnds()),
	],
	[
		"doors",
		async () => {
			if (!platform || !frontEnds) throw new Error("nothing to make doors of");
			edge = (await import("../../apps/server/src/app.ts")).createApp(platform, frontEnds);
		},
	],
];

let platform: import("../../apps/server/src/nouns/platform.ts").Platform | undefined;
let frontEnds: import("../../apps/server/src/doors/pages/shop-build.ts").FrontEnds | undefined;
let edge: unknown;

for (const [name, load] of stages) {
	await load();
	for (let time = 0; time < 3; time++) {
		globalThis.gc?.();
		await wait(50);
	}
	const { heapUsed, heapTotal, external } = process.memoryUsage();
	process.send?.({ name, tree: treeBytes(process.pid), heapUsed, heapTotal, external });
}
process.send?.({ name: "end", isMade: edge !== undefined });
