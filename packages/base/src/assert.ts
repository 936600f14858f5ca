/** Marks a branch that the types say cannot be reached; throws with the value when it is. */
export function assertNever(value: never, context = "value"): never {
	throw new Error(`Unexpected ${context}: ${JSON.stringify(value)}`);
}

/** Throws when a condition the programmer relies on does not hold. Never for user input. */
export function invariant(condition: unknown, message: string): asserts condition {
	if (!condition) throw new Error(`Invariant broken: ${message}`);
}
