import type { z } from "zod";
import { ImportRefused } from "./import-refused.ts";
import type { JsonPart } from "./json-parts.ts";

/** Where a part of a file stands, as whoever mends the file looks for it. */
export function placeOf({ key, item, line }: Pick<JsonPart, "key" | "item" | "line">): string {
	return item === undefined ? `Line ${line}, "${key}"` : `Line ${line}, entry ${item} of "${key}"`;
}

/** No text of a database has it. */
const nul = /(?<!\\)(?:\\\\)*\\u0000/;

/** A part as its schema has it. Throws `ImportRefused` with its place and what is wrong. */
export function checked<Value>(schema: z.ZodType<Value>, part: JsonPart): Value {
	const read = schema.safeParse(part.value);
	if (!read.success) {
		const [issue] = read.error.issues;
		const at = issue?.path.join(".");
		throw new ImportRefused(
			`${placeOf(part)}: ${at ? `${at}: ` : ""}${issue?.message ?? "it is not as it should be"}.`,
		);
	}
	if (nul.test(JSON.stringify(read.data)))
		throw new ImportRefused(`${placeOf(part)}: it has a NUL character (U+0000), which cannot be kept.`);
	return read.data;
}
