/** Bytes strangers may fill. */
export interface UploadQuota {
	readonly visitorDay: number;
	readonly networkDay: number;
	readonly visitorTotal: number;
}

const GB = 1_000_000_000;

const quota: UploadQuota = {
	/** A photo book of 400 photos of 8 MB has 3.2 GB; those of a good camera twice as much, or a second try. */
	visitorDay: 8 * GB,
	/** Behind one address of IPv4 may stand a family, an office, a café, or some households of a mobile network. */
	networkDay: 24 * GB,
	/** What lies here at a time: unplaced photos go after 30 days, so this is two large books and what was ordered. */
	visitorTotal: 20 * GB,
};

/** `factor` multiplies them as it does rate limits, for load tests. */
export function uploadQuota(factor: number): UploadQuota {
	return {
		visitorDay: quota.visitorDay * factor,
		networkDay: quota.networkDay * factor,
		visitorTotal: quota.visitorTotal * factor,
	};
}
