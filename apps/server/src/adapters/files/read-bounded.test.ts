import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readBounded } from "./read-bounded.ts";

const folder = mkdtempSync(join(tmpdir(), "offizin-bounded-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a file of twenty gigabytes is refused by its size, a device and a folder by their kind", async () => {
	const path = join(folder, "list.csv");
	writeFileSync(path, "Name\n");
	expect((await readBounded(path, 5)).toString()).toBe("Name\n");
	await expect(readBounded(path, 4)).rejects.toMatchObject({ code: "too_large", limit: 0 });
	truncateSync(path, 20 * 2 ** 30);
	await expect(readBounded(path, 10 * 2 ** 20)).rejects.toMatchObject({ code: "too_large", limit: 10 });
	const pipe = join(folder, "pipe");
	execFileSync("mkfifo", [pipe]);
	for (const other of ["/dev/zero", folder, pipe]) {
		await expect(readBounded(other, 5)).rejects.toMatchObject({ code: "not_a_file" });
	}
});
