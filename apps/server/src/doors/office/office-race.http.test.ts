import type { OfficeOrder } from "@offizin/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keptPost } from "../../nouns/mail/post.ts";
import { resendMails } from "../../nouns/mail/resend-mails.ts";
import { sendOrderMail } from "../../nouns/mail/send-order-mail.ts";
import { cancelUnpaid } from "../../nouns/order-changes/cancel-order.ts";
import { failJob, finishJob, requeueJob, startJob } from "../../nouns/print-jobs/print-job.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Answer, type Browser, browserOn } from "../../testing/browser.ts";
import { clerkOn } from "../../testing/clerk.ts";
import { orderIdOf } from "../../testing/order-id.ts";
import { type Race, runRaces, silently } from "../../testing/race.ts";
import { addToCart, checkOut, checkoutBody, makeDesign, templateWith } from "../../testing/shopper.ts";

/*
 * Every pair of doors and jobs of the back office that write the same rows: orders, their lines, print jobs and mails,
 * prices, sessions. What was answered 2xx is there, or something accepted later took its place.
 */
let server: AppUnderTest;
let clerks: readonly [Browser, Browser];
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
	clerks = [await clerkOn(server.app), await clerkOn(server.app)];
});
afterAll(() => server.close());

const template = templateWith({ photo: false }).id;
const database = () => server.platform.database.db;
const at = new Date("2026-11-20T09:00:00Z");
const files = [
	{ name: "a.pdf", contentType: "application/pdf", bytes: 1, sha256: "a".repeat(64), path: "/" },
];

type Job = { readonly id: string; readonly line: string };

/** An order of two lines and its print jobs, which nobody works on. */
async function ordered(overrides: object = {}) {
	const browser = browserOn(server.app);
	let cart: { total: unknown } = { total: 0 };
	for (let line = 0; line < 2; line += 1) {
		cart = (await addToCart(browser, (await makeDesign(browser, { template })).id)).body;
	}
	const placed = await checkOut(browser, checkoutBody(cart, overrides));
	const number: string = placed.body.orderNumber;
	const jobs = await database()
		.selectFrom("print_job")
		.innerJoin("order_line", "order_line.id", "print_job.line")
		.innerJoin("order", "order.id", "order_line.order")
		.select(["print_job.id", "print_job.line"])
		.where("order.number", "=", number)
		.orderBy("order_line.position")
		.execute();
	const [first, second] = jobs;
	if (!first || !second) throw new Error(JSON.stringify(placed.body));
	return { number, first, second };
}

const inTrx = (work: Parameters<ReturnType<ReturnType<typeof database>["transaction"]>["execute"]>[0]) =>
	database().transaction().execute(work);
const start = ({ id }: Job) => startJob(database(), id, at);
const finish = ({ id }: Job) => inTrx((trx) => finishJob(trx, id, { files, notes: [] }, at));
const fail = ({ id }: Job) => inTrx((trx) => failJob(trx, id, "Kein Platz", at));
/** The press has made the files of a line, or has not. */
async function press(end: typeof finish, ...jobs: readonly Job[]): Promise<void> {
	for (const job of jobs) {
		await start(job);
		await end(job);
	}
}

const [one, two] = [0, 1] as const;
const move = (by: 0 | 1, number: string, body: object) =>
	clerks[by].post(`/office-api/orders/${number}/moves`, body);
const orderOf = async (number: string): Promise<OfficeOrder> =>
	(await clerks[one].get(`/office-api/orders/${number}`)).body;
const events = ({ history }: OfficeOrder, event: string) =>
	history.filter((entry) => entry.event === event).length;

const list = "/office-api/price-lists/papiervogel/de";
let day = 0;
/** A day no other race changes prices on. */
function nextDay(): string {
	day += 1;
	return `2027-01-${String(day).padStart(2, "0")}`;
}
function savePrice(by: 0 | 1, amount: number, validFrom: string): Promise<Answer> {
	const cells = [{ table: "card.base", row: "50", column: "price", amount }];
	return clerks[by].post(`${list}/changes`, { cells, reach: "currency", validFrom });
}

const races: Readonly<Record<string, () => Promise<Race>>> = {
	async "move × same move by two clerks: done once, the other is told"() {
		const { number, first, second } = await ordered();
		await press(finish, first, second);
		return {
			sides: [one, two].map((by) => () => move(by, number, { move: "release" })),
			async law(...answers) {
				expect(answers.map((answer) => answer?.status).sort()).toEqual([200, 409]);
				expect(events(await orderOf(number), "release")).toBe(2);
			},
		};
	},
	async "the last two lines shipped at once: both shipped, one mail"() {
		const { number, first, second } = await ordered();
		await press(finish, first, second);
		for (const step of ["release", "print"]) await move(one, number, { move: step });
		return {
			sides: [
				() => move(one, number, { move: "ship", line: first.line }),
				() => move(two, number, { move: "ship", line: second.line }),
			],
			async law(...answers) {
				expect(answers.map((answer) => answer?.status)).toEqual([200, 200]);
				const order = await orderOf(number);
				expect(order.lines.map(({ delivery }) => delivery)).toEqual(["shipped", "shipped"]);
				expect(order.mails.map(({ kind }) => kind)).toEqual(["confirmation", "shipped"]);
			},
		};
	},
	async "payment × print file finished: paid and ready"() {
		const { number, first, second } = await ordered({ payment: "prepayment" });
		for (const job of [first, second]) await start(job);
		return {
			hold: "order_event",
			sides: [silently(() => finish(first)), () => move(one, number, { move: "pay" })],
			async law(_, paid) {
				expect(paid?.status).toBe(200);
				const order = await orderOf(number);
				expect(order.payment.state).toBe("paid");
				expect(order.lines.map(({ production }) => production)).toEqual(["ready", "preparing"]);
				expect([events(order, "pay"), events(order, "files_ready")]).toEqual([1, 1]);
			},
		};
	},
	async "release × print file of the other line failed: both are true"() {
		const { number, first, second } = await ordered();
		await press(finish, first);
		await start(second);
		return {
			sides: [() => move(one, number, { move: "release" }), silently(() => fail(second))],
			async law(released) {
				expect(released?.status).toBe(200);
				const { lines } = await orderOf(number);
				expect(lines.map(({ production }) => production)).toEqual(["released", "failed"]);
			},
		};
	},
	async "retry × retry: the job waits once"() {
		const { number, first } = await ordered();
		await press(fail, first);
		return {
			sides: [one, two].map((by) => () => move(by, number, { move: "retry", line: first.line })),
			async law(...answers) {
				expect(answers.map((answer) => answer?.status).sort()).toEqual([200, 409]);
				const [line] = (await orderOf(number)).lines;
				expect(line).toMatchObject({ production: "preparing", jobs: [{ state: "queued", problem: null }] });
			},
		};
	},
	async "retry × a press thought dead that finishes after all: the line is being made or ready, with its job"() {
		const { number, first } = await ordered();
		await press(fail, first);
		return {
			sides: [
				() => move(one, number, { move: "retry", line: first.line }),
				silently(() => finish(first)),
				silently(() => start(first)),
				silently(() => finish(first)),
			],
			async law(retried) {
				expect(retried?.status).toBe(200);
				const [line] = (await orderOf(number)).lines;
				const [job] = line?.jobs ?? [];
				expect(["preparing queued 0", "preparing running 0", "ready done 1"]).toContain(
					`${line?.production} ${job?.state} ${job?.files.length}`,
				);
			},
		};
	},
	async "print finish × finish × fail × hand back: one ends it, line and job agree"() {
		const { number, first } = await ordered();
		await start(first);
		return {
			sides: [
				silently(() => finish(first)),
				silently(() => fail(first)),
				silently(() => finish(first)),
				silently(() => requeueJob(database(), first.id, 0)),
			],
			async law() {
				const order = await orderOf(number);
				const [line] = order.lines;
				const [job] = line?.jobs ?? [];
				expect(["ready done 1", "failed failed 0", "preparing queued 0"]).toContain(
					`${line?.production} ${job?.state} ${job?.files.length}`,
				);
				const ends = events(order, "files_ready") + events(order, "files_failed");
				expect(ends).toBe(line?.production === "preparing" ? 0 : 1);
			},
		};
	},
	async "mail address × mail address × payment: the later address stands, each is in the history"() {
		const { number } = await ordered({ payment: "prepayment" });
		const correct = (by: 0 | 1) =>
			clerks[by].post(`/office-api/orders/${number}/email`, { email: `clerk-${by}@example.org` });
		return {
			sides: [() => correct(one), () => correct(two), () => move(one, number, { move: "pay" })],
			async law(...answers) {
				expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200]);
				const order = await orderOf(number);
				expect(order.contact.email).toMatch(/^clerk-[01]@example\.org$/);
				expect([events(order, "email_corrected"), events(order, "pay")]).toEqual([2, 1]);
			},
		};
	},
	async "mail sent × sent by another worker × given up: sent is sent, kept once"() {
		const { number } = await ordered();
		const id = (await orderOf(number)).mails[0]?.id ?? "";
		const post = keptPost(database(), () => at);
		const inFourDays = { ...server.platform, now: () => new Date(at.getTime() + 4 * 24 * 3_600_000) };
		return {
			sides: [
				silently(() => sendOrderMail(server.platform, post, id)),
				silently(() => sendOrderMail(server.platform, post, id)),
				silently(() => resendMails(inFourDays)),
			],
			async law() {
				const [mail] = (await orderOf(number)).mails;
				const kept = await database().selectFrom("kept_mail").select("mail").where("mail", "=", id).execute();
				expect(`${mail?.state} ${kept.length}`).toMatch(/^(sent 1|given_up 0)$/);
			},
		};
	},
	async "price change × same change × another price for that day: one is saved once, the other told"() {
		const validFrom = nextDay();
		return {
			sides: [
				() => savePrice(one, 179, validFrom),
				() => savePrice(two, 179, validFrom),
				() => savePrice(two, 178, validFrom),
			],
			async law(...answers) {
				const accepted = answers.filter((answer) => answer?.status === 200);
				const refused = answers.filter((answer) => answer?.status !== 200);
				for (const answer of refused) expect(answer?.body.code).toBe("price_change_refused");
				const saved = await database()
					.selectFrom("price_row")
					.select("change")
					.where("valid_from", "=", validFrom)
					.execute();
				const changes = saved.map(({ change }) => change);
				expect(changes).toEqual([...new Set(accepted.map((answer) => answer?.body.id))]);
			},
		};
	},
	async "price change withdrawn × withdrawn × saved again: what was saved last is in force, nothing twice"() {
		const validFrom = nextDay();
		const { body: change } = await savePrice(one, 179, validFrom);
		const withdraw = (by: 0 | 1) => clerks[by].post(`${list}/changes/${change.id}/withdrawal`, {});
		return {
			sides: [() => withdraw(one), () => savePrice(two, 179, validFrom), () => withdraw(two)],
			async law(...answers) {
				expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200]);
				const [, saved] = answers;
				const rows = await database()
					.selectFrom("price_row")
					.select(["change", "withdrawn_at"])
					.where("valid_from", "=", validFrom)
					.execute();
				const inForce = rows.filter(({ withdrawn_at }) => !withdrawn_at).map(({ change: id }) => id);
				// Saved before it was withdrawn it is the same change; saved after, one of its own.
				expect(inForce).toEqual(saved?.body.id === change.id ? [] : [saved?.body.id]);
			},
		};
	},
	async "print file failed × order cancelled by an erasure: failed or cancelled, and both end"() {
		const { number, first } = await ordered();
		await start(first);
		const id = await orderIdOf(server.platform, number);
		let isCancelled = false;
		return {
			// The press holds its line and waits to write history; the erasure holds the order and waits for the line.
			hold: "order_event",
			sides: [
				silently(() => fail(first)),
				silently(() =>
					inTrx(async (trx) => {
						isCancelled = await cancelUnpaid(trx, { order: id, at });
					}),
				),
			],
			async law() {
				const { lines } = await orderOf(number);
				expect(lines.map(({ production }) => production)).toEqual(
					isCancelled ? ["cancelled", "cancelled"] : ["failed", "preparing"],
				);
			},
		};
	},
	async "login × login × logout of an older session: both are in, the older is out"() {
		const [older, first, second] = [await clerkOn(server.app), browserOn(server.app), browserOn(server.app)];
		const account = { email: "werkstatt@offizin.example", password: "nur-fuer-die-tests" };
		const login = (browser: Browser) => () => browser.post("/office-api/login", account);
		return {
			sides: [login(first), login(second), () => older.post("/office-api/logout", {})],
			async law(...answers) {
				expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200]);
				const open = await Promise.all(
					[first, second, older].map((browser) => browser.get("/office-api/session")),
				);
				expect(open.map(({ status }) => status)).toEqual([200, 200, 401]);
			},
		};
	},
};

test.each(Object.entries(races))("%s", (_, prepare) => runRaces(database(), prepare));
