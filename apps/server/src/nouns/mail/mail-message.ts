/** A mail ready to be sent. */
export interface MailMessage {
	readonly from: { readonly name: string; readonly address: string };
	readonly to: string;
	readonly subject: string;
	readonly text: string;
	readonly html: string;
	/** The same for every attempt, so that a mail that arrives twice can be told from two mails. */
	readonly messageId: string;
	readonly pictures: readonly MailPicture[];
}

/** A picture the HTML part shows as `cid:…`. */
export interface MailPicture {
	readonly cid: string;
	readonly contentType: string;
	readonly bytes: Uint8Array;
}
