import type { StoredOwner } from "@offizin/accounts";
import type { DesignDocument, Finding } from "@offizin/design";
import type { Json, Timestamp } from "../column.ts";

/** A person's design: what it is of and its newest state. */
export interface DesignTable {
	/** 128 random bits, base64url. */
	id: string;
	owner: StoredOwner;
	channel: string;
	template: string;
	/** As its owner calls it, up to 80 characters. */
	name: string | null;
	/** Of the names written in its newest revision (nouns/designs/design-title.ts). */
	title: string | null;
	revision: number;
	created_at: Timestamp;
	saved_at: Timestamp;
}

/** One immutable state of a design; carts and orders refer to it. */
export interface DesignRevisionTable {
	design: string;
	revision: number;
	document: Json<DesignDocument>;
	findings: Json<readonly Finding[]> | null;
	saved_at: Timestamp;
}
