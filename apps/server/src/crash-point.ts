import { existsSync, readFileSync } from "node:fs";
import type { Config } from "./config.ts";

/** The steps after which the crash tests kill the process: TEST_CRASH_AT names a file that has one of them. */
export type CrashStep =
	| "checkout.afterIdempotency"
	| "checkout.afterDraft"
	| "checkout.afterPayment"
	| "checkout.beforeCommit"
	| "checkout.afterFinish"
	| "print.afterStart"
	| "print.afterFiles"
	| "print.beforeCommit"
	| "mail.afterClaim"
	| "mail.afterSend";

/** Ends the process as a power cut would, when the file that the configuration names asks for it here. */
export function crashPoint({ testCrashAt }: Config, step: CrashStep): void {
	if (!testCrashAt || !existsSync(testCrashAt) || readFileSync(testCrashAt, "utf8") !== step) return;
	process.kill(process.pid, "SIGKILL");
	// The signal may take a moment to arrive; nothing may run in between.
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}
