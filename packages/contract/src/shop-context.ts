import type { DesignDocument } from "@offizin/design";
import type { Fetcher } from "./client.ts";
import type { PublicContext } from "./request-context.ts";

/** How the stories of a channel are read for one request. */
export interface ContentAccess {
	/** Id of the space. */
	readonly space: number;
	/** Of the channel's space; what it opens is what delivery allows. */
	readonly token: string;
	/** The draft for an editor who came with a signed address (content-protocol §5), else what is published. */
	readonly version: "published" | "draft";
	/** Origins of the back office, in whose frame a draft is shown. */
	readonly editors: readonly string[];
}

/** What the server hands to the shop with each page request: of whoever asks nothing, since pages are kept for all. */
export interface ShopContext extends PublicContext {
	/** For inline scripts (Content-Security-Policy). */
	readonly nonce: string;
	/** The JSON doors, in process, with the visitor's cookies; cookies they set reach the page's answer. */
	readonly fetch: Fetcher;
	/** The document of a template, past the doors: pages only draw it. Throws for a template nobody knows. */
	readonly templateDocument: (id: string) => Promise<DesignDocument>;
	/** Undefined while the channel has no space. */
	readonly content: ContentAccess | undefined;
	/** What a search engine wants to find on pages of this locale (spec 9.3-2). */
	readonly siteVerification: string | undefined;
	/** Mails are shown at /mailbox and demo notes are on. */
	readonly isDemo: boolean;
}
