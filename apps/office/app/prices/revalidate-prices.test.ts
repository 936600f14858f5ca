import { expect, test } from "vitest";
import { revalidatePrices } from "./revalidate-prices.ts";

const refused = (status: number) =>
	({
		intent: "refused",
		asked: { intent: "withdraw", id: "x" },
		refusal: { code: "refused", message: "-", status },
	}) as const;
const loadsAgain = (actionResult?: Parameters<typeof revalidatePrices>[0]["actionResult"]) =>
	revalidatePrices({ ...(actionResult ? { actionResult } : {}), defaultShouldRevalidate: true });

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
