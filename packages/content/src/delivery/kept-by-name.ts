/**
 * Makes something of an owner once for each name, and keeps it as long as there is the owner. Of more than `most` names
 * the one not asked for longest goes first.
 */
export function keptByName<Made extends object>(most: number) {
	const kept = new WeakMap<object, Map<string, Made>>();
	return (owner: object, name: string, make: () => Made): Made => {
		const known = kept.get(owner) ?? new Map<string, Made>();
		kept.set(owner, known);
		const made = known.get(name) ?? make();
		known.delete(name);
		known.set(name, made);
		const [oldest] = known.keys();
		if (known.size > most && oldest !== undefined) known.delete(oldest);
		return made;
	};
}
