/** Map that forgets its least recently used entry once `limit` is passed. */
export class BoundedCache<Key, Value> {
	readonly #entries = new Map<Key, Value>();
	readonly #limit: number;

	constructor(limit: number) {
		this.#limit = limit;
	}

	get(key: Key, make: () => Value): Value {
		const known = this.#entries.get(key);
		if (known !== undefined) {
			this.#entries.delete(key);
			this.#entries.set(key, known);
			return known;
		}
		const made = make();
		this.#entries.set(key, made);
		if (this.#entries.size > this.#limit) {
			const [oldest] = this.#entries.keys();
			if (oldest !== undefined) this.#entries.delete(oldest);
		}
		return made;
	}
}
