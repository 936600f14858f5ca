/** Ids in order: "line-1", "line-2", … */
export function sequentialIds(prefix: string): () => string {
	let last = 0;
	return () => {
		last += 1;
		return `${prefix}-${last}`;
	};
}
