import type { Platform } from "../../nouns/platform.ts";
import { erasePerson } from "../../nouns/privacy/erase-person.ts";
import { planErasure } from "../../nouns/privacy/erasure-plan.ts";
import { erasureLines, openOrderLines } from "../../nouns/privacy/erasure-words.ts";
import { findPerson } from "../../nouns/privacy/find-person.ts";
import { requestArguments } from "./request-arguments.ts";
import { type ExitCode, exitCodes, UsageError } from "./run-command.ts";
import type { Terminal } from "./terminal.ts";

const USAGE = `Usage: npm run erase -- <mail> [--yes] [--cancel]
Shows what is known of a person and what goes; --yes removes it. --cancel cancels orders nobody has paid or printed.`;

/** `npm run erase`: shows what would go, and with --yes makes it go. */
export async function answerErasure(
	args: readonly string[],
	platform: Pick<Platform, "config" | "database" | "files" | "now">,
	terminal: Pick<Terminal, "print" | "complain">,
): Promise<ExitCode> {
	const options = {
		yes: { type: "boolean", default: false },
		cancel: { type: "boolean", default: false },
	} as const;
	const { mail, rest, values } = requestArguments(args, options, USAGE);
	if (rest.length > 0) throw new UsageError(USAGE);
	const mayCancel = values.cancel;
	const person = await findPerson(platform.database.db, mail);
	const plan = planErasure(person, platform.now());
	for (const line of erasureLines(person, plan)) terminal.print(line);
	for (const line of openOrderLines(plan, mayCancel)) terminal.complain(line);
	if (person.orders.length === 0) return exitCodes.done;
	if (!values.yes) {
		terminal.print("Nothing has been removed. With --yes all this goes for good.");
		return exitCodes.done;
	}
	const erased = await erasePerson(platform, mail, { mayCancel });
	if (!erased.ok) {
		terminal.complain(`Nothing has been removed, because of ${erased.error.numbers.join(", ")}.`);
		return exitCodes.refused;
	}
	terminal.print("Removed. That it was done is noted in privacy_log, without a name.");
	return exitCodes.done;
}
