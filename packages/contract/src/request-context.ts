import type { Hosts, PlacedPath } from "@offizin/sites";

/**
 * Flags that change a page, with the treatments of each besides "off" (spec 3.12-1, 5-9); none so far. What is not in
 * here changes nothing that is kept for everyone.
 */
const pageFlags = {} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What a visitor is shown of each of these flags. */
export type PageTreatments = {
	readonly [Flag in keyof typeof pageFlags]: "off" | (typeof pageFlags)[Flag][number];
};

/** What everybody is shown where nobody decides about flags (spec 4-6). */
export const allOff: PageTreatments = {};

/** What a visitor has said about being measured (spec 4-8); "unknown" until they are asked. */
export const consents = ["granted", "declined", "unknown"] as const;
export type Consent = (typeof consents)[number];

/** All of a request that may change an answer which is the same for everyone. */
export interface PublicContext extends PlacedPath {
	/** Where the shops of this channel stand, for links to other countries. */
	readonly hosts: Hosts;
	/** Scheme and host of the other channel's shop. */
	readonly sisterOrigin: string;
	/** Its page of the same country and language, without a trailing slash: for the link between the brands. */
	readonly sisterAddress: string;
	readonly flags: PageTreatments;
}

/** What is known of every request before anybody answers it; what `PublicContext` does not have changes private answers only. */
export interface RequestContext extends PublicContext {
	readonly consent: Consent;
	/** False under a host that may be made up: what names it must not be kept for others. */
	readonly isOwnHost: boolean;
}
