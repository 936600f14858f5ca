import { open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { sync } from "../../adapters/files/sync.ts";

/** What a backup is of. */
const factsSchema = z.object({
	format: z.literal(1),
	createdAt: z.iso.datetime(),
	database: z.enum(["embedded", "server"]),
});

export type BackupFacts = z.output<typeof factsSchema>;

/** The parts of a backup, inside its folder. */
export const parts = {
	facts: "backup.json",
	/** A folder of the embedded database. */
	embedded: "database",
	/** A dump of PostgreSQL in the custom format. */
	dump: "database.dump",
	files: "files",
	profiles: "profiles",
	secrets: "secrets.json",
	/** Written last, in the format of sha256sum: a backup without it was cut off. */
	sums: "SHA256SUMS",
} as const;

/** Something about a backup, an installation or the machine that the operator has to settle; the message says how. */
export class BackupRefused extends Error {}

export async function writeFacts(folder: string, facts: BackupFacts): Promise<void> {
	// Fails where another backup has just begun.
	const file = await open(join(folder, parts.facts), "wx");
	await file.writeFile(`${JSON.stringify(facts, undefined, "\t")}\n`);
	await file.sync();
	await file.close();
}

export async function readFacts(folder: string): Promise<BackupFacts> {
	const text = await readFile(join(folder, parts.facts), "utf8").catch(() => {
		throw new BackupRefused(`${folder} is not a backup: it has no ${parts.facts}.`);
	});
	const facts = factsSchema.safeParse(parseJson(text));
	if (facts.success) return facts.data;
	throw new BackupRefused(`${folder} is damaged, or of another version: ${parts.facts} cannot be read.`);
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Names every file with its SHA-256; the backup is complete from here on. */
export async function writeSums(folder: string, sums: ReadonlyMap<string, string>): Promise<void> {
	const path = join(folder, parts.sums);
	const file = await open(`${path}.part`, "w");
	await file.writeFile([...sums].map(([name, sum]) => `${sum}  ${name}\n`).join(""));
	await file.sync();
	await file.close();
	await rename(`${path}.part`, path);
	await sync(folder);
}

/** SHA-256 by the path of the file. */
export async function readSums(folder: string): Promise<ReadonlyMap<string, string>> {
	const text = await readFile(join(folder, parts.sums), "utf8").catch(() => {
		throw new BackupRefused(`${folder} was not finished: it has no ${parts.sums}. Make a new backup.`);
	});
	const lines = text.split("\n").filter((line) => line !== "");
	return new Map(
		lines.map((line): [string, string] => {
			const [, sum, name] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
			if (!sum || !name) throw new BackupRefused(`${folder} is damaged: ${parts.sums} cannot be read.`);
			return [name, sum];
		}),
	);
}
