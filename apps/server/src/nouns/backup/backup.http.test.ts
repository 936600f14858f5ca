import { spawn } from "node:child_process";
import { once } from "node:events";
import {
	appendFileSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	renameSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OfficeOrder } from "@offizin/contract";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Locations } from "../../config.ts";
import type { Browser } from "../../testing/browser.ts";
import { eventually } from "../../testing/eventually.ts";
import { freshServerDatabase } from "../../testing/fresh-database.ts";
import { type ServerProcess, startServerProcess } from "../../testing/server-process.ts";
import { placeOrder, templateWith } from "../../testing/shopper.ts";
import { silenceJobs } from "../../testing/silent-jobs.ts";
import { makeBackup } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

/** Every one is printed in the end. */
const MOST_ORDERS = 2;
const root = join(import.meta.dirname, "../../../../..");
const staff = { STAFF_EMAIL: "werkstatt@offizin.example", STAFF_PASSWORD: "nur-fuer-die-tests" };

interface Place {
	readonly folder: string;
	readonly environment: Readonly<Record<string, string>>;
	readonly installation: Locations;
	drop(): Promise<void>;
}

const base = mkdtempSync(join(tmpdir(), "offizin-backup-"));
const backup = join(base, "backup");
const running: ServerProcess[] = [];
let shop: Place;
let spare: Place;

async function place(name: string): Promise<Place> {
	const folder = join(base, name);
	const database = await freshServerDatabase();
	const url = database ? { DATABASE_URL: database.url, DATABASE_CONNECTIONS: "4" } : {};
	const environment = { DATA_FOLDER: folder, RATE_LIMIT_FACTOR: "1000", ...staff, ...url };
	const installation = {
		dataFolder: folder,
		filesFolder: join(folder, "files"),
		profileFolder: join(folder, "profiles"),
		databaseUrl: database?.url,
	};
	return { folder, environment, installation, drop: async () => database?.drop() };
}

/** Somebody else keeps something in the same database: neither saved nor replaced. */
async function keepApart({ installation: { databaseUrl } }: Place): Promise<void> {
	if (!databaseUrl) return;
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	await client.query("create schema reports; create table reports.ours (id int)");
	await client.end();
}

async function serve({ environment }: Place): Promise<ServerProcess> {
	const server = await startServerProcess(environment);
	running.push(server);
	return server;
}

beforeAll(async () => {
	[shop, spare] = [await place("shop"), await place("spare")];
	await keepApart(shop);
	await keepApart(spare);
	if (shop.installation.databaseUrl) return;
	// As a first start leaves it that was killed while the embedded database was made.
	mkdirSync(join(shop.folder, "db"), { recursive: true });
	for (const name of ["PG_VERSION", "offizin.creating"]) writeFileSync(join(shop.folder, "db", name), "");
});
afterAll(async () => {
	for (const { child } of running) child.kill("SIGKILL");
	await Promise.all(running.map(({ ended }) => ended));
	await Promise.all([shop, spare].map(({ drop }) => drop()));
	rmSync(base, { recursive: true });
});

interface Ended {
	readonly code: number | null;
	readonly printed: string;
}

async function command(name: "backup" | "restore", args: readonly string[], at: Place): Promise<Ended> {
	const child = spawn(process.execPath, [`apps/server/src/doors/commands/${name}-command.ts`, ...args], {
		cwd: root,
		env: {
			PATH: process.env.PATH,
			NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
			...at.environment,
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	let printed = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
	const [code] = await once(child, "close");
	return { code, printed };
}

async function clerkOf(server: ServerProcess): Promise<Browser> {
	const clerk = server.browser();
	const login = { email: staff.STAFF_EMAIL, password: staff.STAFF_PASSWORD };
	expect((await clerk.post("/office-api/login", login)).status).toBe(200);
	return clerk;
}

/** Waits until an order is printed, and downloads what was made for it. */
async function expectPrinted(clerk: Browser, number: string): Promise<void> {
	const order = await eventually<OfficeOrder>(
		async () => {
			const { body } = await clerk.get(`/office-api/orders/${number}`);
			return body.lines[0].production === "ready" ? body : undefined;
		},
		{ what: `print files of ${number}` },
	);
	const [job] = order.lines[0]?.jobs ?? [];
	expect(job?.files.length).toBeGreaterThan(0);
	for (const { name, bytes } of job?.files ?? []) {
		const file = await clerk.send(`/office-api/jobs/${job?.id}/files/${name}`, {});
		expect((await file.arrayBuffer()).byteLength).toBe(bytes);
	}
}

test("[security.L2] [security.L11] a backup made while orders are placed has them, and only its owner can read it or the shop", async () => {
	const server = await serve(shop);
	const template = templateWith({ photo: true }).id;
	const light = templateWith({ photo: false, formatType: "postkarte-a6" }).id;
	const first = await placeOrder(server.browser(), {}, { template });

	let isOver = false;
	async function placeOrders(): Promise<number> {
		let orders = 0;
		for (; !isOver && orders < MOST_ORDERS; orders += 1)
			await placeOrder(server.browser(), {}, { template: light });
		return orders;
	}
	const [made, orders] = await Promise.all([
		command("backup", [backup], shop).finally(() => {
			isOver = true;
		}),
		placeOrders(),
	]);
	expect(orders).toBeGreaterThan(0);
	expect(made).toEqual({ code: 0, printed: expect.stringContaining(`files in ${backup}`) });
	server.child.kill("SIGKILL");
	await server.ended;

	expect(await command("restore", [backup], spare)).toEqual({
		code: 0,
		printed: expect.stringContaining("is restored"),
	});
	await silenceJobs(spare.installation.databaseUrl);
	const restored = await serve(spare);
	await expectPrinted(await clerkOf(restored), first.orderNumber);
	const taken = await command("restore", [backup, "--overwrite"], spare);
	expect(taken).toEqual({ code: 1, printed: expect.stringMatching(/DATA_FOLDER is taken|is in use/) });
	restored.child.kill("SIGKILL");
	await restored.ended;
	for (const folder of [shop.folder, backup, spare.folder]) expect(openToOthers(folder)).toEqual([]);
});

test("[security.L11] a backup that is damaged, cut off or not wanted changes nothing", async () => {
	const before = readdirSync(spare.folder);
	const restore = (source: string, overwrite = true) =>
		restoreBackup(spare.installation, source, { overwrite, say: () => {} });
	await expect(restore(backup, false)).rejects.toThrow("Add --overwrite to replace it");
	await expect(restore(base)).rejects.toThrow("is not a backup");
	const [sums, facts] = [join(backup, "SHA256SUMS"), join(backup, "backup.json")];
	renameSync(sums, join(base, "sums"));
	await expect(restore(backup)).rejects.toThrow("was not finished");
	renameSync(join(base, "sums"), sums);
	appendFileSync(facts, " ");
	await expect(restore(backup)).rejects.toThrow("backup.json has changed");
	truncateSync(facts, statSync(facts).size - 1);
	writeFileSync(join(backup, "stranger"), "");
	await expect(restore(backup)).rejects.toThrow("stranger is not of this backup");
	rmSync(join(backup, "stranger"));
	const again = makeBackup(spare.installation, backup, { say: () => {}, now: new Date() });
	await expect(again).rejects.toThrow("is not empty");
	expect(readdirSync(spare.folder)).toEqual(before);
	await restore(backup);
});

/** Files and folders that somebody else may read or change. */
function openToOthers(folder: string): readonly string[] {
	const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).map(({ parentPath, name }) =>
		join(parentPath, name),
	);
	return [folder, ...paths].filter((path) => (statSync(path).mode & 0o077) !== 0);
}
