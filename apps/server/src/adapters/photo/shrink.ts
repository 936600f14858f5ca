export interface Grid {
	readonly columns: number;
	readonly rows: number;
}

export interface Layer extends Grid {
	readonly channels: number;
	/** Interleaved, row by row. */
	readonly values: Uint8Array | Float32Array;
}

/** The same with a longest edge of `edge`, each value the mean of those it stands for; never enlarged. */
export function shrink({ columns, rows, channels, values }: Layer, edge: number) {
	const share = Math.min(1, edge / Math.max(columns, rows));
	const size = { columns: atLeastOne(columns * share), rows: atLeastOne(rows * share) };
	const sums = new Float32Array(size.columns * size.rows * channels);
	const counts = new Float32Array(size.columns * size.rows);
	for (let y = 0; y < rows; y++) {
		const row = Math.floor((y * size.rows) / rows);
		for (let x = 0; x < columns; x++) {
			const cell = row * size.columns + Math.floor((x * size.columns) / columns);
			const from = (y * columns + x) * channels;
			for (let channel = 0; channel < channels; channel++) {
				const to = cell * channels + channel;
				sums[to] = (sums[to] ?? 0) + (values[from + channel] ?? 0);
			}
			counts[cell] = (counts[cell] ?? 0) + 1;
		}
	}
	const means = sums.map((sum, at) => sum / (counts[Math.floor(at / channels)] ?? 1));
	return { ...size, channels, values: means };
}

const atLeastOne = (count: number) => Math.max(1, Math.round(count));
