import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { EmbeddedPostgres } from "./embedded-postgres.ts";
import { openEmbeddedDatabase } from "./open-database.ts";
import { openFolder } from "./open-folder.ts";

const folder = mkdtempSync(join(tmpdir(), "offizin-thread-"));
let postgres: EmbeddedPostgres;

/* Costs the making of one database: 3 s. */
describe.skipIf(process.env.TEST_DATABASE_URL)("the embedded database in its thread", () => {
	beforeAll(async () => {
		postgres = await openFolder(folder);
		await postgres.exec("create table kept (name text not null)");
	});
	afterAll(() => rmSync(folder, { recursive: true, force: true }));

	test("while it computes, everything else goes on", async () => {
		let turns = 0;
		const timer = setInterval(() => {
			turns += 1;
		}, 1);
		await postgres.query("select count(*) from generate_series(1, 500000)");
		clearInterval(timer);
		expect(turns).toBeGreaterThan(5);
	});

	test("values and refusals arrive as PostgreSQL gave them", async () => {
		const { rows } = await postgres.query("select $1::jsonb as a, $2::timestamptz as b, $3::text[] as c", [
			'{"x":1}',
			new Date(0),
			["ä", "b"],
		]);
		expect(rows).toEqual([{ a: { x: 1 }, b: new Date(0), c: ["ä", "b"] }]);
		const refused = postgres.query("insert into kept values (null)");
		await expect(refused).rejects.toMatchObject({ code: "23502", table: "kept", column: "name" });
	});

	test("a transaction has the connection for itself, and one with a failed statement is undone and says so", async () => {
		const undone = postgres.transaction(async (transaction) => {
			await transaction.exec("insert into kept values ('undone')");
			await transaction.query("select 1 / 0").catch(() => {});
		});
		const kept = postgres.query("insert into kept values ('kept')");
		await expect(undone).rejects.toMatchObject({ code: "25P02" });
		await kept;
		expect((await postgres.query("select name from kept")).rows).toEqual([{ name: "kept" }]);
	});

	test("what was committed is there after closing; a log that cannot be synced ends the process", async () => {
		await postgres.close();
		await expect(postgres.query("select 1")).rejects.toThrow("PGlite is closed");
		for (const [last, names, reason] of [
			[`exec("insert into kept values ('lost')")`, "kept", "could not write to log file"],
			["close()", "kept,opens the log", "it could not be closed"],
		]) {
			const broken = promisify(execFile)(process.execPath, ["--eval", breakTheLog(last)]);
			const { code, stdout, stderr } = await broken.catch((error) => error);
			expect([last, code, stdout, stderr]).toEqual([
				last,
				1,
				`${names}\n`,
				expect.stringMatching(`has failed: .*${reason}`),
			]);
		}
	});

	test("whoever listens is told what was notified, until they stop listening", async () => {
		const heard: string[] = [];
		const reopened = await openFolder(folder);
		const stop = await reopened.listen("post", (payload) => heard.push(payload));
		await reopened.query("select pg_notify('post', 'eins')");
		await reopened.query("select pg_notify('another', 'zwei')");
		await stop();
		await reopened.query("select pg_notify('post', 'drei')");
		await reopened.close();
		expect(heard).toEqual(["eins"]);
	});

	test("[design.md §5] killed while it writes, it has each transaction it acknowledged, and none by half", async () => {
		const child = spawn(process.execPath, ["--eval", writeForEver], { stdio: ["ignore", "pipe", "inherit"] });
		let said = "";
		child.stdout.setEncoding("utf8").on("data", (text: string) => {
			said += text;
			if (said.split("\n").length > KILLED_AFTER) child.kill("SIGKILL");
		});
		expect(await once(child, "close")).toEqual([null, "SIGKILL"]);
		const acknowledged = said.trim().split("\n").map(Number);
		const { db, close } = await openEmbeddedDatabase(folder);
		const { rows } = await sql<{ number: number; parts: number }>`
			select number, count(*)::int as parts from written group by number order by number`.execute(db);
		await close();
		expect(rows.filter(({ parts }) => parts !== 2)).toEqual([]);
		const kept = rows.map(({ number }) => number);
		expect(acknowledged.length).toBeGreaterThanOrEqual(KILLED_AFTER);
		expect(acknowledged.filter((number) => !kept.includes(number))).toEqual([]);
		// The one that was on its way may have been committed before anybody could be told.
		expect(kept.length - acknowledged.length).toBeLessThanOrEqual(1);
	});
});

const KILLED_AFTER = 60;

/** Commits one transaction of two rows after the other and says which. */
const writeForEver = `
	import { writeSync } from "node:fs";
	import { openEmbeddedDatabase } from ${JSON.stringify(join(import.meta.dirname, "open-database.ts"))};
	const { engine } = await openEmbeddedDatabase(${JSON.stringify(folder)});
	await engine.pglite.exec("create table written (number integer not null)");
	for (let number = 0; ; number += 1) {
		await engine.pglite.transaction(async (transaction) => {
			for (const part of [1, 2]) await transaction.query("insert into written values ($1)", [number]);
		});
		writeSync(1, number + "\\n");
	}
`;

/** Takes the open files of the log away from PostgreSQL, as a disk does that goes, before the last thing it is asked. */
const breakTheLog = (last = "") => `
	import { closeSync, readdirSync, readlinkSync } from "node:fs";
	import { openFolder } from ${JSON.stringify(join(import.meta.dirname, "open-folder.ts"))};
	const postgres = await openFolder(${JSON.stringify(folder)});
	const { rows } = await postgres.query("select name from kept");
	console.log(rows.map(({ name }) => name).join());
	await postgres.exec("insert into kept values ('opens the log')");
	for (const file of readdirSync("/proc/self/fd")) {
		try {
			if (readlinkSync("/proc/self/fd/" + file).includes("pg_wal")) closeSync(Number(file));
		} catch {}
	}
	await postgres.${last};
	console.log("answered");
`;
