/** Entries whose sizes together stay within a limit: what was not asked for longest goes first. */
export class BoundedCache<Key, Value> {
	readonly #entries = new Map<Key, Value>();
	readonly #limit: number;
	readonly #sizeOf: (key: Key, value: Value) => number;
	#size = 0;

	/** Without `sizeOf` the limit is a number of entries. */
	constructor(limit: number, sizeOf: (key: Key, value: Value) => number = () => 1) {
		this.#limit = limit;
		this.#sizeOf = sizeOf;
	}

	get size(): number {
		return this.#size;
	}

	/** The value of a key, which counts as asked for. */
	find(key: Key): Value | undefined {
		const known = this.#entries.get(key);
		if (known === undefined) return undefined;
		this.#entries.delete(key);
		this.#entries.set(key, known);
		return known;
	}

	/** The value of a key, made where there is none. */
	get(key: Key, make: () => Value): Value {
		const known = this.find(key);
		if (known !== undefined) return known;
		const made = make();
		this.set(key, made);
		return made;
	}

	/** A value larger than the limit is not kept. */
	set(key: Key, value: Value): void {
		this.delete(key);
		this.#entries.set(key, value);
		this.#size += this.#sizeOf(key, value);
		for (const oldest of this.#entries.keys()) {
			if (this.#size <= this.#limit) return;
			this.delete(oldest);
		}
	}

	delete(key: Key): void {
		const known = this.#entries.get(key);
		if (known === undefined) return;
		this.#entries.delete(key);
		this.#size -= this.#sizeOf(key, known);
	}

	/** Forgets all values that `isMeant` names. */
	deleteWhere(isMeant: (value: Value) => boolean): void {
		for (const [key, value] of this.#entries) if (isMeant(value)) this.delete(key);
	}
}
