import type { Page } from "@playwright/test";
import { workOnMails } from "../../apps/server/src/nouns/mail/work-on-mails.ts";
import { browserOn } from "../../apps/server/src/testing/browser.ts";
import { placeOrder } from "../../apps/server/src/testing/shopper.ts";
import { type SmtpSink, startSmtpSink } from "../../apps/server/src/testing/smtp-sink.ts";
import { violations } from "../fixtures/axe.ts";
import { logIn } from "../fixtures/back-office.ts";
import { POSTCARD } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";
import { type OwnServer, startOwnServer } from "../fixtures/own-server.ts";

const WRONG = "jana.oeztuerk@exmaple.org";
const RIGHT = "jana.oeztuerk@example.org";
const STAFF = { email: "werkstatt@offizin.example", password: "nur-fuer-die-tests" };

let sink: SmtpSink;
let server: OwnServer;
test.beforeAll(async () => {
	sink = await startSmtpSink();
	sink.reject(WRONG);
	server = await startOwnServer({ environment: { SMTP_URL: sink.url }, workers: workOnMails });
});
test.afterAll(async () => {
	await sink.close();
	await server.close();
});

async function expectAccessible(page: Page): Promise<void> {
	expect(await violations(page)).toEqual([]);
}

test("[security.M3] a refused mail is found in the list, its address corrected, and sent again", async ({
	page,
}) => {
	const visitor = browserOn({ request: (url, init) => fetch(url, init) }, server.origin);
	const { orderNumber } = await placeOrder(visitor, { contact: { email: WRONG } }, { template: POSTCARD });
	const mails = server.platform.database.db.selectFrom("mail");
	await expect.poll(() => mails.select("state").execute()).toEqual([{ state: "refused" }]);

	await logIn({ page }, { origin: server.origin, staff: STAFF });
	await page.goto(`${server.origin}/office/`);
	const tabs = page.getByRole("navigation", { name: "Aufträge eingrenzen" });
	await tabs.getByRole("link", { name: "E-Mail unzustellbar 1" }).click();
	await expectAccessible(page);
	await page.getByRole("row").filter({ hasText: "E-Mail unzustellbar" }).getByRole("link").click();

	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Auftrag ${orderNumber}`);
	const panel = page.getByRole("region", { name: "E-Mails" });
	await expect(panel.getByRole("listitem")).toHaveText(/Bestellbestätigung\s*abgelehnt.*\(SMTP 550\)/);
	await expectAccessible(page);

	await panel.getByRole("button", { name: "Adresse berichtigen" }).click();
	const form = page.getByRole("dialog", { name: "E-Mail-Adresse berichtigen" });
	const field = form.getByRole("textbox", { name: "E-Mail-Adresse" });
	await field.fill("jana.oeztuerk@");
	await form.getByRole("button", { name: "Speichern" }).click();
	await expect(field).toHaveAccessibleDescription(/name@beispiel\.de/);
	await expect(field).toHaveValue("jana.oeztuerk@");
	await expectAccessible(page);
	await field.fill(RIGHT);
	await form.getByRole("button", { name: "Speichern" }).click();
	await expect(form.getByRole("status")).toContainText(RIGHT);
	await form.getByRole("button", { name: "Zum Auftrag" }).click();

	await panel.getByRole("button", { name: "Erneut senden" }).click();
	await expect(panel.getByRole("status")).toContainText("noch einmal unterwegs");
	await expect.poll(() => sink.received.map(({ to }) => to)).toEqual([[RIGHT]]);
	await expect(panel.getByRole("listitem").last()).toContainText("gesendet");
	await expect(page.getByRole("region", { name: "Verlauf" })).toContainText("E-Mail-Adresse berichtigt");
	await expectAccessible(page);
});
