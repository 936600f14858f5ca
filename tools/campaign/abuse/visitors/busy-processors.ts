import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpus } from "node:os";
import { singleVisitor } from "../single-visitor.ts";

const LOOP = "for (;;) {}";

/**
 * No attack but its measure: every processor busy with work that stands behind everybody and asks the server nothing.
 * What others lose here they lose to the machine (shared caches, a thread woken on a processor that has to be taken from
 * somebody), so no attack can cost less.
 */
export const busyProcessors = singleVisitor("nothing asked, processors busy", async (attacker) => {
	const loops = cpus().map(() =>
		spawn("chrt", ["--idle", "0", process.execPath, "--eval", LOOP], { stdio: "ignore" }),
	);
	try {
		await attacker.hammer(1, () => new Promise((done) => setTimeout(done, 1000)));
	} finally {
		for (const loop of loops) loop.kill("SIGKILL");
		await Promise.all(loops.map((loop: ChildProcess) => once(loop, "exit")));
	}
});
