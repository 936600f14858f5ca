import { useState } from "react";

/** Spec 9.4-1. */
const JUST_NOW_MS = 60_000;

export function isJustNow(savedAt: string, now: number): boolean {
	return now - Date.parse(savedAt) < JUST_NOW_MS;
}

/** Whether something had been saved just before it was first shown here: a moment needs no clock. */
export function useJustChanged({ savedAt }: { readonly savedAt: string }): boolean {
	const [seenAt] = useState(Date.now);
	return isJustNow(savedAt, seenAt);
}
