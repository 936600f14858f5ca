import { importAgain, invariant } from "@offizin/base";
import { learn } from "./known-commands.ts";

type AllCommands = typeof import("./all-commands.ts");

let known: AllCommands | undefined;

/**
 * Fetches all commands, once: from then on every editor of this page knows them. To be awaited by whoever lets a person
 * do more than write, tell facts and place photos, and before what was done earlier is done again. Rejects like an import.
 */
export async function loadCommands(): Promise<AllCommands> {
	if (known) return known;
	const all = await importAgain(async () => await import("./all-commands.ts"));
	// Of a file it shares with others, which had not come, `importAgain` brings that instead.
	invariant(all.applyCommand, "the commands have not come");
	learn(all.applyCommand);
	known = all;
	return all;
}
