import { type FieldValue, isRecord } from "@offizin/content";

type FieldRecord = { readonly [key: string]: FieldValue };

/** A value with parts, as it is kept; one of another kind has none. */
export const recordOf = (value: FieldValue): FieldRecord => (isRecord(value) ? value : {});

/** A part that is words; "" for none. */
export const partOf = (value: unknown) => (typeof value === "string" ? value : "");
