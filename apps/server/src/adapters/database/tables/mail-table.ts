import type { MailKind, MailProblem, MailState } from "@offizin/contract";
import type { Generated } from "kysely";
import type { Json, Timestamp } from "../column.ts";

/** One row per mail that goes out or should, written in the transaction that makes true what it tells. */
export interface MailTable {
	id: string;
	order: string;
	kind: MailKind;
	/** From 1; another one only when staff ask for it. */
	copy: Generated<number>;
	state: MailState;
	created_at: Timestamp;
	sent_at: Timestamp | null;
	tries: Generated<number>;
	tried_at: Timestamp | null;
	/** Why the last try failed. */
	problem: MailProblem | null;
	/** What the mail server answered then, if it did. */
	smtp_code: number | null;
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
