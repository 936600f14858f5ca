import type { Site } from "@offizin/catalog";
import type { Log } from "../log/log.ts";
import type { Visitor } from "./visitor.ts";

/** What the listener knows about a request; absent when a test or the shop calls the app in process. */
export interface Connection {
	/** Address of the client as the socket (or the trusted proxy) says. Kept in memory for rate limits, never logged. */
	readonly client?: string;
	/** Port of the listener the request came in by. */
	readonly port?: number;
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
		/** For inline scripts of personal pages. */
		nonce: string;
		visitor: Visitor;
	};
}
