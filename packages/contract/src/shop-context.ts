import type { DesignDocument } from "@offizin/design";
import type { Fetcher } from "./client.ts";
import type { PublicContext } from "./request-context.ts";

/** What the server hands to the shop with each page request: of whoever asks nothing, since pages are kept for all. */
export interface ShopContext extends PublicContext {
	/** For inline scripts (Content-Security-Policy). */
	readonly nonce: string;
	/** The JSON doors, in process, with the visitor's cookies; cookies they set reach the page's answer. */
	readonly fetch: Fetcher;
	/** The document of a template, past the doors: pages only draw it. Throws for a template nobody knows. */
	readonly templateDocument: (id: string) => Promise<DesignDocument>;
	/** Mails are shown at /mailbox and demo notes are on. */
	readonly isDemo: boolean;
}
