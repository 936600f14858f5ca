import type { Database } from "./adapters/database/database.ts";
import { migrate } from "./adapters/database/migrate.ts";
import { openDatabase } from "./adapters/database/open-database.ts";
import { folderStore } from "./adapters/files/folder-store.ts";
import { freeSpace } from "./adapters/files/free-space.ts";
import { findFontFiles } from "./adapters/fonts/font-files.ts";
import { memoryRateLimiter } from "./adapters/limits/rate-limiter.ts";
import { createTurns } from "./adapters/limits/turns.ts";
import { createUploadPace } from "./adapters/limits/upload-pace.ts";
import { createLog } from "./adapters/log/log.ts";
import { createMetrics } from "./adapters/metrics/metrics.ts";
import { paymentProviders } from "./adapters/payment/payment-providers.ts";
import { loadProfileChoice } from "./adapters/profiles/profile-choice.ts";
import { jobNames } from "./adapters/queue/jobs.ts";
import { pgBossQueue } from "./adapters/queue/pg-boss-queue.ts";
import { hunspell } from "./adapters/spelling/speller.ts";
import { editedTemplates } from "./adapters/templates/edited-templates.ts";
import { openTemplates } from "./adapters/templates/template-store.ts";
import type { Config } from "./config.ts";
import { openContentLibrary } from "./nouns/content/library/content-library.ts";
import { previewsFolder } from "./nouns/designs/preview.ts";
import { createImageService } from "./nouns/images/image-service.ts";
import { keepPictures, picturesFolder } from "./nouns/pictures/kept-pictures.ts";
import { createPictureCache } from "./nouns/pictures/picture-cache.ts";
import type { Platform } from "./nouns/platform.ts";
import { loadPriceBooks } from "./nouns/price-books/price-books.ts";
import { createRenderPool } from "./nouns/rendering/render-pool.ts";
import type { Renderer } from "./nouns/rendering/renderer.ts";
import { openSearchIndex } from "./nouns/search/search-index.ts";
import { createStaff } from "./nouns/staff/staff.ts";
import { countPopularity } from "./nouns/templates/popularity.ts";

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
	const { profileFolder, renderStanding } = config;
	const standing = renderStanding === "beside" ? { standing: renderStanding } : {};
	const renderer = surroundings.renderer ?? createRenderPool({ profileFolder, log, ...standing });
	const applied = await migrate(database.engine);
	if (applied.length > 0) log.info({ applied }, "database migrated");
	const prices = await loadPriceBooks(database, { log, now });
	const files = folderStore(config.filesFolder);
	const templates = await editedTemplates(await openTemplates(), database, { log, now });
	const space = freeSpace(config, now);
	const content = await openContentLibrary(database, { log });
	const kept = keepPictures(files, { folder: picturesFolder, space, log });
	return {
		config,
		log,
		now,
		database,
		fonts: findFontFiles(),
		renderer,
		pictures: createPictureCache(kept, renderer, templates),
		images: createImageService(kept, renderer, files),
		previews: keepPictures(files, { folder: previewsFolder, space, log }),
		prices,
		speller: hunspell(config.spellProgram),
		templates,
		popularity: await countPopularity(database, templates, { log, now }),
		content,
		search: openSearchIndex({ database, content, templates, log }),
		profiles: await loadProfileChoice(config.profileFolder),
		files,
		space,
		queue: pgBossQueue({ engine: database.engine, isWorker, names: jobNames, log }),
		payments: paymentProviders(config),
		limiter: memoryRateLimiter(now, config.rateLimitFactor),
		turns: createTurns(config.rateLimitFactor, () => performance.now()),
		uploadPace: createUploadPace(config.rateLimitFactor, () => performance.now()),
		metrics: createMetrics(),
		staff: createStaff(database.db, config, now),
	};
}
