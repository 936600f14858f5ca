import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toJson } from "../../adapters/database/json.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { clerkOn } from "../../testing/clerk.ts";
import { mailOf, postInto } from "../../testing/mails.ts";
import { orderIdOf } from "../../testing/order-id.ts";
import { jpeg } from "../../testing/photos.ts";
import { anna, sendOrder } from "../../testing/sent-order.ts";
import { addToCart, makeDesign, placeOrder, templateWith } from "../../testing/shopper.ts";
import type { MailMessage } from "../mail/mail-message.ts";
import { sendOrderMail } from "../mail/send-order-mail.ts";
import { moveOrder } from "../office-orders/move-order.ts";
import type { Platform } from "../platform.ts";
import { holdPrintFiles } from "../print/print-file.ts";
import { problemWords } from "../print/print-words.ts";
import { loadTask } from "../print-jobs/load-task.ts";
import { sweepRetention } from "../retention/sweep-retention.ts";
import { originalKey } from "../uploads/ingest-photo.ts";
import { releasePrintData, removePrintFiles } from "./remove-print-data.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => server.close());

const photoCard = templateWith({ photo: true }).id;
const plainCard = { template: templateWith({ photo: false }).id };
const visitor = () => browserOn(server.app);
const isStored = (key: string) => server.platform.files.exists(key);

/** Moves the clock to an instant of the test's own time. */
function setClock(instant: Date | number): void {
	server.clock.advance(new Date(instant).getTime() - server.clock.now().getTime());
}

/** The same day and time six months later; tests never run from the end of a month. */
function sixMonthsLater(): number {
	const then = server.clock.now();
	return then.setUTCMonth(then.getUTCMonth() + 6);
}

test("[security.M4] print data go six months after the order was sent, to the moment, and everybody is told so", async () => {
	const browser = visitor();
	const photo = await jpeg(1800, 1800);
	const { orderNumber, accessToken, designId } = await placeOrder(
		browser,
		{},
		{ template: photoCard, photo },
	);
	server.clock.advance(5 * 24 * 3_600_000);
	const [file] = await sendOrder(server.platform, orderNumber);
	const download = `/office-api/jobs/${file?.job}/files/${file?.name}`;
	const { db } = server.platform.database;
	const job = file?.job ?? "";
	await db
		.updateTable("print_job")
		.set({ notes: toJson(["„Namen“: Diese Schrift hat nicht alle Buchstaben von „Ελένη“."]) })
		.where("id", "=", job)
		.execute();
	const notes = () => db.selectFrom("print_job").select("notes").where("id", "=", job).executeTakeFirst();
	const page = `/web-api/orders/${orderNumber}?token=${accessToken}`;
	const original = originalKey(createHash("sha256").update(photo).digest("hex"));
	const end = sixMonthsLater();

	setClock(end - 1);
	await sweepRetention(server.platform);
	const before = (await browser.get(page)).body.lines[0];
	expect(before).toMatchObject({ printDataRemovedAt: null, preview: expect.stringContaining("preview.png") });
	expect((await (await clerkOn(server.app)).get(download)).status).toBe(200);
	expect((await notes())?.notes).toHaveLength(1);
	expect([await isStored(file?.key ?? ""), await isStored(original)]).toEqual([true, true]);

	setClock(end);
	await sweepRetention(server.platform);
	const removedAt = new Date(end).toISOString();
	const gone = { status: 410, body: { code: "print_data_removed", removedAt } };
	const clerk = await clerkOn(server.app);
	expect((await notes())?.notes).toEqual([]);
	expect((await browser.get(page)).body.lines[0]).toEqual({
		...before,
		preview: null,
		printDataRemovedAt: removedAt,
	});
	expect(await browser.get(before.preview)).toMatchObject(gone);
	expect(await clerk.get(download)).toMatchObject(gone);
	expect([await isStored(file?.key ?? ""), await isStored(original)]).toEqual([false, false]);
	expect((await browser.get(`/web-api/designs/${designId}`)).body.code).toBe("design_unknown");

	const { body: order } = await clerk.get(`/office-api/orders/${orderNumber}`);
	expect(order.lines[0]).toMatchObject({ printDataRemovedAt: removedAt, jobs: [{ files: [] }] });
	expect(order.contact.email).toBe("Aenne@example.org");
	expect(order.history.at(-1)).toEqual({ at: removedAt, event: "print_data_removed", line: null, by: null });
	await sweepRetention(server.platform);
	const again = await clerkOn(server.app);
	expect((await again.get(`/office-api/orders/${orderNumber}`)).body).toEqual(order);
});

test("an order whose print data are gone can still be paid, delivered and written about", async () => {
	const { orderNumber } = await placeOrder(visitor(), {}, plainCard);
	const [file] = await sendOrder(server.platform, orderNumber);
	setClock(sixMonthsLater());
	await sweepRetention(server.platform);
	const by = anna;
	expect(await moveOrder(server.platform, { number: orderNumber, move: "pay", by })).toMatchObject({
		ok: true,
	});
	expect(await moveOrder(server.platform, { number: orderNumber, move: "deliver", by })).toMatchObject({
		ok: true,
	});

	const sent: MailMessage[] = [];
	const mail = { order: await orderIdOf(server.platform, orderNumber), kind: "confirmation" } as const;
	await sendOrderMail(server.platform, postInto(sent), await mailOf(server.platform, mail));
	expect(sent).toMatchObject([{ to: "Aenne@example.org", pictures: [] }]);
	expect(sent[0]?.html).not.toContain("cid:");

	const task = await loadTask(server.platform, file?.job ?? "");
	expect(!task.ok && problemWords(task.error)).toMatch(
		/^Die Druckdaten wurden am \d\d\.\d\d\.20\d\d gelöscht/,
	);
});

test("an order that is not finished keeps its print data", async () => {
	const browser = visitor();
	const { orderNumber, accessToken } = await placeOrder(browser, {}, plainCard);
	server.clock.advance(400 * 24 * 3_600_000);
	await sweepRetention(server.platform);
	const { body } = await browser.get(`/web-api/orders/${orderNumber}?token=${accessToken}`);
	expect(body.lines[0].printDataRemovedAt).toBeNull();
	expect((await browser.send(body.lines[0].preview, {})).status).toBe(200);
});

test("what another order, an open cart or a younger design still uses stays for it", async () => {
	const browser = visitor();
	const photo = await jpeg(1800, 1800);
	const original = originalKey(createHash("sha256").update(photo).digest("hex"));
	const first = await placeOrder(browser, {}, { template: photoCard, photo });
	const [shared] = await sendOrder(server.platform, first.orderNumber, "the same file");
	const firstEnd = sixMonthsLater();
	server.clock.advance(120 * 24 * 3_600_000);
	// The same photo in a younger design, and the ordered design in the cart once more.
	const younger = await makeDesign(browser, { template: photoCard, photo });
	const other = await placeOrder(visitor(), {}, plainCard);
	await sendOrder(server.platform, other.orderNumber, "the same file");
	await addToCart(browser, first.designId);

	setClock(firstEnd);
	await sweepRetention(server.platform);
	expect([await isStored(shared?.key ?? ""), await isStored(original)]).toEqual([true, true]);
	expect((await browser.get(`/web-api/designs/${younger.id}`)).status).toBe(200);
	expect((await browser.get("/web-api/cart")).body.items).toMatchObject([{ designId: first.designId }]);
	const page = await browser.get(`/web-api/orders/${first.orderNumber}?token=${first.accessToken}`);
	expect(page.body.lines[0].preview).toBeNull();

	server.clock.advance(200 * 24 * 3_600_000);
	await sweepRetention(server.platform);
	expect([await isStored(shared?.key ?? ""), await isStored(original)]).toEqual([false, false]);
});

test("a sweep that is cut off says so from the first moment, and the next one leaves no file behind", async () => {
	const browser = visitor();
	const { orderNumber, accessToken } = await placeOrder(browser, {}, plainCard);
	const [file] = await sendOrder(server.platform, orderNumber);
	setClock(sixMonthsLater());
	const broken: Platform = {
		...server.platform,
		files: {
			...server.platform.files,
			delete: async () => {
				throw new Error("the disk is away");
			},
		},
	};
	await expect(sweepRetention(broken)).rejects.toThrow("retention steps failed");
	const { body } = await browser.get(`/web-api/orders/${orderNumber}?token=${accessToken}`);
	expect(body.lines[0].preview).toBeNull();
	expect(await isStored(file?.key ?? "")).toBe(true);

	await Promise.all([sweepRetention(server.platform), sweepRetention(server.platform)]);
	expect(await isStored(file?.key ?? "")).toBe(false);
	const { db } = server.platform.database;
	const rows = await db
		.selectFrom("print_file")
		.select("name")
		.where("job", "=", file?.job ?? "")
		.execute();
	expect(rows).toEqual([]);
});

test("a file that becomes another job's while its own order goes stays for it; one that went first is made again", async () => {
	const { database, files } = server.platform;
	const going = await placeOrder(visitor(), {}, plainCard);
	const [file] = await sendOrder(server.platform, going.orderNumber, "made twice");
	const other = await placeOrder(visitor(), {}, plainCard);
	const { id: job } = await database.db
		.selectFrom("print_job")
		.innerJoin("order_line", "order_line.id", "print_job.line")
		.select("print_job.id")
		.where("order", "=", await orderIdOf(server.platform, other.orderNumber))
		.executeTakeFirstOrThrow();
	const row = await database.db
		.selectFrom("print_file")
		.selectAll()
		.where("job", "=", file?.job ?? "")
		.where("name", "=", file?.name ?? "")
		.executeTakeFirstOrThrow();
	const id = await orderIdOf(server.platform, going.orderNumber);
	await database.db.transaction().execute((trx) => releasePrintData(trx, id, server.platform.now()));
	const removed = await database.db.transaction().execute(async (trx) => {
		await holdPrintFiles(trx, files, [row]);
		// Not awaited in here: it waits for this transaction.
		const removing = removePrintFiles(server.platform);
		await trx
			.insertInto("print_file")
			.values({ ...row, job })
			.execute();
		return { removing };
	});
	await removed.removing;
	expect(await isStored(file?.key ?? "")).toBe(true);

	await files.delete(file?.key ?? "");
	const late = database.db.transaction().execute((trx) => holdPrintFiles(trx, files, [row]));
	await expect(late).rejects.toThrow("is in the store");
});
