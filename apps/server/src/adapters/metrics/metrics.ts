import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export interface RequestFacts {
	readonly method: string;
	/** Pattern of the route, never the address itself. */
	readonly route: string;
	readonly status: number;
	readonly seconds: number;
	readonly statements: number;
}

/** What the process measures about itself, in the words of Prometheus. */
export interface Metrics {
	observe(request: RequestFacts): void;
	cachedPage(outcome: "fresh" | "stale" | "miss"): void;
	queueDepth(depths: Readonly<Record<string, number>>): void;
	freeSpace(bytes: Readonly<Record<"files" | "data", number>>): void;
	text(): Promise<string>;
	readonly contentType: string;
}

export function createMetrics(): Metrics {
	const register = new Registry();
	collectDefaultMetrics({ register });
	const labelNames = ["method", "route", "status"] as const;
	const duration = new Histogram({
		name: "offizin_request_seconds",
		help: "Time to the head of the answer",
		labelNames,
		buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
		registers: [register],
	});
	const statements = new Histogram({
		name: "offizin_request_statements",
		help: "SQL statements per request",
		labelNames: ["method", "route"] as const,
		buckets: [0, 1, 2, 4, 8, 16, 32],
		registers: [register],
	});
	const pages = new Counter({
		name: "offizin_page_cache_total",
		help: "Pages asked for, by what the page cache had",
		labelNames: ["outcome"] as const,
		registers: [register],
	});
	const depth = new Gauge({
		name: "offizin_queue_jobs",
		help: "Jobs that wait or run",
		labelNames: ["queue"] as const,
		registers: [register],
	});
	const free = new Gauge({
		name: "offizin_free_bytes",
		help: "Free bytes on the disk of the files and on that of the data folder",
		labelNames: ["folder"] as const,
		registers: [register],
	});
	return {
		observe(request) {
			const { method, route, status, seconds } = request;
			duration.observe({ method, route, status: String(status) }, seconds);
			statements.observe({ method, route }, request.statements);
		},
		cachedPage: (outcome) => pages.inc({ outcome }),
		queueDepth(depths) {
			depth.reset();
			for (const [queue, jobs] of Object.entries(depths)) depth.set({ queue }, jobs);
		},
		freeSpace({ files, data }) {
			free.set({ folder: "files" }, files);
			free.set({ folder: "data" }, data);
		},
		text: () => register.metrics(),
		contentType: register.contentType,
	};
}
