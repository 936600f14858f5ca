import { join } from "node:path";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import { migrate } from "./database/migrate.ts";
import { openEmbeddedDatabase, openServerDatabase } from "./database/open-database.ts";
import { folderStore } from "./files/folder-store.ts";
import { loadFonts } from "./fonts/fonts.ts";
import { createMetrics } from "./health/metrics.ts";
import { memoryRateLimiter } from "./http/rate-limit.ts";
import { createLog } from "./log/log.ts";
import { createPictureMaker } from "./pictures/picture-maker.ts";
import { createPictureShelf } from "./pictures/picture-shelf.ts";
import { loadSamplePhotos } from "./pictures/sample-photos.ts";
import type { Platform } from "./platform.ts";
import { loadPriceShelf } from "./prices/price-shelf.ts";
import { jobNames } from "./queue/jobs.ts";
import { pgBossQueue } from "./queue/pg-boss-queue.ts";
import { createStaff } from "./staff/staff.ts";

/** What differs between a running server and one under test. */
export interface Surroundings {
	readonly database: Database;
	readonly now: () => Date;
	/** Whether this process works on jobs or only sends them. */
	readonly isWorker: boolean;
}

/** Builds the adapters of a running server; the queue is not started. */
export async function wire(config: Config): Promise<Platform> {
	const database = await openDatabase(config);
	return assemble(config, { database, now: () => new Date(), isWorker: config.role !== "web" });
}

/** Migrates the database and builds every adapter the configuration asks for. */
export async function assemble(config: Config, { database, now, isWorker }: Surroundings): Promise<Platform> {
	const log = createLog(config.logLevel);
	const [fonts, samples, applied] = await Promise.all([
		loadFonts(),
		loadSamplePhotos(),
		migrate(database.engine),
	]);
	if (applied.length > 0) log.info({ applied }, "database migrated");
	const prices = await loadPriceShelf(database, { log, now });
	const files = folderStore(config.filesFolder);
	return {
		config,
		log,
		now,
		database,
		fonts,
		pictures: createPictureMaker(fonts, samples),
		shelf: createPictureShelf(files),
		prices,
		files,
		queue: pgBossQueue({ engine: database.engine, isWorker, names: jobNames, log }),
		limiter: memoryRateLimiter(now, config.rateLimitFactor),
		metrics: createMetrics(),
		staff: createStaff(database.db, config, now),
	};
}

async function openDatabase({ databaseUrl, databaseConnections, dataFolder }: Config): Promise<Database> {
	if (databaseUrl) return openServerDatabase(databaseUrl, databaseConnections);
	return openEmbeddedDatabase(join(dataFolder, "db"));
}
