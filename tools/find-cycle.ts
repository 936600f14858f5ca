type Edges = ReadonlyMap<string, readonly string[]>;

/** The cycles of a directed graph, one for each edge that closes one on a depth-first walk; [] when there are none. */
export function findCycles(edges: Edges): string[][] {
	const cycles: string[][] = [];
	const done = new Set<string>();
	const path: string[] = [];
	const visit = (node: string): void => {
		const start = path.indexOf(node);
		if (start >= 0) cycles.push([...path.slice(start), node]);
		if (start >= 0 || done.has(node)) return;
		path.push(node);
		for (const next of edges.get(node) ?? []) visit(next);
		path.pop();
		done.add(node);
	};
	for (const node of edges.keys()) visit(node);
	return cycles;
}

/** The shortest way from a node back to itself, both ends included; undefined when there is none. */
export function cycleThrough(node: string, edges: Edges): string[] | undefined {
	const reached = new Set<string>();
	let ways = [[node]];
	while (ways.length > 0) {
		ways = ways.flatMap((way) =>
			(edges.get(way.at(-1) ?? node) ?? []).flatMap((next) => {
				if (reached.has(next)) return [];
				reached.add(next);
				return [[...way, next]];
			}),
		);
		const back = ways.find((way) => way.at(-1) === node);
		if (back) return back;
	}
	return undefined;
}
