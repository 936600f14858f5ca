import type { OfficeWords } from "./load-words.ts";
import type { Say } from "./office-intl.tsx";

type EventKey = `events.${keyof OfficeWords["events"]}`;

/** An event of the history in words; one that this version does not know yet is shown by its name. */
export function eventWord(event: string, t: Say): string {
	const key = `events.${event}` as EventKey;
	return t.has(key) ? t(key) : event;
}
