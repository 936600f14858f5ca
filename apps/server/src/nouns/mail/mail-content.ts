/** What a mail says, before it becomes text or HTML: both parts say the same. */
export interface MailContent {
	/** Of the words and figures. */
	readonly locale: string;
	readonly subject: string;
	readonly greeting: string;
	readonly paragraphs: readonly string[];
	readonly items: readonly MailItem[];
	/** Label and amount; the last one is the total. */
	readonly totals: readonly (readonly [label: string, amount: string])[];
	readonly blocks: readonly MailBlock[];
	readonly link: { readonly words: string; readonly href: string };
	/** Small print: what the law wants on a durable medium (§ 312f BGB). */
	readonly terms: readonly MailBlock[];
	readonly farewell: string;
}

export interface MailItem {
	readonly name: string;
	readonly details: readonly string[];
	readonly amount: string;
	/** Content id of its picture; absent once the print data of the line are removed. */
	readonly cid?: string;
	readonly pictureWords: string;
}

export interface MailBlock {
	readonly title: string;
	readonly lines: readonly string[];
}
