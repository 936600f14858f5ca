import type { Json, Timestamp } from "../column.ts";

/** The print file of one order line, to be made or made. */
export interface PrintJobTable {
	id: string;
	line: string;
	state: "queued" | "running" | "done" | "failed";
	/** Why it failed, in words for the operator. */
	problem: string | null;
	/** What the operator should look at, in words. */
	notes: Json<readonly string[]>;
	/** Attempts that broke; those that were cut off are not counted. */
	failures: number;
	created_at: Timestamp;
	started_at: Timestamp | null;
	finished_at: Timestamp | null;
}

/** A finished file; its bytes lie in the file store under their hash. */
export interface PrintFileTable {
	job: string;
	name: string;
	/** From 1: print file, previews, ticket. */
	position: number;
	content_type: string;
	bytes: number;
	sha256: string;
}
