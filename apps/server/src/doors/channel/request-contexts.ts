import { ok, type Result } from "@offizin/base";
import type { Consent, PageTreatments, PublicContext, RequestContext } from "@offizin/contract";
import { channelKeys, type PlacedPath, placeFinder, placeOf, siteOfHeaders } from "@offizin/sites";
import { type Address, type Addressing, addressOf, hostsOf } from "../../nouns/channel/address.ts";
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

interface Host {
	readonly address: Address;
	readonly placeAt: (path: string) => PlacedPath;
	readonly keys: Map<PlacedPath, WeakMap<PageTreatments, string>>;
}

/** A demo answers on every name of the machine itself. */
const MAX_HOSTS = 64;

export function createRequestContexts(config: Addressing, treatmentsOf: TreatmentsOf): RequestContexts {
	const hosts = new Map<string, Host>();

	function hostAt(name: string): Host {
		const known = hosts.get(name);
		if (known) return known;
		const address = addressOf(config, name);
		const { channel, market, isOwnHost } = address;
		const placeAt = placeFinder(channel, hostsOf(config, address, channel), market);
		const host = { address, placeAt, keys: new Map() };
		if (isOwnHost) {
			if (hosts.size >= MAX_HOSTS) hosts.clear();
			hosts.set(name, host);
		}
		return host;
	}

	function publicContext(address: Address, place: PlacedPath, flags: PageTreatments): PublicContext {
		const { channel, origins } = address;
		const sister = channelKeys.find((key) => key !== channel) ?? channel;
		const opposite = placeOf({ ...place.site, channel: sister }, hostsOf(config, address, sister));
		return {
			...place,
			hosts: hostsOf(config, address, place.site.channel),
			sisterOrigin: origins[sister],
			sisterAddress: opposite.origin + opposite.prefix,
			flags,
		};
	}

	/** The place of another site than that of the path: its addresses stay those of the host. */
	function placeChosen(address: Address, chosen: NonNullable<Asked["chosen"]>, asked: PlacedPath) {
		if (chosen.channel === undefined && chosen.locale === undefined) return ok(asked);
		const site = siteOfHeaders(chosen.channel ?? address.channel, chosen.locale);
		if (!site.ok) return site;
		const { prefix } = placeOf(site.value, hostsOf(config, address, site.value.channel));
		return ok({ ...asked, site: site.value, prefix });
	}

	return {
		of({ host: name, path, cookie, chosen }) {
			const { address, placeAt } = hostAt(name);
			const place = chosen ? placeChosen(address, chosen, placeAt(path)) : ok(placeAt(path));
			if (!place.ok) return place;
			const { isOwnHost } = address;
			const shared = publicContext(address, place.value, treatmentsOf(cookie));
			return ok({ ...shared, consent: consentOf(cookie), isOwnHost });
		},
		contextKey(name, path, cookie) {
			const own = name === undefined ? undefined : hosts.get(name);
			if (!own) return undefined;
			const place = own.placeAt(path);
			const flags = treatmentsOf(cookie);
			let keys = own.keys.get(place);
			if (!keys) {
				keys = new WeakMap();
				own.keys.set(place, keys);
			}
			let key = keys.get(flags);
			if (key === undefined) {
				key = cacheKey(publicContext(own.address, place, flags));
				keys.set(flags, key);
			}
			return key;
		},
	};
}

function consentOf(cookie = ""): Consent {
	const [, said] = /(?:^|;\s*)consent=(granted|declined)(?:;|$)/.exec(cookie) ?? [];
	return said === "granted" || said === "declined" ? said : "unknown";
}
