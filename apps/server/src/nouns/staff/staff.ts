import { isRole, type Role } from "@offizin/accounts";
import { err, invariant, ok, type Result } from "@offizin/base";
import { officeLogin } from "@offizin/contract";
import type { Db } from "../../adapters/database/database.ts";
import type { Config } from "../../config.ts";
import { createAuth } from "./auth.ts";
import { knownDevices } from "./known-devices.ts";
import { loginFailures } from "./login-failures.ts";
import { type StaffAccounts, staffAccounts } from "./staff-accounts.ts";

export interface StaffMember {
	readonly id: string;
	readonly email: string;
	readonly name: string;
	readonly role: Role;
}

export interface Login {
	readonly email: string;
	readonly password: string;
	/** Address of the client, as the connection says. */
	readonly client: string | undefined;
	/** Cookie header of the request. */
	readonly cookie: string | undefined;
}

export interface LoggedIn {
	readonly member: StaffMember;
	/** Set-Cookie lines that carry the session and make the device known. */
	readonly cookies: readonly string[];
}

/** People of the operator: accounts and sessions over better-auth. */
export interface Staff extends StaffAccounts {
	login(login: Login): Promise<Result<LoggedIn, "login_refused" | "login_locked">>;
	/** Whether somebody was signed in before on the device that sends this Cookie header. */
	isKnownDevice(cookie: string | undefined): Promise<boolean>;
	/** Who a request's Cookie header belongs to. */
	memberOf(cookie: string | undefined): Promise<StaffMember | undefined>;
	/** Ends the session; returns the Set-Cookie lines that remove it. */
	logout(cookie: string | undefined): Promise<readonly string[]>;
}

export function createStaff(db: Db, config: Config, now: () => Date): Staff {
	const auth = createAuth(db, config);
	const accounts = staffAccounts(db, auth);
	const failures = loginFailures(db, config.secret, now);
	const isSecure = config.publicOrigins?.papiervogel.startsWith("https:") ?? false;
	const devices = knownDevices(db, { secret: config.secret, isSecure, path: officeLogin.path }, now);
	const headersWith = (cookie: string | undefined) => new Headers(cookie ? { cookie } : {});

	async function memberOf(cookie: string | undefined): Promise<StaffMember | undefined> {
		if (!cookie?.includes("staff.session_token")) return undefined;
		const session = await auth.api.getSession({ headers: headersWith(cookie) });
		return session ? pick(session.user) : undefined;
	}

	return {
		...accounts,
		memberOf,
		isKnownDevice: devices.isKnown,
		async login({ email, password, client, cookie }) {
			const device = await devices.find(cookie, email);
			const login = { email, client, device };
			if (!(await failures.mayTry(login))) return err("login_locked");
			const response = await auth.api.signInEmail({ body: { email, password }, asResponse: true });
			if (response.status !== 200) return err("login_refused");
			await failures.forgive(login);
			const member = await db
				.updateTable("staff_user")
				.set({ last_login_at: now() })
				.where("email", "=", email.trim().toLowerCase())
				.returning(["id", "email", "name", "role"])
				.executeTakeFirstOrThrow();
			const known = await devices.remember(member, device);
			return ok({ member, cookies: [...response.headers.getSetCookie(), known] });
		},
		async logout(cookie) {
			const response = await auth.api.signOut({ headers: headersWith(cookie), asResponse: true });
			return response.headers.getSetCookie();
		},
		async setPassword(email, password) {
			const set = await accounts.setPassword(email, password);
			if (set.ok) await failures.forgetAddress(email);
			return set;
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
