/** The same object with another member; without it when the value is null or undefined. */
export function withMember<Owner extends object, Key extends keyof Owner>(
	owner: Owner,
	key: Key,
	value: Owner[Key] | null | undefined,
): Owner {
	if (value !== null && value !== undefined) return { ...owner, [key]: value };
	const { [key]: _taken, ...rest } = owner;
	return rest as Owner;
}
