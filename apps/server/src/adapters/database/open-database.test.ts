import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "./open-database.ts";

const dataFolder = mkdtempSync(join(tmpdir(), "offizin-open-"));
afterAll(() => rmSync(dataFolder, { recursive: true }));
const open = () => openDatabase({ dataFolder, databaseUrl: undefined, databaseConnections: 2 });

test("a database that cannot be opened is named, and stays free for who mends it", async () => {
	mkdirSync(join(dataFolder, "db"));
	for (const name of ["PG_VERSION", "offizin.lock"]) writeFileSync(join(dataFolder, "db", name), "");
	for (const _ of ["first", "again"]) {
		await expect(open()).rejects.toThrow(/DATA_FOLDER has a database that cannot be opened/);
	}
});

test("[security.L11] half a restore is not opened", async () => {
	writeFileSync(join(dataFolder, "offizin.restoring"), "");
	await expect(open()).rejects.toThrow("holds half of a backup, since its restore was cut off");
});
