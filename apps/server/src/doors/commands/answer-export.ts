import { resolve } from "node:path";
import type { Platform } from "../../nouns/platform.ts";
import { exportPerson } from "../../nouns/privacy/export-person.ts";
import { requestArguments } from "./request-arguments.ts";
import { type ExitCode, exitCodes, UsageError } from "./run-command.ts";
import type { Terminal } from "./terminal.ts";

const USAGE = `Usage: npm run export -- <mail> [folder]
Writes everything that is stored of a person into a new folder: index.html to read, data.json, and all their files.`;

/** `npm run export`: writes the folder, or says why not. */
export async function answerExport(
	args: readonly string[],
	platform: Pick<Platform, "config" | "database" | "files" | "now">,
	terminal: Pick<Terminal, "print" | "complain">,
): Promise<ExitCode> {
	const { mail, rest } = requestArguments(args, {}, USAGE);
	const [named, ...others] = rest;
	if (others.length > 0) throw new UsageError(USAGE);
	// Without a name in it: a folder's name is seen by more people than its content.
	const folder = resolve(named ?? `export-${platform.now().toISOString().replace(/[:.]/g, "-")}`);
	const exported = await exportPerson(platform, mail, folder);
	if (!exported.ok) {
		terminal.complain(`${folder} is not empty. Name another folder.`);
		return exitCodes.refused;
	}
	const counts = Object.entries(exported.value).map(([noun, count]) => `${count} ${noun}`);
	terminal.print(`${counts.join(", ")} in ${folder}; index.html is where to begin.`);
	return exitCodes.done;
}
