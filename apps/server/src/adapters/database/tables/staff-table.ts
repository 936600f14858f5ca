import type { Role } from "@offizin/accounts";
import type { ColumnType } from "kysely";
import type { Timestamp } from "../column.ts";

/** Made by better-auth; named here for what we read and change. */
export interface StaffUserTable {
	id: ColumnType<string, never, never>;
	email: ColumnType<string, never, never>;
	name: string;
	role: Role;
	last_login_at: ColumnType<Date | null, never, Date>;
}

/** Made by better-auth; named here for what we remove. */
export interface StaffSessionTable {
	user_id: ColumnType<string, never, never>;
	expires_at: ColumnType<Date, never, never>;
}

/** Tries that were counted (nouns/staff/login-failures.ts). */
export interface StaffLoginFailureTable {
	/** Keyed hash of address and network, of an address, or of an address and a device. */
	key_hash: string;
	failures: number;
	last_at: Timestamp;
}

/** A browser an account was signed in on (nouns/staff/known-devices.ts). */
export interface StaffDeviceTable {
	token_hash: string;
	user: string;
	signed_in_at: Timestamp;
}
