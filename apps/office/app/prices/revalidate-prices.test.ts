import { expect, test } from "vitest";
import { revalidatePrices } from "./revalidate-prices.ts";

const refused = (status: number) =>
	({
		intent: "refused",
		asked: { intent: "withdraw", id: "x" },
		refusal: { code: "refused", message: "-", status },
	}) as const;
const here = new URL("http://shop.example/office/preise/papiervogel/de");
const loadsAgain = (
	actionResult?: Parameters<typeof revalidatePrices>[0]["actionResult"],
	nextUrl: URL = here,
) =>
	revalidatePrices({
		...(actionResult ? { actionResult } : {}),
		currentUrl: here,
		nextUrl,
		defaultShouldRevalidate: true,
	});

test("a refusal by the rules shows what somebody else has saved", () => {
	expect([loadsAgain(refused(422)), loadsAgain(refused(409))]).toEqual([true, true]);
});

test("without a session or a server the page stays, and what was typed on it", () => {
	expect([loadsAgain(refused(401)), loadsAgain(refused(0))]).toEqual([false, false]);
});

test("a sheet that was only read has changed nothing", () => {
	expect(loadsAgain({ intent: "read", content: { cells: [], rows: 1 }, effect: undefined })).toBe(false);
});

test("going from page to page loads as ever", () => {
	expect(loadsAgain()).toBe(true);
});

test("a filter asks the server nothing, a cell does", () => {
	expect(loadsAgain(undefined, new URL("?filter=gold", here))).toBe(false);
	expect(loadsAgain(undefined, new URL("?zeile=50&spalte=gold", here))).toBe(true);
	expect(loadsAgain(undefined, new URL("de/card.base?filter=gold", here))).toBe(true);
});
