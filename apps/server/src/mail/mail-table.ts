import type { Json, Timestamp } from "../database/column.ts";

export type MailKind = "confirmation" | "shipped";

/** One row per order and kind, so that no mail goes out twice. */
export interface MailTable {
	id: string;
	order: string;
	kind: MailKind;
	state: "waiting" | "sent";
	created_at: Timestamp;
	sent_at: Timestamp | null;
}

/** A mail of the demo, kept for /mailbox. */
export interface KeptMailTable {
	mail: string;
	kept_at: Timestamp;
	sender: string;
	recipient: string;
	subject: string;
	text: string;
	html: string;
	/** Pictures of the mail, base64. */
	pictures: Json<readonly { readonly cid: string; readonly contentType: string; readonly base64: string }[]>;
}
