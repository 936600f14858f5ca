import type { Role } from "@offizin/accounts";
import { err, ok, type Result } from "@offizin/base";
import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/database/database.ts";
import { transact } from "../../adapters/database/transact.ts";
import type { Auth } from "./auth.ts";

/** Name of the account that is made at the first start. */
const FIRST_NAME = "Werkstatt";

export interface StaffAccount {
	readonly email: string;
	readonly name: string;
	readonly role: Role;
	readonly lastLoginAt: Date | null;
}

export interface NewAccount {
	readonly email: string;
	readonly name: string;
	readonly role: Role;
	readonly password: string;
}

export type AccountRefusal = {
	readonly code: "account_exists" | "account_unknown" | "last_owner" | "owner_missing";
};

/** The accounts of the back office: who has one, and what becomes of it. Mail addresses are told apart in lower case. */
export interface StaffAccounts {
	isEmpty(): Promise<boolean>;
	/** In the order of their names. */
	list(): Promise<readonly StaffAccount[]>;
	/** Makes the account, by default an owner's, or gives it this password, and the role if one is named. */
	putAccount(email: string, password: string, role?: Role): Promise<void>;
	/** The first one is an owner's. */
	add(account: NewAccount): Promise<Result<undefined, AccountRefusal>>;
	/** Ends every session of the account; no device of it is known any more. */
	setPassword(email: string, password: string): Promise<Result<undefined, AccountRefusal>>;
	/** Holds from the next request on, in sessions that are open too. One owner must remain. */
	setRole(email: string, role: Role): Promise<Result<undefined, AccountRefusal>>;
	/** History keeps the name it noted. */
	rename(email: string, name: string): Promise<Result<undefined, AccountRefusal>>;
	/** Ends the account and its sessions; history keeps the name. One owner must remain. */
	remove(email: string): Promise<Result<undefined, AccountRefusal>>;
}

interface FoundUser {
	readonly user: { readonly id: string };
	readonly accounts: readonly unknown[];
}

export function staffAccounts(db: Db, auth: Auth): StaffAccounts {
	async function findUser(email: string) {
		const { internalAdapter } = await auth.$context;
		return internalAdapter.findUserByEmail(email.toLowerCase(), { includeAccounts: true });
	}

	async function create({ email, name, role, password }: NewAccount): Promise<void> {
		const { internalAdapter, password: passwords } = await auth.$context;
		const hash = await passwords.hash(password);
		const user = await internalAdapter.createUser(
			{ email: email.toLowerCase(), name, emailVerified: true, role },
			{ method: "email-password" },
		);
		await linkPassword(user.id, hash);
	}

	async function putPassword({ user, accounts }: FoundUser, password: string): Promise<void> {
		const { internalAdapter, password: passwords } = await auth.$context;
		const hash = await passwords.hash(password);
		// Made and cut off before it got its password: it gets it now.
		if (accounts.length === 0) await linkPassword(user.id, hash);
		else await internalAdapter.updatePassword(user.id, hash);
	}

	async function linkPassword(userId: string, hash: string): Promise<void> {
		const { internalAdapter } = await auth.$context;
		await internalAdapter.linkAccount({
			userId,
			providerId: "credential",
			accountId: userId,
			password: hash,
		});
	}

	/** A change of one account that leaves at least one owner, whoever else changes one now. */
	function changeOwners(email: string, change: (trx: Trx, id: string) => Promise<void>) {
		return transact<undefined, AccountRefusal>(db, async (trx) => {
			await sql`select pg_advisory_xact_lock(hashtextextended('staff_user', 0))`.execute(trx);
			const user = await trx
				.selectFrom("staff_user")
				.select("id")
				.where("email", "=", email.toLowerCase())
				.executeTakeFirst();
			if (!user) return err({ code: "account_unknown" });
			await change(trx, user.id);
			return (await hasOwner(trx)) ? ok(undefined) : err({ code: "last_owner" });
		});
	}

	return {
		async isEmpty() {
			const found = await db.selectFrom("staff_user").select("id").limit(1).executeTakeFirst();
			return found === undefined;
		},
		list: () =>
			db
				.selectFrom("staff_user")
				.select(["email", "name", "role", "last_login_at as lastLoginAt"])
				.orderBy("name")
				.orderBy("email")
				.execute(),
		async putAccount(email, password, role) {
			const { internalAdapter, password: passwords } = await auth.$context;
			const found = await findUser(email);
			if (!found) return create({ email, name: FIRST_NAME, role: role ?? "owner", password });
			if (role !== undefined) await internalAdapter.updateUser(found.user.id, { role });
			const stored = found.accounts.find(({ providerId }) => providerId === "credential")?.password;
			if (stored && (await passwords.verify({ hash: stored, password }))) return;
			await putPassword(found, password);
		},
		async add(account) {
			if (await findUser(account.email)) return err({ code: "account_exists" });
			if (account.role !== "owner" && !(await hasOwner(db))) return err({ code: "owner_missing" });
			await create(account);
			return ok(undefined);
		},
		async setPassword(email, password) {
			const { internalAdapter } = await auth.$context;
			const found = await findUser(email);
			if (!found) return err({ code: "account_unknown" });
			const { id } = found.user;
			await putPassword(found, password);
			await internalAdapter.deleteUserSessions(id);
			await db.deleteFrom("staff_device").where("user", "=", id).execute();
			return ok(undefined);
		},
		setRole: (email, role) =>
			changeOwners(email, async (trx, id) => {
				await trx.updateTable("staff_user").set({ role }).where("id", "=", id).execute();
			}),
		rename: (email, name) =>
			changeOwners(email, async (trx, id) => {
				await trx.updateTable("staff_user").set({ name }).where("id", "=", id).execute();
			}),
		remove: (email) =>
			changeOwners(email, async (trx, id) => {
				await trx.deleteFrom("staff_user").where("id", "=", id).execute();
			}),
	};
}

async function hasOwner(db: Db | Trx): Promise<boolean> {
	const found = await db
		.selectFrom("staff_user")
		.select("id")
		.where("role", "=", "owner")
		.limit(1)
		.executeTakeFirst();
	return found !== undefined;
}
