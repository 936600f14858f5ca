/** What a list is called where no story says more. */
export interface ListHead {
	readonly title: string;
	readonly headline: string;
	readonly intro: string;
	readonly description: string;
}
