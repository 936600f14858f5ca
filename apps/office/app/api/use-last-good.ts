import type { CallError } from "@offizin/contract";
import { useState } from "react";
import type { Answer } from "./call.ts";

export interface LastGood<Value> {
	readonly value: Value | undefined;
	/** When `value` came, milliseconds. */
	readonly at: number;
	/** Why nothing newer came. */
	readonly failure: CallError | undefined;
}

/**
 * The newest value that came for `key`, beside the failure that came after it: a refresh that fails takes nothing off
 * the screen.
 */
export function useLastGood<Value>(answer: Answer<Value>, at: number, key: string): LastGood<Value> {
	const [kept, setKept] = useState({ key, at, value: answer.ok ? answer.value : undefined });
	const isNewer = kept.key !== key || (answer.ok && answer.value !== kept.value);
	const current = isNewer ? { key, at, value: answer.ok ? answer.value : undefined } : kept;
	if (isNewer) setKept(current);
	return { value: current.value, at: current.at, failure: answer.ok ? undefined : answer.error };
}
