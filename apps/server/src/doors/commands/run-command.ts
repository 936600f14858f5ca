import { writePrivately } from "../../adapters/files/private-files.ts";
import { ConfigError } from "../../config.ts";
import { type Installation, openInstallation } from "./installation.ts";
import { processTerminal, type Terminal } from "./terminal.ts";

/** A wrong call, in words, with how it is called. */
export class UsageError extends Error {}

/** Exit codes. */
export const exitCodes = { done: 0, refused: 1, misused: 2 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Runs a command on this installation and ends with its exit code; closes what it opened, whatever happens. */
export async function runCommand(
	work: (installation: Installation, terminal: Terminal) => Promise<ExitCode>,
): Promise<void> {
	writePrivately();
	const terminal = processTerminal();
	try {
		const installation = await openInstallation();
		try {
			process.exitCode = await work(installation, terminal);
		} finally {
			await installation.database.close();
		}
	} catch (error) {
		if (!(error instanceof ConfigError || error instanceof UsageError)) throw error;
		terminal.complain(error.message);
		process.exitCode = exitCodes.misused;
	} finally {
		terminal.close();
	}
}
