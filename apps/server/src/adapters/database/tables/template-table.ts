import type { DesignDocument } from "@offizin/design";
import type { Generated } from "kysely";
import type { Json, Timestamp } from "../column.ts";

/** A template as the back office has changed it: at most one draft of each, and what was published. */
export interface TemplateEditionTable {
	template: string;
	version: number;
	id: string;
	base: number;
	document: Json<DesignDocument>;
	revision: Generated<number>;
	note: Generated<string>;
	begun_at: Timestamp;
	saved_at: Timestamp;
	saved_by: string;
	saved_staff: string | null;
	published_at: Timestamp | null;
}
