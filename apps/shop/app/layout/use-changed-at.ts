import type { Draft } from "@offizin/contract";
import { useState } from "react";
import { useLocale } from "use-intl";

/** When a draft was changed last, in a line that does not break after the day: "22. November um 14:32". */
export function useChangedAt({ savedAt }: Draft): string {
	const format = new Intl.DateTimeFormat(useLocale(), {
		day: "numeric",
		month: "long",
		hour: "2-digit",
		minute: "2-digit",
		timeZone: "Europe/Berlin",
	});
	return format.format(new Date(savedAt)).replace(". ", ".\u00a0");
}

/** Spec 9.4-1. */
const JUST_NOW_MS = 60_000;

export function isJustNow(savedAt: string, now: number): boolean {
	return now - Date.parse(savedAt) < JUST_NOW_MS;
}

/** Whether it had been changed just before it was first shown here: a moment needs no clock. */
export function useJustChanged({ savedAt }: Draft): boolean {
	const [seenAt] = useState(Date.now);
	return isJustNow(savedAt, seenAt);
}
