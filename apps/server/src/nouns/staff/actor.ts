import type { StaffMember } from "./staff.ts";

/** A member of staff as history names them, whatever becomes of their account. */
export type Actor = Pick<StaffMember, "id" | "name">;
