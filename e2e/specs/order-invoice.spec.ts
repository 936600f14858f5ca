import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { address, placeOrder } from "../../apps/server/src/testing/shopper.ts";
import { violations } from "../fixtures/axe.ts";
import { logIn } from "../fixtures/back-office.ts";
import { POSTCARD } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";
import { socketVisitor } from "../fixtures/socket-visitor.ts";

const run = promisify(execFile);

test("[invoices.I1] a company orders on invoice: sent, the invoice is in the office and on its page, for people and machines", async ({
	page,
	staff,
}, info) => {
	const company = { ...address, company: "Gärtnerei Weiß & Töchter GmbH" };
	const { orderNumber, accessToken } = await placeOrder(
		socketVisitor(),
		{ billing: company },
		{ template: POSTCARD },
	);
	await logIn(staff);
	await staff.page.goto(`/office/auftraege/${encodeURIComponent(orderNumber)}`);
	const documents = staff.page.getByRole("region", { name: "Belege" });
	await expect(documents).toContainText("Noch keine.");
	for (const move of ["Freigeben", "Als gedruckt melden", "Versendet melden"]) {
		await staff.page.getByRole("button", { name: new RegExp(`^${move}`) }).click();
		const dialog = staff.page.getByRole("dialog");
		if (await dialog.isVisible()) await dialog.getByRole("button", { name: move }).click();
	}
	await expect(documents).toContainText(/Rechnung.*PV-RE-DE-\d\d-\d{5}/);
	expect(await violations(staff.page)).toEqual([]);

	await test.step("an authority's number, wrong by a digit and right", async () => {
		await documents.getByText("Öffentlicher Auftraggeber?").click();
		const field = documents.getByLabel("Leitweg-ID");
		staff.faults.expectStatus(422, /routing-id$/);
		await field.fill("04011000-1234512345-07");
		await documents.getByRole("button", { name: "Speichern" }).click();
		await expect(field).toHaveAccessibleDescription(/keine Leitweg-ID/);
		await field.fill("04011000-1234512345-06");
		await documents.getByRole("button", { name: "Speichern" }).click();
		await expect(documents.getByRole("link", { name: /XRechnung herunterladen/ })).toBeVisible();
	});

	await page.goto(`/bestellung/${orderNumber}/?token=${accessToken}`);
	const link = page.getByRole("link", { name: "Rechnung herunterladen (PDF)" });
	await expect(link).toBeVisible();
	expect(await violations(page)).toEqual([]);
	const file = await page.request.get((await link.getAttribute("href")) ?? "");
	expect(file.status()).toBe(200);
	const path = info.outputPath("invoice.pdf");
	await writeFile(path, await file.body());
	const { stdout: text } = await run("pdftotext", ["-layout", path, "-"]);
	expect(text).toContain("Gärtnerei Weiß & Töchter GmbH");
	expect(text).toContain(orderNumber);
	const { stdout: xml } = await run("qpdf", ["--show-attachment=factur-x.xml", path]);
	expect(xml).toContain("<ram:Name>Gärtnerei Weiß &amp; Töchter GmbH</ram:Name>");
	expect(xml).toContain("urn:cen.eu:en16931:2017");
});
