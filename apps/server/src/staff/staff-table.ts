import type { Role } from "@offizin/accounts";
import type { Timestamp } from "../database/column.ts";

/** Written by better-auth only; named here for what we read. */
export interface StaffUserTable {
	id: string;
	email: string;
	name: string;
	role: Role;
}

/** Failed logins of one address, whether it exists or not. */
export interface StaffLoginFailureTable {
	/** Keyed hash of the address as typed, in lower case. */
	address_hash: string;
	failures: number;
	last_at: Timestamp;
}
