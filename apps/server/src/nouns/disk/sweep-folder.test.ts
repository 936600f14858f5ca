import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sweepFolder } from "./sweep-folder.ts";

const LONG_AGO = new Date("2026-11-20T08:00:00Z");
const BEFORE = new Date("2026-11-20T09:00:00Z");
const LATELY = new Date("2026-11-20T09:30:00Z");

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "offizin-sweep-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(name: string, at: Date): string {
	const path = join(folder, name);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, "four");
	utimesSync(path, at, at);
	return path;
}

test("[security.M2] what nobody has written to for long goes, the rest stays, and how much it was is told", async () => {
	const [old, deep] = [put("old", LONG_AGO), put("job/deep/old", LONG_AGO)];
	const [fresh, beside] = [put("fresh", LATELY), put("job/deep/fresh", LATELY)];
	expect(await sweepFolder(folder, BEFORE)).toEqual({ files: 2, bytes: 8 });
	expect([old, deep, fresh, beside].map((path) => existsSync(path))).toEqual([false, false, true, true]);
});

test("[security.M2] a folder goes once it has been empty as long; one that was emptied just now stays", async () => {
	const [empty, emptied] = [join(folder, "empty"), dirname(put("emptied/old", LONG_AGO))];
	mkdirSync(empty);
	utimesSync(empty, LONG_AGO, LONG_AGO);
	await sweepFolder(folder, BEFORE);
	expect([empty, emptied].map((path) => existsSync(path))).toEqual([false, true]);
});

test("[security.M2] two at once, and a folder that is not there, are no trouble", async () => {
	for (let index = 0; index < 50; index++) put(`${index % 5}/${index}`, LONG_AGO);
	const swept = await Promise.all([1, 2, 3].map(() => sweepFolder(folder, BEFORE)));
	expect(swept.reduce((sum, { files }) => sum + files, 0)).toBeGreaterThanOrEqual(50);
	expect(await sweepFolder(join(folder, "nowhere"), BEFORE)).toEqual({ files: 0, bytes: 0 });
	expect(await sweepFolder(folder, BEFORE)).toEqual({ files: 0, bytes: 0 });
});
