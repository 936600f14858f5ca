// npm run backup -- <new folder>
// Writes database, files, profiles and secrets into a folder, while the shop runs or not. docs/backup.md

import { writePrivately } from "../../adapters/files/private-files.ts";
import { ConfigError, readLocations } from "../../config.ts";
import { BackupRefused } from "../../nouns/backup/backup-folder.ts";
import { makeBackup } from "../../nouns/backup/make-backup.ts";

const [target, ...others] = process.argv.slice(2);
if (!target || target.startsWith("-") || others.length > 0) {
	console.error("Usage: npm run backup -- <new folder>");
	process.exit(2);
}
writePrivately();
try {
	const { files, damaged } = await makeBackup(readLocations(), target, {
		say: (line) => console.log(line),
		now: new Date(),
	});
	console.log(`${files} files in ${target}, secrets among them: keep it where nobody else can read it.`);
	if (damaged.length > 0) {
		console.error(`These files are damaged in the shop itself:\n${damaged.join("\n")}`);
		process.exitCode = 1;
	}
} catch (error) {
	console.error(error instanceof BackupRefused || error instanceof ConfigError ? error.message : error);
	process.exitCode = 1;
}
