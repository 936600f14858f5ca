import type { Site } from "@offizin/sites";
import type { Log } from "../log/log.ts";

/** What the listener knows about a request; absent when a test or the shop calls the app in process. */
export interface Connection {
	/**
	 * Address of the client as the socket (or the trusted proxy) says. Kept in memory for rate limits, never logged; of
	 * its network a keyed hash is stored for a day (uploads/upload-charge.ts).
	 */
	readonly client?: string;
}

/** Who is asking, without an account: the owner of designs, uploads and carts. */
export interface Visitor {
	/** Hash of the cookie, as stored with what the visitor owns; undefined for somebody without a cookie. */
	readonly id: string | undefined;
	/** The id, made now if there is none yet, and its cookie for as long again. Call it only when something is about to be stored. */
	ensure(): string;
}

/** What every handler finds in its context. */
export interface AppEnv {
	Bindings: Connection;
	Variables: {
		requestId: string;
		log: Log;
		site: Site;
		/** Scheme and host of this channel, and of the other one. */
		origin: string;
		sisterOrigin: string;
		/** False under a host that may be made up: what names it must not be kept for others. */
		isOwnHost: boolean;
		/** For inline scripts of personal pages. */
		nonce: string;
		visitor: Visitor;
	};
}
