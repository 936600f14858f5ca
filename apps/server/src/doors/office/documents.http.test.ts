import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { OfficeOrder } from "@offizin/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { clerkOn } from "../../testing/clerk.ts";
import { sendOrder } from "../../testing/sent-order.ts";
import { placeOrder, templateWith } from "../../testing/shopper.ts";

let server: AppUnderTest;
let clerk: Browser;
let shopper: Browser;
let order: { readonly orderNumber: string; readonly accessToken: string };
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
	clerk = await clerkOn(server.app);
	shopper = browserOn(server.app);
	order = await placeOrder(shopper, {}, { template: templateWith({ photo: false }).id });
	await sendOrder(server.platform, order.orderNumber);
});
const folder = mkdtempSync(join(tmpdir(), "offizin-papers-"));
afterAll(async () => {
	await server.close();
	rmSync(folder, { recursive: true });
});

const officeOrder = async (): Promise<OfficeOrder> =>
	(await clerk.get(`/office-api/orders/${order.orderNumber}`)).body;
const asXml = (href = "") => href.replace(".pdf", ".xml");

describe("the invoice of a sent order", () => {
	test("is named and opened in the back office", async () => {
		const { documents, total } = await officeOrder();
		expect(documents).toMatchObject([
			{
				number: expect.stringMatching(/^PV-RE-DE-26-\d{5}$/),
				kind: "invoice",
				issuedOn: "2026-11-20",
				total,
			},
		]);
		const file = await clerk.send(documents[0]?.href ?? "", {});
		expect(file.status).toBe(200);
		expect(file.headers.get("content-type")).toBe("application/pdf");
		expect(file.headers.get("content-disposition")).toBe(`inline; filename="${documents[0]?.number}.pdf"`);
		expect(
			Buffer.from(await file.arrayBuffer())
				.subarray(0, 8)
				.toString(),
		).toBe("%PDF-1.6");
	});

	test("is downloaded by whoever holds the link of the order, and by nobody else", async () => {
		const { orderNumber, accessToken } = order;
		const seen = await shopper.get(`/web-api/orders/${orderNumber}?token=${accessToken}`);
		const [document] = seen.body.documents;
		const stranger = browserOn(server.app);
		expect((await stranger.send(document.href, {})).status).toBe(200);
		const wrong = await stranger.send(document.href.replace(/token=.*/, `token=${"A".repeat(43)}`), {});
		expect(wrong.status).toBe(404);
		expect(await wrong.json()).toMatchObject({ code: "order_unknown" });
	});

	test("is no document of another order", async () => {
		const other = await placeOrder(
			browserOn(server.app),
			{},
			{ template: templateWith({ photo: false }).id },
		);
		const [document] = (await officeOrder()).documents;
		const asked = `/office-api/orders/${other.orderNumber}/documents/${document?.number}.pdf`;
		expect((await clerk.get(asked)).body).toMatchObject({ code: "document_unknown" });
		for (const name of ["x", "x.pdf", "..%2Fx.pdf", `${document?.number}.exe`]) {
			const answer = await clerk.get(`/office-api/orders/${order.orderNumber}/documents/${name}`);
			expect(answer.status).toBe(404);
		}
	});
});

describe("papers for the parcel", () => {
	const paper = async (name: string, number = order.orderNumber) => {
		const answer = await clerk.send(`/office-api/orders/${number}/papers/${name}.pdf`, {});
		expect(answer.status).toBe(200);
		const file = join(folder, `${name}.pdf`);
		writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
		const { stdout: text } = await promisify(execFile)("pdftotext", ["-layout", file, "-"]);
		const { stdout: pictures } = await promisify(execFile)("pdfimages", ["-list", file]);
		return { text, pictures: pictures.trim().split("\n").length - 2 };
	};

	test("the delivery note says what is in it and what of it nobody needs: no price", async () => {
		const { text, pictures } = await paper("delivery-note");
		expect(text).toContain("Lieferschein");
		expect(text).toContain("Straße des 17. Juni 135");
		expect(text).toMatch(/\s50\n/);
		expect(text).not.toContain("€");
		expect(text).not.toContain("IBAN");
		expect(pictures).toBe(0);
	});

	test("the packing slip shows each card, and says how a gift is packed", async () => {
		const design = { template: templateWith({ photo: false }).id };
		const gift = { gift: { message: "Alles Gute" } };
		const { orderNumber } = await placeOrder(browserOn(server.app), gift, design);
		const { text, pictures } = await paper("packing-slip", orderNumber);
		expect(text).toContain("Packliste");
		expect(text).toContain("50 Stück in einer Position.");
		expect(text).toContain("ohne Preise und ohne Rechnung");
		expect(text).toContain("Die Geschenkkarte liegt bei.");
		expect(text).not.toContain("€");
		expect(pictures).toBe(1);
	});

	test("there are no others", async () => {
		const asked = `/office-api/orders/${order.orderNumber}/papers/gift.pdf`;
		expect((await clerk.get(asked)).status).toBe(404);
	});
});

describe("[invoices.I14] the routing id of a public customer", () => {
	const note = (routingId: string) =>
		clerk.put(`/office-api/orders/${order.orderNumber}/routing-id`, { routingId });

	test("opens the XRechnung, and is taken away again", async () => {
		const [document] = (await officeOrder()).documents;
		expect((await clerk.get(asXml(document?.href))).body).toMatchObject({ code: "document_unknown" });
		expect((await note(" 04011000-1234512345-06 ")).status).toBe(200);
		const after = await officeOrder();
		expect(after.routingId).toBe("04011000-1234512345-06");
		expect(after.history.at(-1)).toMatchObject({ event: "routing_id_noted" });
		const xml = await clerk.send(asXml(document?.href), {});
		expect(xml.headers.get("content-type")).toBe("application/xml");
		const text = await xml.text();
		expect(text).toContain("xrechnung_3.0");
		expect(text).toContain("<ram:BuyerReference>04011000-1234512345-06</ram:BuyerReference>");
		await note("");
		expect((await officeOrder()).routingId).toBeNull();
	});

	test("what is none is refused in words", async () => {
		const answer = await note("04011000-1234512345-07");
		expect(answer.status).toBe(422);
		expect(answer.body).toMatchObject({
			code: "routing_id_invalid",
			message: expect.stringContaining("Leitweg-ID"),
		});
	});
});
