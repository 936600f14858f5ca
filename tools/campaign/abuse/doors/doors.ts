import { type Role, roles } from "@offizin/accounts";
import { startAppUnderTest } from "../../../../apps/server/src/testing/app-under-test.ts";
import type { Browser } from "../../../../apps/server/src/testing/browser.ts";
import { clerkOn } from "../../../../apps/server/src/testing/clerk.ts";
import type { Attack } from "../../ground/attack.ts";
import { walkDoors } from "./walk-doors.ts";

/** Every door asked by everybody for what one visitor owns. The app runs in this process: it tells its routes. */
export const doors: Attack = {
	name: "doors × callers",
	section: "Doors",
	async run({ postgres }) {
		// How the server's own tests are told which database to use.
		if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
		else delete process.env.TEST_DATABASE_URL;
		// With a mail server there is no mailbox, which a demo shows to everybody.
		const environment = { RATE_LIMIT_FACTOR: "100000", SMTP_URL: "smtp://127.0.0.1:9" };
		const under = await startAppUnderTest({ environment });
		try {
			const staff = new Map<Role, Browser>();
			for (const role of roles) {
				const account = { email: `${role}@offizin.example`, password: `ein-passwort-fuer-${role}` };
				await under.platform.staff.putAccount(account.email, account.password, role);
				staff.set(role, await clerkOn(under.app, account));
			}
			const { doors, calls, breaches } = await walkDoors(under.app, staff);
			return {
				cells: { Doors: String(doors), Callers: String(staff.size + 3), Calls: String(calls) },
				breaches,
			};
		} finally {
			await under.close();
		}
	},
};
