import type { Page } from "@playwright/test";
import { violations } from "../fixtures/axe.ts";
import { logIn } from "../fixtures/back-office.ts";
import { expect, test } from "../fixtures/journey.ts";
import { addStory, spaces, storyEditor } from "../fixtures/story-editor.ts";

const remove = async (page: Page, name: string) => {
	await page.getByRole("button", { name: `Löschen ${name}` }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Löschen" }).click();
};
const toSpace = (page: Page) =>
	page.getByRole("navigation").getByRole("link", { name: "Papiervogel" }).click();

test("a deleted page is gone for visitors, comes back with one press, and its old address leads to the new one", async ({
	staff,
	page: visitor,
}) => {
	const { page } = staff;
	const status = async (path: string) => (await visitor.request.get(path, { maxRedirects: 0 })).status();
	await logIn(staff);
	await addStory(page, { name: "Verlegt", isPublished: true });
	expect(await status("/verlegt/")).toBe(200);

	await page.goto(`/office/content/${spaces.papiervogel}`);
	await remove(page, "Verlegt");
	await expect(page.getByRole("status").filter({ hasText: "„Verlegt“ liegt im Papierkorb." })).toBeVisible();
	await expect(page.getByRole("link", { name: "Verlegt" })).toHaveCount(0);
	expect(await status("/verlegt/")).toBe(404);
	await expect(page.getByRole("button", { name: "Rückgängig" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("status").filter({ hasText: "steht wieder unter /verlegt" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Seite öffnen" })).toBeVisible();

	await remove(page, "Verlegt");
	await page.getByRole("link", { name: "Papierkorb" }).click();
	const entry = page.getByRole("list", { name: "Gelöschte Seiten und Ordner" }).getByRole("listitem");
	await expect(entry.filter({ hasText: "Verlegt" })).toContainText("/verlegt");
	expect(await violations(page), "trash").toEqual([]);
	await page.getByRole("button", { name: "Wiederherstellen Verlegt" }).click();
	await expect(page.getByRole("status").filter({ hasText: "steht wieder unter /verlegt" })).toBeVisible();
	await page.getByRole("link", { name: "Seite öffnen" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Verlegt");
	await storyEditor(page).publish();

	await toSpace(page);
	await page.getByRole("button", { name: "Name und Adresse Verlegt" }).click();
	await page.getByRole("textbox", { name: "Adresse", exact: true }).fill("größer");
	await expect(page.getByRole("dialog")).toContainText("Die alte Adresse /verlegt/ leitet weiter.");
	await page.getByRole("button", { name: "Speichern" }).click();
	await expect(page.getByRole("dialog")).toHaveCount(0);
	for (const language of ["", "/en"]) {
		const answer = await visitor.request.get(`${language}/verlegt/`, { maxRedirects: 0 });
		expect([answer.status(), answer.headers().location]).toEqual([301, `${language}/gr%C3%B6%C3%9Fer/`]);
	}
	await visitor.goto("/verlegt/");
	await expect(visitor).toHaveURL(/\/gr%C3%B6%C3%9Fer\/$/);
	await expect(visitor).toHaveTitle(/Verlegt/);
});

test("at the width of a phone the trash is looked through, and emptied after a question", async ({
	staff,
}) => {
	const { page } = staff;
	await page.setViewportSize({ width: 390, height: 844 });
	await logIn(staff);
	await page.goto(`/office/content/${spaces.papiervogel}`);
	// So many that the message lies over the last of them.
	for (const name of ["Drei", "Beiseite", "Abgelegt"]) {
		await page.getByRole("button", { name: "Neuer Ordner" }).click();
		await page.getByRole("textbox", { name: "Name" }).fill(name);
		await page.getByRole("button", { name: "Anlegen" }).click();
	}
	for (const name of ["Beiseite", "Abgelegt"]) {
		await remove(page, name);
		await expect(
			page.getByRole("status").filter({ hasText: `„${name}“ liegt im Papierkorb.` }),
		).toBeVisible();
		await expect(page.getByRole("button", { name: "Rückgängig" })).toBeFocused();
	}
	await page.getByRole("link", { name: "Papierkorb" }).click();
	await expect(page.getByText("/abgelegt, Ordner ohne Seiten")).toBeVisible();
	expect(await violations(page), "trash on a phone").toEqual([]);
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	expect(overflow).toBeLessThanOrEqual(0);
	await page.getByRole("button", { name: "Endgültig löschen Abgelegt" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Endgültig löschen" }).click();
	await expect(page.getByRole("status").filter({ hasText: "ist endgültig gelöscht" })).toBeVisible();
	await expect(page.getByText("/abgelegt")).toHaveCount(0);
	await page.getByRole("button", { name: "Meldung schließen" }).click();
	await expect(page.getByRole("status").filter({ hasText: "ist endgültig gelöscht" })).toHaveCount(0);
});
