import { createHash } from "node:crypto";
import {
	type OfficeOrder,
	officeGetOrder,
	officeListOrders,
	officeMoveOrder,
	officeSendMailAgain,
} from "@offizin/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { clerkOn } from "../../testing/clerk.ts";
import { eventually } from "../../testing/eventually.ts";
import { pdfOnDisk } from "../../testing/press-tools.ts";
import { address, placeOrder, templateWith } from "../../testing/shopper.ts";
import { registerWorkers } from "../../workers.ts";

let server: AppUnderTest;
let clerk: Browser;
beforeAll(async () => {
	server = await startAppUnderTest({
		environment: { RATE_LIMIT_FACTOR: "1000" },
		workers: registerWorkers,
	});
	clerk = await clerkOn(server.app);
});
afterAll(() => server.close());

const ordered = (overrides: object = {}) => placeOrder(browserOn(server.app), overrides);
const move = (number: string, body: object) => clerk.post(`/office-api/orders/${number}/moves`, body);

async function orderOf(number: string): Promise<OfficeOrder> {
	return (await clerk.get(`/office-api/orders/${number}`)).body;
}

/** The order once its print file is made or has failed. */
function made(number: string): Promise<OfficeOrder> {
	return eventually(
		async () => {
			const order = await orderOf(number);
			return order.lines.every(({ production }) => production !== "preparing") ? order : undefined;
		},
		{ what: `print file of ${number}` },
	);
}

test("[orders.O4, orders.O6] the road of an order: files, released, printed, shipped with a mail, delivered", async () => {
	const { orderNumber, accessToken } = await ordered();
	const ready = await made(orderNumber);
	expect(ready).toMatchObject({
		number: orderNumber,
		moves: ["pay", "cancel"],
		lines: [
			{
				production: "ready",
				delivery: "pending",
				moves: ["release"],
				jobs: [{ state: "done", problem: null }],
			},
		],
	});
	const [job] = ready.lines[0]?.jobs ?? [];
	expect(new Set(job?.files.map(({ contentType }) => contentType))).toEqual(
		new Set([
			"application/pdf",
			"image/png",
			"application/json",
			"application/vnd.cip4-xjdf+xml",
			"text/plain; charset=utf-8",
		]),
	);
	expect(await move(orderNumber, { move: "ship" })).toMatchObject({
		status: 409,
		body: { code: "move_impossible" },
	});
	const line = ready.lines[0]?.id;
	for (const [step, production] of [
		["release", "released"],
		["print", "printed"],
	] as const) {
		const moved = await move(orderNumber, { move: step, line });
		expect(moved).toMatchObject({ status: 200, body: { lines: [{ production }] } });
	}
	expect(await move(orderNumber, { move: "ship" })).toMatchObject({
		status: 200,
		body: { lines: [{ delivery: "shipped", moves: ["deliver"] }] },
	});
	const customer = await browserOn(server.app).get(`/web-api/orders/${orderNumber}?token=${accessToken}`);
	expect(customer.body.lines[0]).toMatchObject({ production: "printed", delivery: "shipped" });
	expect(customer.body).not.toHaveProperty("history");
	const mails = await eventually(
		async () => {
			const { body } = await browserOn(server.app).get("/mailbox");
			return body.includes(`Ihre Bestellung ${orderNumber} ist unterwegs`) ? body : undefined;
		},
		{ what: "the mail about shipping" },
	);
	expect(mails.split(`Bestellung ${orderNumber}`).length - 1).toBe(2);
	expect((await move(orderNumber, { move: "deliver" })).body.lines[0].moves).toEqual([]);
	const { history } = await orderOf(orderNumber);
	expect(history.map(({ event, by }) => [event, by])).toEqual([
		["placed", null],
		["files_ready", null],
		["release", "Werkstatt"],
		["print", "Werkstatt"],
		["ship", "Werkstatt"],
		["deliver", "Werkstatt"],
	]);
});

test("every file of a job comes as an attachment with the bytes its hash names; the PDF holds the names", async () => {
	const { orderNumber } = await ordered();
	const [job] = (await made(orderNumber)).lines[0]?.jobs ?? [];
	for (const { name, contentType, bytes, sha256 } of job?.files ?? []) {
		const file = await clerk.send(`/office-api/jobs/${job?.id}/files/${name}`, {});
		expect(file.headers.get("content-type")).toBe(contentType);
		expect(file.headers.get("content-disposition")).toBe(`attachment; filename="${name}"`);
		expect(file.headers.get("cache-control")).toBe("no-store");
		const content = new Uint8Array(await file.arrayBuffer());
		expect(content.length).toBe(bytes);
		expect(createHash("sha256").update(content).digest("hex")).toBe(sha256);
		if (contentType !== "application/pdf") continue;
		const pdf = pdfOnDisk(content);
		pdf.check();
		expect(name).toContain(orderNumber);
		expect(pdf.boxes()).toContain("TrimBox");
		pdf.remove();
	}
	for (const name of ["../ticket.json", "%2e%2e%2fticket.json", "andere.pdf", "..%5c..%5cetc"]) {
		const refused = await clerk.get(`/office-api/jobs/${job?.id}/files/${name}`);
		expect(refused.status).toBe(404);
	}
	const other = await clerk.get("/office-api/jobs/gibt-es-nicht/files/ticket.json");
	expect(other.body.code).toBe("file_unknown");
});

test("[orders.O5, orders.O13] a prepaid order is not released before the money is there, and its date counts from then", async () => {
	const { orderNumber } = await ordered({ payment: "prepayment" });
	const waiting = await made(orderNumber);
	expect(waiting.lines[0]?.moves).toEqual([]);
	expect((await move(orderNumber, { move: "release" })).body.code).toBe("move_impossible");
	server.clock.advance(7 * 24 * 3_600_000);
	const paid = await move(orderNumber, { move: "pay" });
	expect(paid.body).toMatchObject({
		payment: { state: "paid" },
		moves: ["cancel"],
		lines: [{ moves: ["release"] }],
	});
	expect(paid.body.lines[0].deliveryDate > (waiting.lines[0]?.deliveryDate ?? "")).toBe(true);
	expect((await move(orderNumber, { move: "pay" })).status).toBe(409);
});

test("a failed job says why, and runs again when staff say so", async () => {
	const { db } = server.platform.database;
	const browser = browserOn(server.app);
	const { orderNumber, designId } = await placeOrder(
		browser,
		{},
		{ template: templateWith({ photo: true }).id },
	);
	await made(orderNumber);
	// As if the job had failed: its files are gone and its photo is missing.
	const [job] = (await orderOf(orderNumber)).lines[0]?.jobs ?? [];
	const { sha256 } = await db
		.selectFrom("upload")
		.selectAll()
		.orderBy("created_at", "desc")
		.executeTakeFirstOrThrow();
	await db
		.deleteFrom("print_file")
		.where("job", "=", job?.id ?? "")
		.execute();
	await db
		.updateTable("print_job")
		.set({ state: "queued" })
		.where("id", "=", job?.id ?? "")
		.execute();
	await db
		.updateTable("order_line")
		.set({ production: "preparing" })
		.where("design", "=", designId)
		.execute();
	const { originalKey } = await import("../../nouns/uploads/ingest-photo.ts");
	const original = await server.platform.files.read(originalKey(sha256));
	await server.platform.files.delete(originalKey(sha256));
	await server.platform.queue.send("print.line", { job: job?.id ?? "" });

	const failed = await made(orderNumber);
	expect(failed.lines[0]).toMatchObject({
		production: "failed",
		moves: ["retry"],
		jobs: [
			{ state: "failed", problem: expect.stringMatching(/^Das Original des Fotos .* fehlt\.$/), files: [] },
		],
	});
	await server.platform.files.write(originalKey(sha256), original);
	expect((await move(orderNumber, { move: "retry" })).body.lines[0].production).toBe("preparing");
	const again = (await made(orderNumber)).lines[0];
	expect(again).toMatchObject({ production: "ready", jobs: [{ state: "done", problem: null }] });
	expect(again?.jobs[0]?.files.map(({ name }: { name: string }) => name)).toContain("ticket.json");
	const { history } = await orderOf(orderNumber);
	expect(history.map(({ event }) => event).slice(-3)).toEqual(["files_failed", "retry", "files_ready"]);
});

test("the list is searched by number, name and mail, filtered by state, and paged", async () => {
	const billing = { ...address, firstName: "Zacharias", lastName: "100%_Echt" };
	const { orderNumber } = await ordered({ billing, contact: { email: "Zacharias@example.org" } });
	const find = async (query: string): Promise<string[]> => {
		const { body } = await clerk.get(`/office-api/orders?${query}`);
		return body.items.map(({ number }: { number: string }) => number);
	};
	for (const search of [
		orderNumber,
		orderNumber.slice(3),
		"zacharias",
		"ZACHARIAS@EXAMPLE",
		"100%25_E",
		" Zacharias ",
	]) {
		expect(await find(`search=${search}`)).toEqual([orderNumber]);
	}
	expect(await find("search=zacharias%25x")).toEqual([]);
	expect(await find("search=_____________________")).toEqual([]);
	await made(orderNumber);
	expect(await find("search=zacharias&production=ready")).toEqual([orderNumber]);
	expect(await find("search=zacharias&production=printed")).toEqual([]);
	const { body } = await clerk.get("/office-api/orders");
	expect(body.items[0]).toMatchObject({
		number: orderNumber,
		customer: "Zacharias 100%_Echt",
		channel: "papiervogel",
		production: ["ready"],
		delivery: ["pending"],
		pieces: 50,
	});
	expect(body.total).toBe(body.items.length);
	expect((await clerk.get("/office-api/orders?page=2")).body).toMatchObject({ items: [], pageSize: 25 });
	expect((await clerk.get("/office-api/orders?page=0")).body.fields).toHaveProperty("page");
	expect((await clerk.get("/office-api/orders?production=lost")).status).toBe(400);
});

test("unknown orders, lines and moves are refused with their codes", async () => {
	const { orderNumber } = await ordered();
	expect((await clerk.get("/office-api/orders/26-999999")).body.code).toBe("order_unknown");
	expect((await move("26-999999", { move: "release" })).body.code).toBe("order_unknown");
	expect((await move(orderNumber, { move: "release", line: "fremd" })).body.code).toBe("line_unknown");
	expect((await move(orderNumber, { move: "burn" })).status).toBe(400);
	const [line] = (await orderOf(orderNumber)).lines;
	const picture = await clerk.send((line && "preview" in line && line.preview) || "", {});
	expect(picture.headers.get("content-type")).toBe("image/png");
	expect((await clerk.get(`/office-api/orders/${orderNumber}/lines/x/preview.png`)).status).toBe(404);
});

test("nobody without a session gets past any door of the back office, however the request looks", async () => {
	const { orderNumber } = await ordered();
	const contract = [officeListOrders, officeGetOrder, officeMoveOrder, officeSendMailAgain].map(
		({ method, path }) => [method, path],
	);
	const inApp = server.app.routes
		.filter(({ path, method }) => path.startsWith("/office-api/") && method !== "ALL")
		.map(({ method, path }) => [method, path]);
	const open = /^\/office-api\/(login|logout|session)$/;
	const doors = [...contract, ...inApp].filter(([, path = ""]) => !open.test(path));
	expect(doors.length).toBeGreaterThan(6);
	for (const [method = "", path = ""] of doors) {
		const address = path.replace(/[{:]number\}?/, orderNumber).replace(/[{:]\w+\}?/g, "x");
		for (const cookie of ["", "staff.session_token=abc.def", "visitor=x"]) {
			const headers = cookie ? { cookie } : {};
			const response = await server.app.request(address, { method: method.toUpperCase(), headers });
			expect([address, response.status, ((await response.json()) as { code: string }).code]).toEqual([
				address,
				401,
				"login_required",
			]);
		}
	}
	expect((await browserOn(server.app).get(`/office-api/orders/${orderNumber}`)).body).not.toHaveProperty(
		"lines",
	);
});
