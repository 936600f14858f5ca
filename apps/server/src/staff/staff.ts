import { isRole, type Role } from "@offizin/accounts";
import { err, invariant, ok, type Result } from "@offizin/base";
import type { Config } from "../config.ts";
import type { Db } from "../database/database.ts";
import { createAuth } from "./auth.ts";
import { loginFailures } from "./login-failures.ts";

export interface StaffMember {
	readonly id: string;
	readonly email: string;
	readonly name: string;
	readonly role: Role;
}

export interface LoggedIn {
	readonly member: StaffMember;
	/** Set-Cookie lines that carry the session. */
	readonly cookies: readonly string[];
}

/** People of the operator: accounts and sessions over better-auth. */
export interface Staff {
	login(email: string, password: string): Promise<Result<LoggedIn, "login_refused" | "login_locked">>;
	/** Who a request's Cookie header belongs to. */
	memberOf(cookie: string | undefined): Promise<StaffMember | undefined>;
	/** Ends the session; returns the Set-Cookie lines that remove it. */
	logout(cookie: string | undefined): Promise<readonly string[]>;
	isEmpty(): Promise<boolean>;
	/** Makes the account, by default an owner's, or gives it this password, and the role if one is named. */
	putAccount(email: string, password: string, role?: Role): Promise<void>;
}

export function createStaff(db: Db, config: Config, now: () => Date): Staff {
	const auth = createAuth(db, config);
	const failures = loginFailures(db, config.secret, now);
	const headersWith = (cookie: string | undefined) => new Headers(cookie ? { cookie } : {});

	async function memberOf(cookie: string | undefined): Promise<StaffMember | undefined> {
		if (!cookie?.includes("staff.session_token")) return undefined;
		const session = await auth.api.getSession({ headers: headersWith(cookie) });
		return session ? pick(session.user) : undefined;
	}

	return {
		memberOf,
		async login(email, password) {
			if (!(await failures.mayTry(email))) return err("login_locked");
			const response = await auth.api.signInEmail({ body: { email, password }, asResponse: true });
			if (response.status !== 200) return err("login_refused");
			await failures.forget(email);
			const member = await db
				.selectFrom("staff_user")
				.select(["id", "email", "name", "role"])
				.where("email", "=", email.trim().toLowerCase())
				.executeTakeFirstOrThrow();
			return ok({ member, cookies: response.headers.getSetCookie() });
		},
		async logout(cookie) {
			const response = await auth.api.signOut({ headers: headersWith(cookie), asResponse: true });
			return response.headers.getSetCookie();
		},
		async isEmpty() {
			const found = await db.selectFrom("staff_user").select("id").limit(1).executeTakeFirst();
			return found === undefined;
		},
		async putAccount(email, password, role) {
			const { internalAdapter, password: passwords } = await auth.$context;
			const found = await internalAdapter.findUserByEmail(email.toLowerCase(), { includeAccounts: true });
			const hash = await passwords.hash(password);
			if (found) {
				if (role !== undefined) await internalAdapter.updateUser(found.user.id, { role });
				const stored = found.accounts.find(({ providerId }) => providerId === "credential")?.password;
				if (stored && (await passwords.verify({ hash: stored, password }))) return;
				await internalAdapter.updatePassword(found.user.id, hash);
				return;
			}
			const user = await internalAdapter.createUser(
				{ email: email.toLowerCase(), name: "Werkstatt", emailVerified: true, role: role ?? "owner" },
				{ method: "email-password" },
			);
			await internalAdapter.linkAccount({
				userId: user.id,
				providerId: "credential",
				accountId: user.id,
				password: hash,
			});
		},
	};
}

interface StoredMember extends Omit<StaffMember, "role"> {
	readonly role: string;
}

function pick({ id, email, name, role }: StoredMember): StaffMember {
	invariant(isRole(role), `the account ${id} has the unknown role ${role}`);
	return { id, email, name, role };
}
