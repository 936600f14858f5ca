import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A data folder for a server process; one on the embedded database finds an empty one there instead of making it. */
export function makeDataFolder(name: string): string {
	const folder = mkdtempSync(join(tmpdir(), `offizin-${name}-`));
	const database = process.env.TEST_EMBEDDED_FOLDER;
	if (database) cpSync(database, join(folder, "db"), { recursive: true });
	return folder;
}
