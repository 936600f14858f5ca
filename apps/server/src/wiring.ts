import { join } from "node:path";
import type { Config } from "./config.ts";
import { migrate } from "./database/migrate.ts";
import { openEmbeddedDatabase, openServerDatabase } from "./database/open-database.ts";
import { folderStore } from "./files/folder-store.ts";
import { loadFonts } from "./fonts/fonts.ts";
import { createMetrics } from "./health/metrics.ts";
import { memoryRateLimiter } from "./http/rate-limit.ts";
import { createLog } from "./log/log.ts";
import type { Platform } from "./platform.ts";
import { jobNames } from "./queue/jobs.ts";
import { pgBossQueue } from "./queue/pg-boss-queue.ts";
import { createStaff } from "./staff/staff.ts";

/** Builds every adapter the configuration asks for. The database is migrated; the queue is not started. */
export async function wire(config: Config): Promise<Platform> {
	const log = createLog(config.logLevel);
	const now = () => new Date();
	const [database, fonts] = await Promise.all([openDatabase(config), loadFonts()]);
	const applied = await migrate(database.engine);
	if (applied.length > 0) log.info({ applied }, "database migrated");
	return {
		config,
		log,
		now,
		database,
		fonts,
		files: folderStore(config.filesFolder),
		queue: pgBossQueue({ engine: database.engine, isWorker: config.role !== "web", names: jobNames, log }),
		limiter: memoryRateLimiter(now, config.rateLimitFactor),
		metrics: createMetrics(),
		staff: createStaff(database.db, config, now),
	};
}

async function openDatabase({ databaseUrl, databaseConnections, dataFolder }: Config) {
	if (databaseUrl) return openServerDatabase(databaseUrl, databaseConnections);
	return openEmbeddedDatabase(join(dataFolder, "db"));
}
