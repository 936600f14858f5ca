import { readFileSync } from "node:fs";
import type { OfficeOrder } from "@offizin/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "../../adapters/database/migrate.ts";
import { hashToken } from "../../adapters/ids/hash-token.ts";
import { startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { clerkOn } from "../../testing/clerk.ts";
import { databaseBefore } from "../../testing/database-before.ts";
import { eventually } from "../../testing/eventually.ts";
import { visitorNamed } from "../../testing/owners.ts";
import { pdfOnDisk } from "../../testing/press-tools.ts";
import { address } from "../../testing/shopper.ts";
import { registerWorkers } from "../../workers.ts";
import { resendPrintJobs } from "../print-jobs/resend-print-jobs.ts";

const NUMBER = "26-100001";
const TOKEN = "as-the-mail-of-then-has-it";
const fixtures = new URL("../../../../../packages/design/src/opening/fixtures/", import.meta.url);
const owner = visitorNamed("somebody").id;

/** An order as releases before deliveries were rows stored it, of a design whose document has that version. */
async function orderOfBefore(version: number) {
	const before = await databaseBefore("030");
	const { db } = before.database;
	const document = readFileSync(new URL(`document-v${version}.json`, fixtures), "utf8");
	const { formatType, template } = JSON.parse(document);
	const configuration = JSON.stringify({ formatType, paperType: "creme", refinementType: "gold" });
	const quote = JSON.stringify({
		priceListId: "l",
		currency: "eur",
		quantity: 50,
		unit: 219,
		total: 10_950,
		lines: [{ code: "card.base", quantity: 50, unit: 219, amount: 10_950 }],
		vat: [{ rate: 190, net: 9202, amount: 1748 }],
	});
	const then = "2026-11-19T09:00:00Z";
	await sql`insert into design (id, owner, channel, product, template, revision, created_at, saved_at)
		values ('d', ${owner}, 'papiervogel', 'card', ${template}, 1, ${then}, ${then})`.execute(db);
	await sql`insert into design_revision (design, revision, configuration, document, findings, saved_at)
		values ('d', 1, ${configuration}::jsonb, ${document}::jsonb, '[]', ${then})`.execute(db);
	await sql`insert into cart (id, owner, channel, version, lines, changed_at)
		values ('c', ${owner}, 'papiervogel', 1, '[]', ${then})`.execute(db);
	await sql`insert into "order" (id, number, state, cart, request_hash, token_hash, channel, market, locale, email,
		customer, contact, billing, shipping_type, payment_method, payment_state, currency, subtotal, shipping_price,
		total, vat, price_list, drafted_at, placed_at)
		values ('o', ${NUMBER}, 'placed', 'c', 'r', ${hashToken(TOKEN)}, 'papiervogel', 'de', 'de-DE', 'a@example.org',
		'Änne D’Angelo', '{"email":"a@example.org"}', ${JSON.stringify(address)}::jsonb, 'express', 'invoice', 'open',
		'eur', 10950, 1290, 12240, '[]', 'l', ${then}, ${then})`.execute(db);
	await sql`insert into order_line (id, "order", position, design, revision, product, template, name, configuration,
		quantity, quote, delivery_date, production, delivery)
		values ('l', 'o', 1, 'd', 1, 'card', ${template}, 'Soirée', ${configuration}::jsonb, 50, ${quote}::jsonb,
		'2026-11-27', 'preparing', 'pending')`.execute(db);
	await sql`insert into print_job (id, line, state, created_at) values ('j', 'l', 'queued', ${then})`.execute(
		db,
	);
	await migrate(before.database.engine);
	return before;
}

test.each([1, 2])(
	"[orders.O4] an order of before, of a document of version %i, is opened, printed and sent",
	async (version) => {
		const database = await orderOfBefore(version);
		const server = await startAppUnderTest({ database, workers: registerWorkers });
		try {
			const buyer = browserOn(server.app);
			const opened = await buyer.get(`/web-api/orders/${NUMBER}?token=${TOKEN}`);
			expect(opened).toMatchObject({
				status: 200,
				body: {
					total: { amount: 12_240, currency: "eur" },
					deliveries: [{ carriage: "parcel", date: "2026-11-27" }],
					lines: [{ item: "design", production: "preparing", quote: { total: 10_950 } }],
				},
			});
			const preview = await buyer.send(opened.body.lines[0].preview, {});
			expect([preview.status, preview.headers.get("content-type")]).toEqual([200, "image/png"]);

			await resendPrintJobs(server.platform);
			const clerk = await clerkOn(server.app);
			const shown = async (): Promise<OfficeOrder> => (await clerk.get(`/office-api/orders/${NUMBER}`)).body;
			const made = await eventually(
				async () => {
					const order = await shown();
					return order.lines[0]?.production === "preparing" ? undefined : order;
				},
				{ what: "the print file of the old order" },
			);
			const [job] = made.lines[0]?.jobs ?? [];
			expect(job).toMatchObject({ state: "done", problem: null });
			const print = job?.files.find(({ contentType }) => contentType === "application/pdf");
			const answer = await clerk.send(`/office-api/jobs/${job?.id}/files/${print?.name}`, {});
			const pdf = pdfOnDisk(new Uint8Array(await answer.arrayBuffer()));
			try {
				pdf.check();
				expect(pdf.boxes()).toMatch(/TrimBox/);
				expect(pdf.text().trim().length).toBeGreaterThan(20);
				expect(Object.values(await pdf.plates(1)).some((share) => share > 0)).toBe(true);
			} finally {
				pdf.remove();
			}

			for (const move of ["release", "print"]) {
				expect(await clerk.post(`/office-api/orders/${NUMBER}/moves`, { move, line: "l" })).toMatchObject({
					status: 200,
				});
			}
			expect(await clerk.post(`/office-api/orders/${NUMBER}/moves`, { move: "ship" })).toMatchObject({
				status: 200,
				body: { lines: [{ production: "printed", delivery: "shipped" }] },
			});
			const mail = await eventually(
				async () => {
					const { body } = await browserOn(server.app).get("/mailbox");
					return body.includes(`Ihre Bestellung ${NUMBER} ist unterwegs`) ? body : undefined;
				},
				{ what: "the mail about shipping" },
			);
			expect(mail).toContain(NUMBER);
			const after = await buyer.get(`/web-api/orders/${NUMBER}?token=${TOKEN}`);
			expect(after.body.lines[0]).toMatchObject({ production: "printed", delivery: "shipped" });
		} finally {
			await server.close();
		}
	},
);
