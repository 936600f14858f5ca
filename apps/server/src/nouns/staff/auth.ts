import { passwordLength } from "@offizin/accounts";
import { betterAuth } from "better-auth";
import type { Db } from "../../adapters/database/database.ts";
import type { Config } from "../../config.ts";

const HOUR_SECONDS = 3600;
const moments = { createdAt: "created_at", updatedAt: "updated_at" };

/** better-auth over our tables (db/migrations/002-staff.sql). Its own HTTP doors are not mounted. */
export function createAuth(db: Db, { secret, publicOrigins, port }: Config) {
	const baseURL = publicOrigins?.papiervogel ?? `http://localhost:${port}`;
	return betterAuth({
		database: { db, type: "postgres" },
		secret,
		baseURL,
		basePath: "/office-api/auth",
		telemetry: { enabled: false },
		logger: { disabled: true },
		emailAndPassword: {
			enabled: true,
			disableSignUp: true,
			minPasswordLength: passwordLength.least,
			maxPasswordLength: passwordLength.most,
		},
		advanced: {
			cookiePrefix: "staff",
			useSecureCookies: baseURL.startsWith("https:"),
			defaultCookieAttributes: { sameSite: "lax", httpOnly: true },
			ipAddress: { disableIpTracking: true },
		},
		user: {
			modelName: "staff_user",
			fields: { emailVerified: "email_verified", ...moments },
			// `input: false`: no request sets it, only staff-accounts.ts.
			additionalFields: { role: { type: "string", required: true, input: false } },
		},
		session: {
			modelName: "staff_session",
			expiresIn: 12 * HOUR_SECONDS,
			updateAge: HOUR_SECONDS,
			fields: {
				userId: "user_id",
				expiresAt: "expires_at",
				ipAddress: "ip_address",
				userAgent: "user_agent",
				...moments,
			},
		},
		account: {
			modelName: "staff_account",
			fields: {
				accountId: "account_id",
				providerId: "provider_id",
				userId: "user_id",
				accessToken: "access_token",
				refreshToken: "refresh_token",
				idToken: "id_token",
				accessTokenExpiresAt: "access_token_expires_at",
				refreshTokenExpiresAt: "refresh_token_expires_at",
				...moments,
			},
		},
		verification: { modelName: "staff_verification", fields: { expiresAt: "expires_at", ...moments } },
	});
}

export type Auth = ReturnType<typeof createAuth>;
