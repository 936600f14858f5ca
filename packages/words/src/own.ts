/** A value of a table by a key of its own; "toString" and the like are none. */
export function own<Value>(
	table: Readonly<Record<string, Value>> | undefined,
	key: string,
): Value | undefined {
	return table && Object.hasOwn(table, key) ? table[key] : undefined;
}
