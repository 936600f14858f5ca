import { z } from "zod";
import { reply } from "./route.ts";

/** Every refusal of every door (design.md §6). `code` is stable, `message` is for people, `fields` names bad fields. */
export const errorSchema = z.looseObject({
	code: z.string(),
	message: z.string(),
	fields: z.record(z.string(), z.string()).optional(),
});
export type ApiError = z.infer<typeof errorSchema>;

/** Refusals every JSON door may answer. */
export const refusals = {
	400: reply(errorSchema, "The request cannot be read."),
	403: reply(errorSchema, "Not from this origin, or not allowed."),
	404: reply(errorSchema, "Not there, or not yours."),
	409: reply(errorSchema, "Something has changed in between; the answer carries the new state."),
	412: reply(errorSchema, "A newer revision exists; the answer carries it."),
	413: reply(errorSchema, "Too large."),
	415: reply(errorSchema, "Not a kind of file that can be printed."),
	422: reply(errorSchema, "Readable, but it cannot be done."),
	428: reply(errorSchema, "Say which revision the change was made on (If-Match)."),
	429: reply(errorSchema, "Too many requests."),
	503: reply(errorSchema, "Not ready; try again."),
} as const;
