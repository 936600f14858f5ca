import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import { migrate } from "./database/migrate.ts";
import { openDatabase } from "./database/open-database.ts";
import { folderStore } from "./files/folder-store.ts";
import { findFontFiles } from "./fonts/font-files.ts";
import { createMetrics } from "./health/metrics.ts";
import { memoryRateLimiter } from "./http/rate-limiter.ts";
import { createTurns } from "./http/turns.ts";
import { createLog } from "./log/log.ts";
import { createPictureShelf } from "./pictures/picture-shelf.ts";
import type { Platform } from "./platform.ts";
import { loadPriceShelf } from "./prices/price-shelf.ts";
import { loadProfileChoice } from "./print/profile-choice.ts";
import { jobNames } from "./queue/jobs.ts";
import { pgBossQueue } from "./queue/pg-boss-queue.ts";
import { createRenderPool } from "./rendering/render-pool.ts";
import type { Renderer } from "./rendering/renderer.ts";
import { createStaff } from "./staff/staff.ts";
import { openTemplates } from "./templates/template-store.ts";
import { createUploadPace } from "./uploads/upload-pace.ts";

/** What differs between a running server and one under test. */
export interface Surroundings {
	readonly database: Database;
	readonly now: () => Date;
	/** Render processes that others may share; without them this server has its own. */
	readonly renderer?: Renderer;
	/** Whether this process works on jobs or only sends them. */
	readonly isWorker: boolean;
}

/** Builds the adapters of a running server; the queue is not started. */
export async function wire(config: Config): Promise<Platform> {
	const database = await openDatabase(config);
	const platform = await assemble(config, {
		database,
		now: () => new Date(),
		isWorker: config.role !== "web",
	});
	await platform.templates.check();
	return platform;
}

/** Migrates the database and builds every adapter the configuration asks for. */
export async function assemble(config: Config, surroundings: Surroundings): Promise<Platform> {
	const { database, now, isWorker } = surroundings;
	const log = createLog(config.logLevel);
	const renderer = surroundings.renderer ?? createRenderPool({ profileFolder: config.profileFolder, log });
	const applied = await migrate(database.engine);
	if (applied.length > 0) log.info({ applied }, "database migrated");
	const prices = await loadPriceShelf(database, { log, now });
	const files = folderStore(config.filesFolder);
	const templates = await openTemplates();
	return {
		config,
		log,
		now,
		database,
		fonts: findFontFiles(),
		renderer,
		shelf: createPictureShelf(files, renderer, templates),
		prices,
		templates,
		profiles: await loadProfileChoice(config.profileFolder),
		files,
		queue: pgBossQueue({ engine: database.engine, isWorker, names: jobNames, log }),
		limiter: memoryRateLimiter(now, config.rateLimitFactor),
		turns: createTurns(config.rateLimitFactor, () => performance.now()),
		uploadPace: createUploadPace(config.rateLimitFactor, () => performance.now()),
		metrics: createMetrics(),
		staff: createStaff(database.db, config, now),
	};
}
