type Start = () => void;

/**
 * Starts requests in rounds of one from each client, and lets the sockets of others be read between rounds: whoever
 * sends a hundred at once has one of them before the next request of somebody else, not a hundred.
 */
export function createFairStarts(): (client: string, start: Start) => void {
	const waiting = new Map<string, Start[]>();

	function startRound(): void {
		for (const [client, line] of waiting) {
			const start = line.shift();
			if (line.length === 0) waiting.delete(client);
			start?.();
		}
		if (waiting.size > 0) setImmediate(startRound);
	}

	return (client, start) => {
		const line = waiting.get(client);
		if (line) return void line.push(start);
		if (waiting.size === 0) setImmediate(startRound);
		waiting.set(client, [start]);
	};
}
