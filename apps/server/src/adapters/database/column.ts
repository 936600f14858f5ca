import type { ColumnType } from "kysely";

/** A timestamptz: a Date when read, a Date when written. */
export type Timestamp = ColumnType<Date, Date, Date>;
/** A jsonb column; write it as `toJson(value)` (json.ts). */
export type Json<Value> = ColumnType<Value, Value, Value>;
