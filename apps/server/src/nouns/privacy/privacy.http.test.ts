import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerErasure } from "../../doors/commands/answer-erasure.ts";
import { answerExport } from "../../doors/commands/answer-export.ts";
import { UsageError } from "../../doors/commands/run-command.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { clerkOn } from "../../testing/clerk.ts";
import { mailOf } from "../../testing/mails.ts";
import { orderIdOf } from "../../testing/order-id.ts";
import { jpeg } from "../../testing/photos.ts";
import { anna, printOrder, sendOrder } from "../../testing/sent-order.ts";
import {
	addToCart,
	checkOut,
	checkoutBody,
	makeDesign,
	placeOrder,
	templateWith,
	uploadPhoto,
} from "../../testing/shopper.ts";
import { terminalWith } from "../../testing/terminal.ts";
import { keptPost } from "../mail/post.ts";
import { sendOrderMail } from "../mail/send-order-mail.ts";
import { moveOrder } from "../office-orders/move-order.ts";
import type { Platform } from "../platform.ts";
import { originalKey } from "../uploads/ingest-photo.ts";

let server: AppUnderTest;
let folder: string;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "offizin-privacy-"));
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(async () => {
	await server.close();
	rmSync(folder, { recursive: true });
});

const plainCard = { template: templateWith({ photo: false }).id };
const visitor = () => browserOn(server.app);
const keyOf = (photo: Uint8Array) => originalKey(createHash("sha256").update(photo).digest("hex"));
const isStored = (key: string | undefined) => server.platform.files.exists(key ?? "");
const orderAs = (browser: Browser, email: string) =>
	placeOrder(browser, { contact: { email, phone: "0151 2345678" } }, plainCard);

async function erase(args: readonly string[], platform: Platform = server.platform) {
	const terminal = terminalWith();
	const code = await answerErasure(args, platform, terminal);
	return { code, printed: terminal.printed.join("\n") };
}

/** Every row of every table of ours, as one text. */
async function everything(): Promise<string> {
	const { db } = server.platform.database;
	const { rows: tables } = await sql<{ name: string }>`
		select table_name as name from information_schema.tables
		where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
	const texts = await Promise.all(
		tables.map(async ({ name }) => {
			const { rows } = await sql<{ text: string | null }>`
				select string_agg(row_to_json(t)::text, ' ') as text from ${sql.table(name)} as t`.execute(db);
			return rows[0]?.text ?? "";
		}),
	);
	return texts.join(" ");
}

/** Somebody who has left everything that can be left: an order sent, a mail, a loose design and photo, an open cart. */
async function customer(email: string, photo: Uint8Array<ArrayBuffer>) {
	const browser = visitor();
	const order = await orderAs(browser, email);
	const files = await sendOrder(server.platform, order.orderNumber, `file of ${email}`);
	const { db } = server.platform.database;
	const id = await orderIdOf(server.platform, order.orderNumber);
	const post = keptPost(db, server.platform.now);
	await sendOrderMail(
		server.platform,
		post,
		await mailOf(server.platform, { order: id, kind: "confirmation" }),
	);
	const upload = await uploadPhoto(browser, photo);
	const loose = await makeDesign(browser, plainCard);
	await addToCart(browser, loose.id);
	return { browser, order, files, id, upload, loose };
}

test("[security.M4] an export holds everything of the person in a folder of its own, and nothing of anybody else", async () => {
	const photo = await jpeg(300, 300);
	const mine = await customer("berta@example.org", photo);
	const other = await customer("otto@example.org", photo);
	const target = join(folder, "berta");
	const terminal = terminalWith();
	expect(await answerExport(["Berta@example.org", target], server.platform, terminal)).toBe(0);
	expect(terminal.printed.join()).toContain("1 orders, 2 designs, 1 photos, 2 mails, 1 carts");

	const { orderNumber } = mine.order;
	const files = readdirSync(target, { recursive: true, encoding: "utf8" })
		.filter((path) => statSync(join(target, path)).isFile())
		.sort();
	expect(files).toEqual([
		"data.json",
		...[mine.order.designId, mine.loose.id].map((id) => `designs/${id}.json`).sort(),
		"index.html",
		expect.stringMatching(/^mails\/.*\.html$/),
		expect.stringMatching(/^mails\/.*\.txt$/),
		`orders/${orderNumber}.json`,
		`orders/${orderNumber}/1/card.pdf`,
		`orders/${orderNumber}/1/preview.png`,
		`photos/${mine.upload}.jpg`,
	]);
	expect(new Uint8Array(readFileSync(join(target, `photos/${mine.upload}.jpg`)))).toEqual(photo);
	const texts = files
		.filter((path) => /\.(json|html|txt)$/.test(path))
		.map((path) => readFileSync(join(target, path), "utf8"))
		.join(" ");
	expect(texts).toContain("0151 2345678");
	for (const foreign of ["otto@", other.order.orderNumber, other.upload, other.loose.id, "token_hash"]) {
		expect(texts).not.toContain(foreign);
	}
	const index = readFileSync(join(target, "index.html"), "utf8");
	for (const heading of [
		"Bestellungen / Orders (1)",
		"Fotos / Photos (1)",
		"Your data",
		"90 Tage",
		"90 days",
	])
		expect(index).toContain(heading);
	for (const path of files.filter((one) => one !== "index.html" && !one.endsWith(".txt")))
		expect(index).toContain(path);
	expect(index).toContain("bestellt / placed");
	expect([statSync(target).mode & 0o777, statSync(join(target, "data.json")).mode & 0o777]).toEqual([
		0o700, 0o600,
	]);

	expect(await answerExport(["berta@example.org", target], server.platform, terminal)).toBe(1);
	expect(await answerExport(["niemand@example.org", join(folder, "nobody")], server.platform, terminal)).toBe(
		0,
	);
	expect(readFileSync(join(folder, "nobody/index.html"), "utf8")).toContain("Nichts / nothing");
});

test("[security.M4] an export keeps the files of two cards of one order apart", async () => {
	const browser = visitor();
	await addToCart(browser, (await makeDesign(browser, plainCard)).id);
	const { body: cart } = await addToCart(browser, (await makeDesign(browser, plainCard)).id);
	const contact = { email: "zwei@example.org", phone: "0151 2345678" };
	const { body: order } = await checkOut(browser, checkoutBody(cart, { contact }));
	await sendOrder(server.platform, order.orderNumber);
	const target = join(folder, "zwei");
	expect(await answerExport(["zwei@example.org", target], server.platform, terminalWith())).toBe(0);
	const paths = [1, 2].flatMap((line) => [`${line}/card.pdf`, `${line}/preview.png`]);
	const index = readFileSync(join(target, "index.html"), "utf8");
	for (const path of paths) {
		expect(existsSync(join(target, "orders", order.orderNumber, path))).toBe(true);
		expect(index).toContain(`orders/${order.orderNumber}/${path}`);
	}
});

test("[security.M4] an erasure shows first what goes and what the law keeps, and removes nothing without --yes", async () => {
	const { order } = await customer("clara@example.org", await jpeg(200, 200));
	const before = await everything();
	const shown = await erase([" Clara@example.org "]);
	expect(shown.code).toBe(0);
	expect(shown.printed).toContain(`of order ${order.orderNumber}: mail address, telephone`);
	expect(shown.printed).toMatch(/2 designs.*\n +1 photo.*\n +1 open cart\n/);
	expect(shown.printed).toContain("billing address, lines and amounts, until 2034-12-31, because the law");
	expect(shown.printed).toContain("Nothing has been removed.");
	expect(await everything()).toBe(before);
});

test("[security.M4] an erasure removes all but the invoice; what others have too stays theirs", async () => {
	const photo = await jpeg(210, 210);
	const own = await jpeg(220, 220);
	const mine = await customer("dora@example.org", photo);
	const ownUpload = await uploadPhoto(mine.browser, own);
	const other = await customer("emil@example.org", photo);
	const { code, printed } = await erase(["dora@example.org", "--yes"]);
	expect([code, printed]).toEqual([0, expect.stringContaining("Removed.")]);

	const left = await everything();
	expect(left).not.toMatch(/dora@/i);
	for (const gone of [mine.loose.id, mine.order.designId, mine.upload, ownUpload])
		expect(left).not.toContain(gone);
	expect(await Promise.all(mine.files.map(({ key }) => isStored(key)))).toEqual([false, false]);
	expect([await isStored(keyOf(own)), await isStored(keyOf(photo))]).toEqual([false, true]);
	expect((await mine.browser.get("/web-api/cart")).body.items).toEqual([]);
	const link = (order: typeof mine.order) =>
		`/web-api/orders/${order.orderNumber}?token=${order.accessToken}`;
	expect((await mine.browser.get(link(mine.order))).body.code).toBe("order_unknown");
	const clerk = await clerkOn(server.app);
	expect((await clerk.get(`/office-api/orders/${mine.order.orderNumber}`)).body).toMatchObject({
		contact: { email: "" },
		billing: { lastName: "D’Angelo-Weiß" },
		lines: [{ preview: null, quantity: 50 }],
	});

	expect((await other.browser.get(link(other.order))).body.lines[0].preview).not.toBeNull();
	expect(await Promise.all(other.files.map(({ key }) => isStored(key)))).toEqual([true, true]);
	expect((await other.browser.get("/web-api/cart")).body.items).toHaveLength(1);
	expect((await erase(["dora@example.org", "--yes"])).printed).toBe("Nothing is known of this mail address.");
	const { db } = server.platform.database;
	const log = await db.selectFrom("privacy_log").selectAll().where("action", "=", "erase").execute();
	expect(log).toMatchObject([
		{ counts: { invoicesKept: 1, ordersRemoved: 0, designs: 2, photos: 2, carts: 1 } },
	]);
});

test("[security.M4] an order at the press refuses the whole; one nobody has paid or printed goes with --cancel", async () => {
	const email = "frida@example.org";
	const browser = visitor();
	const paid = await orderAs(browser, email);
	await moveOrder(server.platform, { number: paid.orderNumber, move: "pay", by: anna });
	const unpaid = await orderAs(browser, email);
	const before = await everything();
	const refused = await erase([email, "--yes", "--cancel"]);
	expect(refused).toMatchObject({
		code: 1,
		printed: expect.stringContaining(`Not finished yet: ${paid.orderNumber}.`),
	});
	expect(await everything()).toBe(before);

	await printOrder(server.platform, paid.orderNumber);
	await moveOrder(server.platform, { number: paid.orderNumber, move: "ship", by: anna });
	const asked = await erase([email, "--yes"]);
	expect(asked).toMatchObject({ code: 1, printed: expect.stringContaining("With --cancel") });
	expect((await erase([email, "--yes", "--cancel"])).code).toBe(0);
	expect(await everything()).not.toContain(email);
	const clerk = await clerkOn(server.app);
	const { body } = await clerk.get(`/office-api/orders/${unpaid.orderNumber}`);
	expect(body).toMatchObject({
		payment: { state: "cancelled" },
		lines: [{ production: "cancelled", moves: [] }],
	});
});

test("on a computer of several people only what the person ordered counts as theirs", async () => {
	const browser = visitor();
	const greta = await orderAs(browser, "greta@example.org");
	const hans = await orderAs(browser, "hans@example.org");
	await sendOrder(server.platform, greta.orderNumber);
	await sendOrder(server.platform, hans.orderNumber);
	const loose = await makeDesign(browser, plainCard);
	// What Greta ordered lies in the open cart once more, beside what nobody knows whose it is.
	await addToCart(browser, greta.designId);
	await addToCart(browser, loose.id);
	const target = join(folder, "greta");
	await answerExport(["greta@example.org", target], server.platform, terminalWith());
	expect(readdirSync(join(target, "designs"))).toEqual([`${greta.designId}.json`]);

	const { code, printed } = await erase(["greta@example.org", "--yes"]);
	expect([code, printed]).toEqual([
		0,
		expect.stringContaining("1 browser(s) that ordered with other mail addresses"),
	]);
	expect((await browser.get(`/web-api/designs/${greta.designId}`)).body.code).toBe("design_unknown");
	expect((await browser.get(`/web-api/designs/${loose.id}`)).status).toBe(200);
	const page = await browser.get(`/web-api/orders/${hans.orderNumber}?token=${hans.accessToken}`);
	expect(page.body.lines[0].preview).not.toBeNull();
	const { items } = (await browser.get("/web-api/cart")).body;
	expect(items.map(({ designId }: { designId: string }) => designId)).toEqual([loose.id]);

	// Greta is unknown by now, and what she left is still not his.
	const his = join(folder, "hans");
	await answerExport(["hans@example.org", his], server.platform, terminalWith());
	expect(readdirSync(join(his, "designs"))).toEqual([`${hans.designId}.json`]);
	expect((await erase(["hans@example.org", "--yes"])).code).toBe(0);
	expect((await browser.get(`/web-api/designs/${loose.id}`)).status).toBe(200);
	const owners = await server.platform.database.db
		.selectFrom("cart")
		.innerJoin("order", "order.cart", "cart.id")
		.select("owner")
		.where("number", "in", [greta.orderNumber, hans.orderNumber])
		.execute();
	expect(owners).toEqual([{ owner: null }, { owner: null }]);
});

test("an erasure that is cut off is finished by the next one", async () => {
	const photo = await jpeg(230, 230);
	const mine = await customer("ida@example.org", photo);
	const broken: Platform = {
		...server.platform,
		files: {
			...server.platform.files,
			delete: async (key) => {
				if (key.startsWith("originals/")) throw new Error("the disk is away");
				await server.platform.files.delete(key);
			},
		},
	};
	await expect(erase(["ida@example.org", "--yes"], broken)).rejects.toThrow("the disk is away");
	expect(await everything()).toContain("ida@example.org");
	expect((await erase(["ida@example.org", "--yes"])).code).toBe(0);
	expect(await everything()).not.toContain("ida@example.org");
	expect(await everything()).not.toContain(mine.upload);
	expect(await isStored(keyOf(photo))).toBe(false);
});

test.each([[[]], [["kein-name"]], [["a@b.example", "--alles"]], [["a@b.example", "c@d.example"]]])(
	"%j is a wrong call of erase and says how it is called",
	async (args) => {
		await expect(erase(args)).rejects.toThrow(UsageError);
		expect(existsSync(join(folder, "c@d.example"))).toBe(false);
	},
);
