import type { Db } from "../../adapters/database/database.ts";
import { DEVICE_KNOWN_MS } from "./known-devices.ts";
import { FAILURES_COUNT_MS } from "./login-failures.ts";

/** Removes what has become void: ended sessions, counts of failed logins, devices nobody has signed in on for long. */
export async function forgetSignIns(db: Db, now: Date): Promise<void> {
	const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
	await db.deleteFrom("staff_session").where("expires_at", "<", now).execute();
	await db.deleteFrom("staff_login_failure").where("last_at", "<", ago(FAILURES_COUNT_MS)).execute();
	await db.deleteFrom("staff_device").where("signed_in_at", "<", ago(DEVICE_KNOWN_MS)).execute();
}
