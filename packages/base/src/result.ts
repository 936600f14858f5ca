/** Outcome of something that is expected to fail at times. `error` carries a stable `code`. */
export type Result<Value, Failure> =
	| { readonly ok: true; readonly value: Value }
	| { readonly ok: false; readonly error: Failure };

export function ok<Value>(value: Value): Result<Value, never> {
	return { ok: true, value };
}

export function err<Failure>(error: Failure): Result<never, Failure> {
	return { ok: false, error };
}
