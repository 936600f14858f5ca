import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../database/database.ts";

const ALLOWED = 8;
const LOCKED_MS = 15 * 60_000;

/** Counts tries per address before the password is looked at, so that parallel guesses count too. */
export function loginFailures(db: Db, secret: string, now: () => Date) {
	const hashOf = (email: string) =>
		createHmac("sha256", secret).update(email.trim().toLowerCase()).digest("base64url");
	return {
		/** Counts a try; false when the address is locked. Unknown addresses are locked alike. */
		async mayTry(email: string): Promise<boolean> {
			const at = now();
			const forgotten = new Date(at.getTime() - LOCKED_MS);
			const row = await db
				.insertInto("staff_login_failure")
				.values({ address_hash: hashOf(email), failures: 1, last_at: at })
				.onConflict((conflict) =>
					conflict.column("address_hash").doUpdateSet({
						failures: sql<number>`case when staff_login_failure.last_at < ${forgotten}
							then 1 else staff_login_failure.failures + 1 end`,
						// A locked address stays locked no longer because somebody keeps trying.
						last_at: sql<Date>`case when staff_login_failure.failures >= ${ALLOWED}
							and staff_login_failure.last_at >= ${forgotten}
							then staff_login_failure.last_at else ${at} end`,
					}),
				)
				.returning("failures")
				.executeTakeFirstOrThrow();
			return row.failures <= ALLOWED;
		},
		async forget(email: string): Promise<void> {
			await db.deleteFrom("staff_login_failure").where("address_hash", "=", hashOf(email)).execute();
		},
	};
}
