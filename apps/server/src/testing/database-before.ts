import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../adapters/database/migrate.ts";
import { freshDatabase } from "./fresh-database.ts";

const migrations = join(import.meta.dirname, "../../../../db/migrations");

/** A database with the migrations before `name` alone. */
export async function databaseBefore(name: string) {
	const folder = mkdtempSync(join(tmpdir(), "offizin-before-"));
	for (const file of readdirSync(migrations).filter((one) => one < name)) {
		cpSync(join(migrations, file), join(folder, file));
	}
	const fresh = await freshDatabase();
	await migrate(fresh.database.engine, folder);
	rmSync(folder, { recursive: true });
	return fresh;
}
