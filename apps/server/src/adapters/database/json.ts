import { type RawBuilder, sql } from "kysely";

/** A value for a jsonb column. Without it the server engine would write an array as a PostgreSQL array. */
export function toJson<Value>(value: Value): RawBuilder<Value> {
	return sql<Value>`${JSON.stringify(value)}::jsonb`;
}
