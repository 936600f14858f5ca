// npm run restore -- <backup> [--overwrite]
// Puts a backup in the place of an installation that is not running. docs/backup.md
import { parseArgs } from "node:util";
import { writePrivately } from "../../adapters/files/private-files.ts";
import { ConfigError, readLocations } from "../../config.ts";
import { BackupRefused } from "../../nouns/backup/backup-folder.ts";
import { restoreBackup } from "../../nouns/backup/restore-backup.ts";

const USAGE = "Usage: npm run restore -- <backup> [--overwrite]";

function readArguments(): { readonly source: string; readonly overwrite: boolean } | undefined {
	try {
		const options = { overwrite: { type: "boolean", default: false } } as const;
		const { values, positionals } = parseArgs({ allowPositionals: true, options });
		const [source, ...others] = positionals;
		return source && others.length === 0 ? { source, overwrite: values.overwrite } : undefined;
	} catch {
		return undefined;
	}
}

const order = readArguments();
if (!order) {
	console.error(USAGE);
	process.exit(2);
}
writePrivately();
try {
	const say = (line: string) => console.log(line);
	await restoreBackup(readLocations(), order.source, { overwrite: order.overwrite, say });
	console.log(`${order.source} is restored; the shop can be started.`);
} catch (error) {
	console.error(error instanceof BackupRefused || error instanceof ConfigError ? error.message : error);
	process.exitCode = 1;
}
