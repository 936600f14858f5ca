import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type App, createApp, type Edge } from "../app.ts";
import { parseConfig } from "../config.ts";
import type { TreatmentsOf } from "../doors/channel/request-contexts.ts";
import type { Shop } from "../doors/pages/shop-build.ts";
import type { Platform } from "../nouns/platform.ts";
import type { Renderer } from "../nouns/rendering/renderer.ts";
import { seedStaff } from "../nouns/staff/seed-staff.ts";
import { seedVouchers } from "../nouns/vouchers/seed-vouchers.ts";
import { assemble } from "../wiring.ts";
import { appDatabase } from "./app-database.ts";
import { sharedRenderer } from "./shared-renderer.ts";

export interface TestClock {
	now(): Date;
	/** Moves the clock on; it stands still otherwise. */
	advance(milliseconds: number): void;
}

export interface AppUnderTest {
	readonly app: App;
	readonly pages: Edge["pages"];
	readonly platform: Platform;
	readonly clock: TestClock;
	close(): Promise<void>;
}

export interface TestOptions {
	/** Overrides of the environment, as text: { MODE: "production", … }. */
	readonly environment?: Readonly<Record<string, string>>;
	/** Registers job handlers and works on jobs as they come; without it the queue only takes them. */
	readonly workers?: (platform: Platform) => void;
	/** A shop that stands in for the built one. */
	readonly shop?: Shop;
	/** Decides about flags that only tests have. */
	readonly treatmentsOf?: TreatmentsOf;
	/** One with rows in it; an empty one where it is left out. */
	readonly database?: Awaited<ReturnType<typeof appDatabase>>;
	/** Stands before the shared render processes. */
	readonly renderer?: Renderer;
}

/** The clock of a test starts here, a Friday, unless it says otherwise. */
const TEST_START = new Date("2026-11-20T09:00:00Z");

/**
 * The whole server without sockets: an empty database (in memory, or one of its own in TEST_DATABASE_URL), a fresh
 * file folder, a clock that stands still. Call `app.request(...)`; close it in `afterAll`.
 */
export async function startAppUnderTest({
	environment = {},
	workers,
	shop,
	treatmentsOf,
	renderer = sharedRenderer(),
	database: given,
}: TestOptions = {}): Promise<AppUnderTest> {
	const folder = mkdtempSync(join(tmpdir(), "offizin-test-"));
	const config = parseConfig({
		DATA_FOLDER: folder,
		LOG_LEVEL: "silent",
		// However full the disk of whoever runs the tests.
		MIN_FREE_MB: "0",
		STAFF_EMAIL: "werkstatt@offizin.example",
		STAFF_PASSWORD: "nur-fuer-die-tests",
		...environment,
	});
	const clock = standingClock();
	const { database, drop } = given ?? (await appDatabase());
	const surroundings = { database, now: clock.now, isWorker: workers !== undefined };
	const platform = await assemble(config, { ...surroundings, renderer });
	workers?.(platform);
	await platform.queue.start();
	await seedStaff(platform.staff, config);
	await seedVouchers(platform.database.db, config);
	return {
		...createApp(platform, { shop, shopFiles: new Map(), officeFiles: new Map() }, treatmentsOf),
		platform,
		clock,
		async close() {
			await platform.queue.stop();
			await platform.content.close();
			await platform.templates.close();
			await database.close();
			await drop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function standingClock(): TestClock {
	let at = TEST_START.getTime();
	return {
		now: () => new Date(at),
		advance(milliseconds) {
			at += milliseconds;
		},
	};
}
