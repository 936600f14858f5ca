import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { descendantsOf } from "../../process-tree.ts";
import { findPostgres } from "../../programs.ts";
import type { Ground } from "../ground/attack.ts";
import { fault, untilStatus, wait } from "./crowd.ts";

const HUNG_MS = 15_000;
const DOWN_MS = 5000;
const skip = ({ postgres }: Ground) =>
	postgres ? undefined : "the embedded database is a part of the server";

function clusterFolder({ postgres }: Ground): string {
	if (!postgres) throw new Error("no cluster");
	return join(postgres.folder, "data");
}

/** Stops or starts the cluster as its owner. */
function control(ground: Ground, ...args: readonly string[]): void {
	const program = join(findPostgres() ?? "", "pg_ctl");
	const command = [program, ...args, "--wait", "--silent", `--pgdata=${clusterFolder(ground)}`];
	const whole = process.getuid?.() === 0 ? ["runuser", "-u", "postgres", "--", ...command] : command;
	const [first = "", ...rest] = whole;
	execFileSync(first, rest, { stdio: "ignore", cwd: "/" });
}

/** The cluster stops to answer without closing a connection, as behind a dead network. */
export const databaseHangs = fault("database hangs", {
	skip,
	async trouble(place, crowd, ground) {
		const pid = Number(readFileSync(join(clusterFolder(ground), "postmaster.pid"), "utf8").split("\n")[0]);
		const all = [pid, ...descendantsOf(pid)];
		for (const each of all) process.kill(each, "SIGSTOP");
		const waiting = crowd.order(2);
		await wait(HUNG_MS);
		const alive = await untilStatus(`${place.origin}/healthz`, 200, 10);
		for (const each of all) process.kill(each, "SIGCONT");
		const ready = await untilStatus(`${place.origin}/readyz`, 200, 60);
		const served = await waiting;
		return {
			Meanwhile: `healthz answered after ${Math.round(alive)} ms, ready ${Math.round(ready)} ms after it went on, ${served} of 2 served without asking twice`,
		};
	},
});

const databaseStops = (mode: "fast" | "immediate") =>
	fault(`database stopped (${mode})`, {
		skip,
		async trouble(place, crowd, ground) {
			control(ground, "stop", `--mode=${mode}`);
			const served = await crowd.order(2);
			const answer = await fetch(`${place.origin}/readyz`);
			await wait(DOWN_MS);
			control(ground, "start", `--log=${join(ground.postgres?.folder ?? "", "log")}`);
			const ready = await untilStatus(`${place.origin}/readyz`, 200, 60);
			return {
				Meanwhile: `readyz ${answer.status}, ${served} of 2 served, ready ${Math.round(ready)} ms after it was back`,
			};
		},
	});

export const databaseStopped = [databaseStops("fast"), databaseStops("immediate")];
