interface Limit {
	/** Requests that pass without waiting after a pause. */
	readonly atOnce: number;
	/** Then so many ... */
	readonly requests: number;
	/** ... in so many seconds, evenly. */
	readonly seconds: number;
}

/**
 * Per client. A family or an office shares an address; the editor saves less than once a second (packages/editor,
 * autosave), a page shows some dozens of previews.
 */
const limits = {
	login: { atOnce: 20, requests: 20, seconds: 600 },
	/** A set of prints has as many photos as a summer; bytes have a limit of their own (upload-quota.ts). */
	upload: { atOnce: 1000, requests: 1000, seconds: 600 },
	/** Somebody tries a list until it fits. */
	guests: { atOnce: 30, requests: 120, seconds: 600 },
	design: { atOnce: 60, requests: 120, seconds: 600 },
	change: { atOnce: 60, requests: 900, seconds: 300 },
	look: { atOnce: 120, requests: 1200, seconds: 300 },
	image: { atOnce: 200, requests: 600, seconds: 300 },
	preview: { atOnce: 150, requests: 300, seconds: 300 },
	/** A few letters at a time while somebody types. */
	search: { atOnce: 60, requests: 600, seconds: 300 },
	voucher: { atOnce: 30, requests: 30, seconds: 600 },
	/** Each writes to an address that somebody has typed; wrong tries count, too. */
	withdrawal: { atOnce: 20, requests: 20, seconds: 3600 },
	waitlist: { atOnce: 10, requests: 20, seconds: 600 },
	/** Links and codes that are made, and lists of them. */
	share: { atOnce: 60, requests: 120, seconds: 600 },
	/** Eight letters are soon typed wrong, and never guessed. */
	code: { atOnce: 6, requests: 6, seconds: 600 },
	/** Of one owner: each writes to somebody who may not have asked for it. */
	"share mail": { atOnce: 5, requests: 5, seconds: 3600 },
	/** Of one address, whoever it says it is: cookies are soon thrown away. */
	"share mails": { atOnce: 15, requests: 15, seconds: 3600 },
	remark: { atOnce: 10, requests: 20, seconds: 600 },
	checkout: { atOnce: 30, requests: 30, seconds: 600 },
	/** Providers tell of everything twice, and some of it has to be asked back. */
	"payment event": { atOnce: 300, requests: 3000, seconds: 300 },
	/** Of one space: a site that is built asks for all it has. */
	content: { atOnce: 400, requests: 6000, seconds: 60 },
	/** Editors save and ask while they type; a script that moves a site in does so all day. */
	manage: { atOnce: 300, requests: 6000, seconds: 300 },
} as const satisfies Readonly<Record<string, Limit>>;
export type LimitName = keyof typeof limits;

/** Counts requests. One process counts for itself: N web nodes allow at most N times as much. */
export interface RateLimiter {
	/** Seconds to wait, or 0 when the request may pass. */
	take(name: LimitName, client: string): number;
	/** Whole requests in a second that pass for ever, at least one. */
	perSecond(name: LimitName): number;
}

const MAX_CLIENTS = 50_000;

/** A bucket per client in memory that fills evenly (GCRA, ITU-T I.371), bounded; `factor` multiplies every limit. */
export function memoryRateLimiter(now: () => Date, factor: number): RateLimiter {
	/** When a bucket will be full again, in milliseconds since 1970. */
	const fullAt = new Map<string, number>();
	return {
		perSecond(name) {
			const { requests, seconds } = limits[name];
			return Math.max(1, Math.floor((requests * factor) / seconds));
		},
		take(name, client) {
			const { atOnce, requests, seconds } = limits[name];
			const everyMs = (seconds * 1000) / (requests * factor);
			const emptyMs = everyMs * atOnce * factor;
			const at = now().getTime();
			const key = `${name} ${client}`;
			const known = fullAt.get(key) ?? at;
			// What is further away than an empty bucket was noted before the clock was set back.
			const full = known > at + emptyMs ? at : Math.max(known, at);
			const next = full + everyMs;
			const tooEarlyMs = next - emptyMs - at;
			// A fraction of a millisecond is the rounding of the sum.
			if (tooEarlyMs > 0.5) return Math.ceil(tooEarlyMs / 1000);
			fullAt.delete(key);
			fullAt.set(key, next);
			const [oldest] = fullAt.keys();
			if (fullAt.size > MAX_CLIENTS && oldest !== undefined) fullAt.delete(oldest);
			return 0;
		},
	};
}
