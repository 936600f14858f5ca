import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sweepOldest } from "./sweep-oldest.ts";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "offizin-oldest-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A file of four bytes, written in this second. */
function put(name: string, second: number): string {
	const path = join(folder, name);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, "four");
	utimesSync(path, second, second);
	return path;
}

test("the oldest files go until the rest has room, in whatever folder they lie", async () => {
	const files = [put("a/b/third", 3), put("first", 1), put("a/second", 2)];
	expect(await sweepOldest(folder, 9)).toEqual({ files: 1, bytes: 4, kept: 8 });
	expect(files.map((path) => existsSync(path))).toEqual([true, false, true]);
	expect(await sweepOldest(folder, 9)).toEqual({ files: 0, bytes: 0, kept: 8 });
});

test("a folder that is not there has nothing", async () => {
	expect(await sweepOldest(join(folder, "none"), 0)).toEqual({ files: 0, bytes: 0, kept: 0 });
});
