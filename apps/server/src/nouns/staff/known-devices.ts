import { createHmac, randomBytes } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import type { Db } from "../../adapters/database/database.ts";
import { hashToken } from "../../adapters/ids/hash-token.ts";

const DAY_MS = 24 * 3_600_000;
/** A device nobody has signed in on for so long is a stranger again. */
export const DEVICE_KNOWN_MS = 180 * DAY_MS;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
/** The newest of one account; who clears cookies every day does not collect devices for ever. */
const MOST_DEVICES = 20;

interface DeviceSettings {
	readonly secret: string;
	readonly isSecure: boolean;
	/** The only address the cookie is sent to. */
	readonly path: string;
}

/**
 * Browsers an account was signed in on, by a cookie of their own that opens nothing: it only lets guesses of strangers
 * not count against them. One cookie per account, so that people can share a machine.
 */
export function knownDevices(db: Db, { secret, isSecure, path }: DeviceSettings, now: () => Date) {
	const prefix = `${isSecure ? "__Secure-" : ""}staff.device.`;
	const cookieName = (email: string) => {
		const mark = createHmac("sha256", secret).update(`staff-device:${email.trim().toLowerCase()}`);
		return prefix + mark.digest("base64url").slice(0, 12);
	};
	const tokensIn = (cookie: string | undefined, isWanted: (name: string) => boolean) =>
		Object.entries(parse(cookie ?? "")).flatMap(([name, value]) =>
			isWanted(name) && TOKEN.test(value) ? [hashToken(value)] : [],
		);
	const devices = (hashes: readonly string[]) =>
		db
			.selectFrom("staff_device")
			.innerJoin("staff_user", "staff_user.id", "staff_device.user")
			.select("token_hash")
			.where("token_hash", "in", [...hashes])
			.where("signed_in_at", ">", new Date(now().getTime() - DEVICE_KNOWN_MS));

	return {
		/** Whether anybody was signed in on the device before. */
		async isKnown(cookie: string | undefined): Promise<boolean> {
			const hashes = tokensIn(cookie, (name) => name.startsWith(prefix));
			return hashes.length > 0 && (await devices(hashes).executeTakeFirst()) !== undefined;
		},
		/** The device, when this account was signed in on it before. */
		async find(cookie: string | undefined, email: string): Promise<string | undefined> {
			const hashes = tokensIn(cookie, (name) => name === cookieName(email));
			if (hashes.length === 0) return undefined;
			const found = await devices(hashes)
				.where("staff_user.email", "=", email.trim().toLowerCase())
				.executeTakeFirst();
			return found?.token_hash;
		},
		/** Gives the device a new cookie, as a Set-Cookie line; the one before is worth nothing any more. */
		async remember(
			{ id: user, email }: { readonly id: string; readonly email: string },
			before: string | undefined,
		): Promise<string> {
			const token = randomBytes(32).toString("base64url");
			if (before) await db.deleteFrom("staff_device").where("token_hash", "=", before).execute();
			await db
				.insertInto("staff_device")
				.values({ token_hash: hashToken(token), user, signed_in_at: now() })
				.execute();
			await db
				.deleteFrom("staff_device")
				.where("user", "=", user)
				.where("token_hash", "not in", ({ selectFrom }) =>
					selectFrom("staff_device")
						.select("token_hash")
						.where("user", "=", user)
						.orderBy("signed_in_at", "desc")
						.orderBy("token_hash")
						.limit(MOST_DEVICES),
				)
				.execute();
			return serialize(cookieName(email), token, {
				path,
				httpOnly: true,
				sameSite: "Lax",
				secure: isSecure,
				maxAge: DEVICE_KNOWN_MS / 1000,
			});
		},
	};
}
