import type { StoredOwner } from "@offizin/accounts";
import type { DesignDocument, Finding } from "@offizin/design";
import type { ChannelKey } from "@offizin/sites";
import type { Generated } from "kysely";
import type { Json, Timestamp } from "../column.ts";

/** A person's design: what it is of and its newest state. */
export interface DesignTable {
	/** 128 random bits, base64url. */
	id: string;
	owner: StoredOwner;
	channel: string;
	template: string;
	/** Of the template, as the design was begun (template_edition). */
	edition: Generated<number>;
	/** As its owner calls it, up to 80 characters. */
	name: string | null;
	/** Of the names written in its newest revision (nouns/designs/design-title.ts). */
	title: string | null;
	/** The design it was made for: the card of an envelope. */
	beside: string | null;
	/** How many are wanted of it; null until somebody has said so. */
	wanted: Generated<number | null>;
	revision: number;
	created_at: Timestamp;
	saved_at: Timestamp;
	/** Nothing is left to thin out among its revisions (nouns/designs/prune-revisions.ts). */
	is_thinned: Generated<boolean>;
}

/** One immutable state of a design; carts and orders refer to it. */
export interface DesignRevisionTable {
	design: string;
	revision: number;
	document: Json<DesignDocument>;
	findings: Json<readonly Finding[]> | null;
	saved_at: Timestamp;
	/** As somebody called a state that shall be kept, up to 80 characters. */
	name: Generated<string | null>;
	/** Saved by somebody who holds the design, not by its owner. */
	by_holder: Generated<boolean>;
}

/** Opens a design on another device, or shows it for comments. */
export interface DesignLinkTable {
	id: string;
	design: string;
	purpose: "open" | "comment";
	/** Typed rather than followed. */
	is_code: boolean;
	hash: string;
	created_at: Timestamp;
	expires_at: Timestamp;
	revoked_at: Timestamp | null;
	/** When somebody came by it, or was back who had. */
	last_used_at: Timestamp | null;
}

/** A word of a design that somebody has called right, small. */
export interface DesignWordTable {
	design: string;
	word: string;
}

/** Somebody who opened a design of another owner. */
export interface DesignHolderTable {
	design: string;
	owner: StoredOwner;
	/** Revoked, it holds no more. */
	link: string;
	since: Timestamp;
}

/** A photo that was put into a design. */
export interface DesignPhotoTable {
	design: string;
	upload: string;
}

/** What somebody remarked who was shown a design. */
export interface DesignCommentTable {
	id: string;
	design: string;
	link: string | null;
	/** From 0. */
	page: number;
	revision: number;
	author: string;
	text: string;
	owner: StoredOwner | null;
	at: Timestamp;
	done_at: Timestamp | null;
}

/** A link on its way to a mail address. */
export interface DesignMailTable {
	id: string;
	link: string;
	/** Lower case. */
	email: string;
	/** The secret of the link: nobody else keeps it. */
	token: string;
	channel: ChannelKey;
	market: string;
	locale: string;
	at: Timestamp;
}
