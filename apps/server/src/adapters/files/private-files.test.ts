import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { closeFolders, closeTree } from "./private-files.ts";

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "offizin-private-"));
	mkdirSync(join(folder, "originals"), { recursive: true });
	writeFileSync(join(folder, "originals/photo"), "");
	// As an earlier version left them, whatever the umask of whoever runs this.
	chmodSync(folder, 0o755);
	chmodSync(join(folder, "originals"), 0o755);
	chmodSync(join(folder, "originals/photo"), 0o644);
});

afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (path: string) => (statSync(join(folder, path)).mode & 0o777).toString(8);

test("[security.L2] a folder that an earlier version left open is closed; one that is missing is left alone", async () => {
	expect(await closeFolders([folder, join(folder, "nirgends")])).toEqual([]);
	expect(modeOf(".")).toBe("700");
});

test("[security.L2] a folder that is meant for everybody stays so, and is named", async () => {
	chmodSync(folder, 0o1777);
	expect(await closeFolders([folder])).toEqual([folder]);
	expect(statSync(folder).mode & 0o7777).toBe(0o1777);
});

test("[security.L2] of a tree every folder and file is closed", async () => {
	await closeTree(folder);
	expect([".", "originals", "originals/photo"].map(modeOf)).toEqual(["700", "700", "600"]);
});
