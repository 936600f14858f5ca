import { createHmac } from "node:crypto";
import { err, ok } from "@offizin/base";
import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/database/database.ts";
import { transact } from "../../adapters/database/transact.ts";
import { wideNetworkOf } from "../../adapters/limits/client-network.ts";

const MINUTE_MS = 60_000;
/** After so long without a try every count begins anew. */
export const FAILURES_COUNT_MS = 24 * 60 * MINUTE_MS;

interface Bound {
	/** Tries that pass without waiting. */
	readonly free: number;
	/** After so long without a try that passed, the count begins anew. */
	readonly forgottenAfterMs: number;
	/** Beyond the free ones, one passes every so often; without it none does. */
	readonly thenEveryMs?: number;
}

/** Of one address from one network, or on one device that was signed in before. */
const narrow: Bound = { free: 8, forgottenAfterMs: 15 * MINUTE_MS };
/** Of one address from everywhere: whoever has many networks gets no more than 100 + 1,440 tries a day. */
const wide: Bound = { free: 100, forgottenAfterMs: FAILURES_COUNT_MS, thenEveryMs: MINUTE_MS };

export interface LoginTry {
	readonly email: string;
	/** Address of the client, as the connection says. */
	readonly client: string | undefined;
	/** The device, when the account was signed in on it before. */
	readonly device: string | undefined;
}

/** Counts tries before the password is looked at, so that parallel guesses count too. Only keyed hashes are stored. */
export function loginFailures(db: Db, secret: string, now: () => Date) {
	const keyOf = (...parts: readonly string[]) =>
		createHmac("sha256", secret).update(JSON.stringify(parts)).digest("base64url");

	function keysOf({ email, client, device }: LoginTry) {
		const address = email.trim().toLowerCase();
		return {
			narrow: device
				? keyOf("device", address, device)
				: keyOf("network", address, wideNetworkOf(client ?? "local")),
			wide: keyOf("address", address),
		};
	}

	/** Counts a try; false, and not counted, when it may not pass now. */
	async function count(trx: Db | Trx, key: string, bound: Bound): Promise<boolean> {
		const at = now();
		const forgotten = new Date(at.getTime() - bound.forgottenAfterMs);
		const next = bound.thenEveryMs === undefined ? null : new Date(at.getTime() - bound.thenEveryMs);
		// A count of the future is of a clock that was set back since, and would lock its owner out until then.
		const future = new Date(at.getTime() + MINUTE_MS);
		const { rows } = await sql`
			insert into staff_login_failure as known (key_hash, failures, last_at) values (${key}, 1, ${at})
			on conflict (key_hash) do update set
				failures = case
					when known.last_at <= ${forgotten} or known.last_at > ${future} then 1
					else known.failures + 1
				end,
				last_at = ${at}
			where known.last_at <= ${forgotten} or known.last_at > ${future}
				or known.failures < ${bound.free} or known.last_at <= ${next}
			returning key_hash
		`.execute(trx);
		return rows.length === 1;
	}

	return {
		/** Counts a try; false when it has to wait. Unknown addresses are counted alike. */
		async mayTry(login: LoginTry): Promise<boolean> {
			const keys = keysOf(login);
			if (login.device) return count(db, keys.narrow, narrow);
			// Undone when the address has to wait: whoever is kept waiting by others is not locked as well.
			const passed = await transact(db, async (trx) =>
				(await count(trx, keys.narrow, narrow)) && (await count(trx, keys.wide, wide))
					? ok(true)
					: err("locked" as const),
			);
			return passed.ok;
		},
		/** The try was no guess: the network or device begins anew, and the address is one try better off. */
		async forgive(login: LoginTry): Promise<void> {
			const keys = keysOf(login);
			await db.deleteFrom("staff_login_failure").where("key_hash", "=", keys.narrow).execute();
			if (login.device) return;
			await db
				.updateTable("staff_login_failure")
				.set(({ eb }) => ({ failures: eb("failures", "-", 1) }))
				.where("key_hash", "=", keys.wide)
				.where("failures", ">", 0)
				.execute();
		},
		/** Nobody has to wait any more because of tries from everywhere. */
		async forgetAddress(email: string): Promise<void> {
			const key = keysOf({ email, client: undefined, device: undefined }).wide;
			await db.deleteFrom("staff_login_failure").where("key_hash", "=", key).execute();
		},
	};
}
