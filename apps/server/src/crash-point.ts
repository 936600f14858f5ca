import type { Config } from "./config.ts";

/** The steps after which the crash tests kill the process (TEST_CRASH_AT). */
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

/** Ends the process as a power cut would, when the configuration asks for it here. */
export function crashPoint({ testCrashAt }: Config, step: CrashStep): void {
	if (testCrashAt !== step) return;
	process.kill(process.pid, "SIGKILL");
	// The signal may take a moment to arrive; nothing may run in between.
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}
