export const carriers = ["dhl", "deutsche_post", "dpd", "gls", "ups", "post_at", "swiss_post"] as const;
export type Carrier = (typeof carriers)[number];

/** Where a parcel is followed; its number stands at `#`. */
const followed: Readonly<Record<Carrier, string>> = {
	dhl: "https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=#",
	deutsche_post: "https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode=#",
	dpd: "https://tracking.dpd.de/status/de_DE/parcel/#",
	gls: "https://gls-group.eu/DE/de/paketverfolgung?match=#",
	ups: "https://www.ups.com/track?tracknum=#",
	post_at: "https://www.post.at/sv/sendungsdetails?snr=#",
	swiss_post: "https://service.post.ch/ekp-web/ui/entry/search/#",
};

/** A parcel that is with its carrier. */
export interface Tracking {
	readonly carrier: Carrier;
	/** As the label has it, without spaces: "00340434161094015902". */
	readonly number: string;
}

/** The page of the carrier that shows where the parcel is. */
export function trackingAddress({ carrier, number }: Tracking): string {
	return followed[carrier].replace("#", encodeURIComponent(number));
}

/** Even those of letters abroad ("RR123456785DE", UPU S10) have nine. */
const LEAST_DIGITS = 6;

/** A number as typed or scanned, in the form it is kept in; undefined when no carrier has such numbers. */
export function parseTrackingNumber(text: string): string | undefined {
	const number = text.replace(/[\s.-]/g, "").toUpperCase();
	const digits = number.replace(/\D/g, "").length;
	return /^[0-9A-Z]{8,35}$/.test(number) && digits >= LEAST_DIGITS ? number : undefined;
}
