import type { ColumnType } from "kysely";
import type { DesignRevisionTable, DesignTable } from "../designs/design-table.ts";
import type { StaffLoginFailureTable, StaffUserTable } from "../staff/staff-table.ts";
import type { UploadTable } from "../uploads/upload-table.ts";

/** A timestamptz: a Date when read, a Date when written. */
export type Timestamp = ColumnType<Date, Date, Date>;
/** A jsonb column; write it as `toJson(value)` (json.ts). */
export type Json<Value> = ColumnType<Value, Value, Value>;

/** Every table. Each noun describes its own in `<noun>/<noun>-table.ts`. */
export interface Tables {
	design: DesignTable;
	design_revision: DesignRevisionTable;
	staff_login_failure: StaffLoginFailureTable;
	staff_user: StaffUserTable;
	upload: UploadTable;
}
