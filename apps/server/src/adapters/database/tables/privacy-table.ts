import type { Generated } from "kysely";
import type { Json, Timestamp } from "../column.ts";

/** A request of a person that was granted; says nothing about them. */
export interface PrivacyLogTable {
	id: Generated<string>;
	at: Timestamp;
	action: "export" | "erase";
	/** How many orders, designs, photos and so on. */
	counts: Json<Readonly<Record<string, number>>>;
}
