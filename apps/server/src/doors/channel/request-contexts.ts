import { invariant, ok, type Result } from "@offizin/base";
import type { Consent, PageTreatments, PublicContext, RequestContext } from "@offizin/contract";
import { channelKeys, type Site, siteOf, siteOfHeaders, siteOfPath } from "@offizin/sites";
import { type Address, type Addressing, addressOf } from "../../nouns/channel/address.ts";
import { cacheKey } from "../http/cache-key.ts";

/** What the visitor with this Cookie header is shown of the flags of pages: for the same treatments the same object. */
export type TreatmentsOf = (cookie: string | undefined) => PageTreatments;

interface Asked {
	readonly host: string;
	readonly path: string;
	readonly cookie: string | undefined;
	/** What `X-Channel` and `X-Locale` say; undefined where they say nothing about the answer. */
	readonly chosen: { readonly channel: string | undefined; readonly locale: string | undefined } | undefined;
}

/** Finds the context of a request: the only place that knows which of its headers it comes from. */
export interface RequestContexts {
	of(asked: Asked): Result<RequestContext, "channel_unknown" | "locale_unknown">;
	/**
	 * The cache key of the context of a page that is asked for: found without making anything, since it stands before every kept page.
	 * Undefined under a host that no page has been kept for.
	 */
	contextKey(host: string | undefined, path: string, cookie: string | undefined): string | undefined;
}

interface OwnHost {
	readonly address: Address;
	readonly site: Site;
	readonly keys: Map<Site, WeakMap<PageTreatments, string>>;
}

/** A demo answers on every name of the machine itself. */
const MAX_HOSTS = 64;

export function createRequestContexts(config: Addressing, treatmentsOf: TreatmentsOf): RequestContexts {
	const hosts = new Map<string, OwnHost>();

	function addressAt(host: string): Address {
		const known = hosts.get(host);
		if (known) return known.address;
		const address = addressOf(config, host);
		if (address.isOwnHost) {
			if (hosts.size >= MAX_HOSTS) hosts.clear();
			hosts.set(host, { address, site: firstSite(address), keys: new Map() });
		}
		return address;
	}

	return {
		of({ host, path, cookie, chosen }) {
			const address = addressAt(host);
			const site = chosen
				? siteOfHeaders(chosen.channel ?? address.channel, chosen.locale)
				: ok(siteOfPath(firstSite(address), path));
			if (!site.ok) return site;
			const { isOwnHost } = address;
			const shared = publicContext(address, site.value, treatmentsOf(cookie));
			return ok({ ...shared, consent: consentOf(cookie), isOwnHost });
		},
		contextKey(host, path, cookie) {
			const own = host === undefined ? undefined : hosts.get(host);
			if (!own) return undefined;
			const site = siteOfPath(own.site, path);
			const flags = treatmentsOf(cookie);
			let keys = own.keys.get(site);
			if (!keys) {
				keys = new WeakMap();
				own.keys.set(site, keys);
			}
			let key = keys.get(flags);
			if (key === undefined) {
				key = cacheKey(publicContext(own.address, site, flags));
				keys.set(flags, key);
			}
			return key;
		},
	};
}

function publicContext({ channel, origins }: Address, site: Site, flags: PageTreatments): PublicContext {
	const sister = channelKeys.find((key) => key !== channel) ?? channel;
	return { site, origin: origins[channel], sisterOrigin: origins[sister], flags };
}

function firstSite({ channel }: Address): Site {
	const site = siteOf(channel);
	invariant(site, `${channel} is sold somewhere`);
	return site;
}

function consentOf(cookie = ""): Consent {
	const [, said] = /(?:^|;\s*)consent=(granted|declined)(?:;|$)/.exec(cookie) ?? [];
	return said === "granted" || said === "declined" ? said : "unknown";
}
