import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type App, createApp } from "../app.ts";
import { type Config, parseConfig } from "../config.ts";
import type { Database } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { openEmbeddedDatabase, openServerDatabase } from "../database/open-database.ts";
import { folderStore } from "../files/folder-store.ts";
import { loadFonts } from "../fonts/fonts.ts";
import { createMetrics } from "../health/metrics.ts";
import { memoryRateLimiter } from "../http/rate-limit.ts";
import { createLog } from "../log/log.ts";
import type { Platform } from "../platform.ts";
import { jobNames } from "../queue/jobs.ts";
import { pgBossQueue } from "../queue/pg-boss-queue.ts";
import { seedStaff } from "../staff/seed-staff.ts";
import { createStaff } from "../staff/staff.ts";

export interface TestClock {
	now(): Date;
	/** Moves the clock on; it stands still otherwise. */
	advance(milliseconds: number): void;
}

export interface AppUnderTest {
	readonly app: App;
	readonly platform: Platform;
	readonly clock: TestClock;
	close(): Promise<void>;
}

interface TestOptions {
	/** Overrides of the environment, as text: { MODE: "production", … }. */
	readonly environment?: Readonly<Record<string, string>>;
	/** Registers job handlers and works on jobs as they come; without it the queue only takes them. */
	readonly workers?: (platform: Platform) => void;
}

/** The clock of a test starts here, a Friday, unless it says otherwise. */
export const TEST_START = new Date("2026-11-20T09:00:00Z");

/**
 * The whole server without sockets: a fresh database (in memory, or one of its own in TEST_DATABASE_URL), a fresh
 * file folder, a clock that stands still. Call `app.request(...)`; close it in `afterAll`.
 */
export async function startAppUnderTest({
	environment = {},
	workers,
}: TestOptions = {}): Promise<AppUnderTest> {
	const folder = mkdtempSync(join(tmpdir(), "offizin-test-"));
	const config = parseConfig({
		DATA_FOLDER: folder,
		LOG_LEVEL: "silent",
		STAFF_EMAIL: "werkstatt@offizin.example",
		STAFF_PASSWORD: "nur-fuer-die-tests",
		...environment,
	});
	const clock = standingClock();
	const { database, drop } = await freshDatabase();
	await migrate(database.engine);
	const platform = await platformOf(config, database, clock, workers !== undefined);
	workers?.(platform);
	await platform.queue.start();
	await seedStaff(platform.staff, config);
	return {
		app: createApp(platform),
		platform,
		clock,
		async close() {
			await platform.queue.stop();
			await database.close();
			await drop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

async function platformOf(
	config: Config,
	database: Database,
	clock: TestClock,
	isWorker: boolean,
): Promise<Platform> {
	const log = createLog(config.logLevel);
	return {
		config,
		log,
		now: clock.now,
		database,
		fonts: await loadFonts(),
		files: folderStore(config.filesFolder),
		queue: pgBossQueue({ engine: database.engine, isWorker, names: jobNames, log }),
		limiter: memoryRateLimiter(clock.now, config.rateLimitFactor),
		metrics: createMetrics(),
		staff: createStaff(database.db, config, clock.now),
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

async function freshDatabase(): Promise<{ database: Database; drop: () => Promise<void> }> {
	const server = process.env.TEST_DATABASE_URL;
	if (!server) return { database: await openEmbeddedDatabase(), drop: async () => {} };
	const name = `test_${randomBytes(8).toString("hex")}`;
	await onServer(server, `create database ${name}`);
	const url = new URL(server);
	url.pathname = `/${name}`;
	return {
		database: openServerDatabase(url.href, 5),
		drop: () => onServer(server, `drop database ${name} with (force)`),
	};
}

async function onServer(url: string, statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}
