import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../apps/server/src/testing/app-under-test.ts";
import { browserOn } from "../../apps/server/src/testing/browser.ts";
import { walkDoors } from "./abuse/doors/walk-doors.ts";
import { fuzzDoors } from "./abuse/http/fuzz-doors.ts";
import { killAndCheck } from "./faults/kill-and-check.ts";
import { seededChance } from "./ground/chance.ts";
import { placesOn } from "./ground/place.ts";

/** Short forms of `npm run campaign` (docs/campaign/README.md): the same attacks, fewer of them. */
const SEED = 9;

describe("abuse", () => {
	let under: AppUnderTest;
	beforeAll(async () => {
		// With a mail server there is no mailbox, which a demo shows to everybody.
		const environment = { RATE_LIMIT_FACTOR: "1000", SMTP_URL: "smtp://127.0.0.1:9" };
		under = await startAppUnderTest({ environment });
	});
	afterAll(() => under.close());

	test("[design.md §9] what one visitor owns is shown to nobody else at any door", async () => {
		// Which role may do what is doors/office/rights.http.test.ts.
		const { calls, breaches } = await walkDoors(under.app, new Map());
		expect(breaches).toEqual([]);
		expect(calls).toBeGreaterThan(180);
	});

	test("no fuzzed request meets a failure, and each refusal has its code", async () => {
		const { statuses, breaches } = await fuzzDoors(browserOn(under.app), seededChance(SEED), 400);
		expect(breaches).toEqual([]);
		expect(statuses[200]).toBeGreaterThan(20);
		expect(statuses[400]).toBeGreaterThan(20);
	});
});

/**
 * On PostgreSQL alone, as crash.http.test.ts, which kills at each step by its name. The embedded database is killed by
 * start-embedded.http.test.ts while it writes; in the middle of orders only by the campaign itself.
 */
const url = process.env.TEST_DATABASE_URL;
if (url) {
	const name = "[design.md §5] killed twice at random moments: each order is there once, with mail and files";
	test(name, async () => {
		const place = await placesOn({ url })();
		try {
			const tally = await killAndCheck(place, { kills: 2, chance: seededChance(SEED), say: () => {} });
			expect(tally.breaches).toEqual([]);
			expect(tally.checked.mails).toBe(tally.visitors);
			expect(tally.checked.prints).toBeGreaterThanOrEqual(tally.visitors);
		} finally {
			await place.close();
		}
	});
}
