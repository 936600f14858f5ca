import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { OfficeOrder } from "@offizin/contract";
import { expect, test } from "vitest";
import type { CrashStep } from "./crash-point.ts";
import { type Answer, type Browser, browserOn } from "./testing/browser.ts";
import { makeDataFolder } from "./testing/data-folder.ts";
import { eventually } from "./testing/eventually.ts";
import { freshServerDatabase } from "./testing/fresh-database.ts";
import { type ServerProcess, startServerProcess } from "./testing/server-process.ts";
import { addToCart, checkOut, checkoutBody, makeDesign, templateWith } from "./testing/shopper.ts";
import { silenceJobs } from "./testing/silent-jobs.ts";
import { startSmtpSink } from "./testing/smtp-sink.ts";

/** Each step starts a server and prints. `npm run campaign -- faults` kills both databases anywhere. */
const steps: readonly (readonly CrashStep[])[] = [
	["checkout.afterIdempotency", "checkout.afterDraft", "checkout.afterPayment"],
	["checkout.beforeCommit", "checkout.afterFinish", "mail.afterClaim", "mail.afterSend"],
	["print.afterStart", "print.afterFiles", "print.beforeCommit"],
];
/** The lightest to print. */
const template = templateWith({ photo: false, formatType: "postkarte-a6" }).id;

// The chains wait for different things, so they run side by side.
test(`killed at ${steps.flat().join(", ")} and started again: one order, one mail, one print file`, async () => {
	await Promise.all(steps.map(crashAndRecover));
});

const testOnServer = process.env.TEST_DATABASE_URL ? test : test.skip;
testOnServer(
	"[design.md §5] a print job that runs at SIGTERM is finished or handed back, and made once",
	async () => {
		await inPlace(async ({ start, sink }) => {
			const first = await start();
			const shopper = first.browser();
			const { body } = await orderOn(shopper, "sigterm-key");
			first.child.kill("SIGTERM");
			expect(await first.ended).toEqual([0, null]);
			const second = await start();
			await oneOfEach(second, [body.orderNumber]);
			expect(sink.received).toHaveLength(1);
			await stop(second);
		});
	},
);

interface Place {
	/** Starts a server here; whatever still runs in the end is killed, also when an assertion failed. */
	readonly start: () => Promise<ServerProcess>;
	/** From now on the servers here die at this step. */
	arm(step: CrashStep): void;
	/** They no longer do, and what the dead one was at has been silent for long. */
	disarm(): Promise<void>;
	readonly sink: Awaited<ReturnType<typeof startSmtpSink>>;
}

/** A folder, a database and a mail server that outlive the processes. */
async function inPlace(work: (place: Place) => Promise<void>): Promise<void> {
	const folder = makeDataFolder("crash");
	const database = await freshServerDatabase();
	const sink = await startSmtpSink();
	const crashAt = join(folder, "crash-at");
	const environment = {
		DATA_FOLDER: folder,
		TEST_CRASH_AT: crashAt,
		SMTP_URL: sink.url,
		STAFF_EMAIL: "werkstatt@offizin.example",
		STAFF_PASSWORD: "nur-fuer-die-tests",
		RATE_LIMIT_FACTOR: "1000",
		...(database ? { DATABASE_URL: database.url, DATABASE_CONNECTIONS: "4" } : {}),
	};
	const started: ServerProcess[] = [];
	async function start(): Promise<ServerProcess> {
		const server = await startServerProcess(environment);
		started.push(server);
		return server;
	}
	async function disarm(): Promise<void> {
		rmSync(crashAt);
		await silenceJobs(database?.url);
	}
	try {
		await work({ start, arm: (step) => writeFileSync(crashAt, step), disarm, sink });
	} finally {
		for (const { child } of started) child.kill("SIGKILL");
		await Promise.all(started.map(({ ended }) => ended));
		await sink.close();
		await database?.drop();
		rmSync(folder, { recursive: true, force: true });
	}
}

/** One step after the other; the server that recovers from one is killed at the next. */
function crashAndRecover(chain: readonly CrashStep[]): Promise<void> {
	return inPlace(async (place) => {
		const numbers: string[] = [];
		let server = await place.start();
		for (const step of chain) server = await crashAt(step, server, { place, numbers });
		await oneOfEach(server, numbers);
		await stop(server);
		for (const step of chain) {
			const ids = mailsOf(step, place.sink).map(({ mail }) => mail.messageId);
			expect(mailsAfter(step)).toContain(ids.length);
			expect([step, new Set(ids).size]).toEqual([step, 1]);
		}
		expect(new Set(place.sink.received.map(({ mail }) => mail.messageId)).size).toBe(chain.length);
	});
}

/** Orders at a server that dies of it, and returns the next one, which has carried on. Adds the order's number. */
async function crashAt(
	step: CrashStep,
	doomed: ServerProcess,
	{ place, numbers }: { readonly place: Place; readonly numbers: string[] },
): Promise<ServerProcess> {
	const shopper = doomed.browser();
	const design = await makeDesign(shopper, { template });
	const cart = await addToCart(shopper, design.id);
	const body = checkoutBody(cart.body, { contact: { email: emailOf(step), phone: "030 123456" } });
	const key = `key of ${step}`;
	place.arm(step);
	const answer = await checkOut(shopper, body, key).catch((error: Error) => error);
	expect([step, await doomed.ended]).toEqual([step, [null, "SIGKILL"]]);
	if (step.startsWith("checkout.")) expect([step, answer]).toEqual([step, expect.any(Error)]);
	await place.disarm();

	const restarted = await place.start();
	const again = carryOn(shopper, restarted);
	const placed = await eventually(
		async () => {
			const tried = await checkOut(again, body, key);
			return tried.body.code === "checkout_running" ? undefined : tried;
		},
		{ what: `checkout after ${step}` },
	);
	expect([step, placed.status, placed.body.code]).toEqual([step, 201, undefined]);
	expect((await checkOut(again, body, key)).body).toEqual(placed.body);
	numbers.push(placed.body.orderNumber);
	await oneOfEach(restarted, numbers);
	const arrived = async () =>
		mailsOf(step, place.sink).length >= Math.min(...mailsAfter(step)) ? true : undefined;
	await eventually(arrived, { what: `mails after ${step}` });
	return restarted;
}

function emailOf(step: CrashStep): string {
	return `${step}@example.org`.toLowerCase();
}

function mailsOf(step: CrashStep, { received }: Place["sink"]): Place["sink"]["received"] {
	return received.filter(({ to }) => to.some((address) => address.toLowerCase() === emailOf(step)));
}

/**
 * SMTP cannot say exactly once: a mail whose sending nobody could note goes out again under its old id. A print may die
 * while the mail of its order is on its way.
 */
function mailsAfter(step: CrashStep): readonly number[] {
	if (step === "mail.afterSend") return [2];
	return step.startsWith("print.") ? [1, 2] : [1];
}

/** The same visitor with the same cookies, at the process that replaced the one they knew. */
function carryOn(before: Browser, { browser }: ServerProcess): Browser {
	const after = browser();
	const withCookies = {
		request: (url: string | Request | URL, init?: RequestInit) => {
			const headers = new Headers(init?.headers);
			headers.set("cookie", before.cookies());
			return after.send(new URL(String(url)).pathname, { ...init, headers });
		},
	};
	return browserOn(withCookies);
}

async function orderOn(shopper: Browser, key: string): Promise<Answer> {
	const design = await makeDesign(shopper, { template });
	const cart = await addToCart(shopper, design.id);
	const placed = await checkOut(shopper, checkoutBody(cart.body), key);
	expect(placed.status).toBe(201);
	return placed;
}

/** Asserts that there are exactly these orders, each with one finished set of files. */
async function oneOfEach(server: ServerProcess, numbers: readonly string[]): Promise<void> {
	const clerk = server.browser();
	const login = { email: "werkstatt@offizin.example", password: "nur-fuer-die-tests" };
	expect((await clerk.post("/office-api/login", login)).status).toBe(200);
	for (const number of numbers) await onePrintOf(number, clerk);
	const list = await clerk.get("/office-api/orders");
	const listed: readonly string[] = list.body.items.map((item: { number: string }) => item.number);
	expect([...listed].sort()).toEqual([...numbers].sort());
}

async function onePrintOf(number: string, clerk: Browser): Promise<void> {
	const order = await eventually<OfficeOrder>(
		async () => {
			const { body } = await clerk.get(`/office-api/orders/${number}`);
			return body.lines[0].production === "ready" ? body : undefined;
		},
		{ what: `print file of ${number}` },
	);
	expect(order.lines).toHaveLength(1);
	expect(order.history.map(({ event }) => event)).toEqual(["placed", "files_ready"]);
	const [job, ...others] = order.lines[0]?.jobs ?? [];
	expect(others).toEqual([]);
	expect(job?.state).toBe("done");
	expect(job?.files.filter(({ contentType }) => contentType === "application/pdf")).toHaveLength(1);
	for (const { name, bytes } of job?.files ?? []) {
		const file = await clerk.send(`/office-api/jobs/${job?.id}/files/${name}`, {});
		expect((await file.arrayBuffer()).byteLength).toBe(bytes);
	}
}

async function stop({ child, ended }: ServerProcess): Promise<void> {
	child.kill("SIGTERM");
	expect(await ended).toEqual([0, null]);
}
