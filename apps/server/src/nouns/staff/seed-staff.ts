import type { Config } from "../../config.ts";
import { ConfigError } from "../../config.ts";
import type { Staff } from "./staff.ts";

/**
 * Makes the first account. In demo mode the configured password always opens it; in production the account is made
 * once, and a database without one demands `STAFF_EMAIL` and `STAFF_PASSWORD`.
 */
export async function seedStaff(staff: Staff, config: Config): Promise<void> {
	const isEmpty = await staff.isEmpty();
	if (config.mode === "production" && !isEmpty) return;
	if (!config.staff) {
		const reason = "is needed to make the first account of the back office";
		throw new ConfigError([`STAFF_EMAIL ${reason}`, `STAFF_PASSWORD ${reason}`]);
	}
	await staff.putAccount(config.staff.email, config.staff.password);
}
