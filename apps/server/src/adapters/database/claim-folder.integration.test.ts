import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { LOCK_FILE } from "./claim-folder.ts";

/** Claims a folder as a server does, says what came of it, and goes on until it is killed. */
const script = `
import { claimFolder } from ${JSON.stringify(join(import.meta.dirname, "claim-folder.ts"))};
try {
	await claimFolder(process.argv[1]);
	console.log("held");
	setInterval(() => {}, 60_000);
} catch (error) {
	console.log(error.message);
}`;

const folder = mkdtempSync(join(tmpdir(), "offizin-claim-"));
const [temporary, otherTemporary] = ["tmp-1", "tmp-2"].map((name) => join(folder, name));
for (const path of [temporary, otherTemporary]) mkdirSync(String(path));
let started: ChildProcess[] = [];
afterEach(async () => {
	await Promise.all(started.map(kill));
	started = [];
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Claimant {
	readonly child: ChildProcess;
	/** What it printed first. */
	readonly said: string;
}

async function claim(path: string, tmp = temporary): Promise<Claimant> {
	const child = spawn(process.execPath, ["--input-type=module", "-e", script, path], {
		env: { PATH: process.env.PATH, TMPDIR: tmp },
		stdio: ["ignore", "pipe", "pipe"],
	});
	started.push(child);
	let printed = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
	await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
	return { child, said: printed.trim() };
}

async function kill(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	child.kill("SIGKILL");
	await once(child, "exit");
}

const fresh = (name: string) => {
	const path = join(folder, name);
	mkdirSync(path);
	return path;
};

test("[security.H3] a second process is refused, whatever its temporary folder and its way to the folder", async () => {
	const path = fresh("taken");
	const link = join(folder, "link");
	symlinkSync(path, link);
	expect((await claim(path)).said).toBe("held");
	for (const [way, tmp] of [
		[path, temporary],
		[path, otherTemporary],
		[link, otherTemporary],
	] as const) {
		expect((await claim(way, tmp)).said).toContain("DATA_FOLDER is taken: another process uses");
	}
});

test("[security.H3] of processes that start in the same instant one gets the folder", async () => {
	const path = fresh("raced");
	const said = await Promise.all([1, 2, 3].map(async () => (await claim(path)).said));
	expect(said.filter((text) => text === "held")).toHaveLength(1);
	expect(said.filter((text) => text.includes("DATA_FOLDER is taken"))).toHaveLength(2);
});

test("[security.H3] the lock file removed under its owner: the owner keeps the folder, and keeps it for itself", async () => {
	const path = fresh("removed");
	writeFileSync(join(path, "PG_VERSION"), "18\n");
	const first = await claim(path);
	expect(first.said).toBe("held");
	rmSync(join(path, LOCK_FILE));
	expect((await claim(path)).said).toContain("DATA_FOLDER is taken");
	expect(first.child.exitCode).toBeNull();
});

test("[security.H3] an owner whose folder went to somebody else ends instead of writing into it", async () => {
	const [path, aside] = [fresh("swapped"), join(folder, "aside")];
	const first = await claim(path);
	const ended = once(first.child, "exit");
	renameSync(path, aside);
	expect(await ended).toEqual([1, null]);
});

test("a folder that cannot be written is named", async () => {
	const path = join(folder, "file");
	writeFileSync(path, "");
	expect((await claim(path)).said).toContain(`DATA_FOLDER cannot be used: ${path}: EEXIST`);
});

test("[security.H3] after kill -9 the next process starts at once", async () => {
	const path = fresh("killed");
	const first = await claim(path);
	await kill(first.child);
	expect((await claim(path, otherTemporary)).said).toBe("held");
});
