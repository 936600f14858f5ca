import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { folderStore } from "./folder-store.ts";

const root = mkdtempSync(join(tmpdir(), "offizin-store-"));
afterAll(() => rmSync(root, { recursive: true }));
const folder = join(root, "files");
const store = folderStore(folder);
const megabytes = (count: number) => Buffer.alloc(count * 2 ** 20, 7);

/** The lengths a reader finds under a key while `work` is under way. */
async function lengthsDuring(key: string, work: Promise<void>): Promise<Set<number>> {
	const seen = new Set<number>();
	let isDone = false;
	const ended = work.finally(() => {
		isDone = true;
	});
	while (!isDone) {
		if (await store.exists(key)) seen.add(readFileSync(join(folder, key)).length);
		await new Promise((resolve) => setImmediate(resolve));
	}
	await ended;
	return seen.add(readFileSync(join(folder, key)).length);
}

test("[security.L10] a file appears whole or not at all, whether it is written or adopted", async () => {
	const whole = megabytes(48);
	expect(await lengthsDuring("a/written", store.write("a/written", whole))).toEqual(new Set([whole.length]));
	const path = join(root, "made");
	writeFileSync(path, whole);
	expect(await lengthsDuring("a/adopted", store.adopt(path, "a/adopted"))).toEqual(new Set([whole.length]));
	expect(existsSync(path)).toBe(false);
	expect(readdirSync(join(folder, "drafts"))).toEqual([]);
});

test("a file comes from another file system too", async () => {
	// Where the machine has no second file system this is a rename, as above.
	const elsewhere = existsSync("/dev/shm") ? "/dev/shm" : root;
	const path = join(mkdtempSync(join(elsewhere, "offizin-store-")), "made");
	writeFileSync(path, "photo");
	await store.adopt(path, "b/adopted");
	expect(Buffer.from(await store.read("b/adopted")).toString()).toBe("photo");
	expect(existsSync(path)).toBe(false);
	expect(readdirSync(join(folder, "drafts"))).toEqual([]);
	rmSync(join(path, ".."), { recursive: true });
});

test("[security.L10] an emptied file is not what was stored", async () => {
	await store.write("c/file", Buffer.from("print"));
	expect(await store.holds("c/file", 5)).toBe(true);
	writeFileSync(join(folder, "c/file"), "");
	expect(await store.holds("c/file", 5)).toBe(false);
	expect(await store.holds("c/none", 5)).toBe(false);
});

test("what cannot be stored leaves no draft behind", async () => {
	mkdirSync(join(folder, "d/taken/by-a-folder"), { recursive: true });
	await expect(store.write("d/taken", Buffer.from("x"))).rejects.toThrow();
	await expect(store.adopt(join(root, "missing"), "d/other")).rejects.toThrow("ENOENT");
	expect(readdirSync(join(folder, "drafts"))).toEqual([]);
});
