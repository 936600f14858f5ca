import { migrate } from "../../adapters/database/migrate.ts";
import { openDatabase } from "../../adapters/database/open-database.ts";
import { folderStore } from "../../adapters/files/folder-store.ts";
import { type Config, readConfig } from "../../config.ts";
import type { Platform } from "../../nouns/platform.ts";
import { createStaff } from "../../nouns/staff/staff.ts";

/** What commands beside the server work on. */
export type Installation = Pick<Platform, "config" | "database" | "files" | "now" | "staff">;

/**
 * Opens database and files of this installation, the database migrated. Throws `ConfigError` when the embedded
 * database is in use, that is while the server runs.
 */
export async function openInstallation(config: Config = readConfig()): Promise<Installation> {
	const opened = await openDatabase(config);
	// Whoever runs a command waits longer than a visitor.
	const database = { ...opened, db: opened.patientDb };
	await migrate(database.engine);
	const now = () => new Date();
	return {
		config,
		database,
		files: folderStore(config.filesFolder),
		now,
		staff: createStaff(database.db, config, now),
	};
}
