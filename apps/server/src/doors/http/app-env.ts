import type { Owner } from "@offizin/accounts";
import type { RequestContext } from "@offizin/contract";
import type { Log } from "../../adapters/log/log.ts";

/** What the listener knows about a request; absent when a test or the shop calls the app in process. */
export interface Connection {
	/**
	 * Address of the client as the socket (or the trusted proxy) says. Kept in memory for rate limits, never logged; of
	 * its network a keyed hash is stored for a day (nouns/uploads/upload-charge.ts).
	 */
	readonly client?: string;
	/** Of the page that asks in process. */
	readonly context?: RequestContext;
}

/** Who is asking. */
export interface Visitor {
	/** Whose the designs, uploads and carts are that they may see; undefined for somebody without a cookie. */
	readonly owner: Owner | undefined;
	/** The owner, made now if there is none yet, and the cookie for as long again. Call it only when something is about to be stored. */
	ensure(): Owner;
}

/** What every handler finds in its context. */
export interface AppEnv {
	Bindings: Connection;
	Variables: {
		requestId: string;
		log: Log;
		context: RequestContext;
		/** For inline scripts of personal pages. */
		nonce: string;
		visitor: Visitor;
	};
}
