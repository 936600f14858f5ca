export interface FooterLink {
	readonly text: string;
	readonly to: string;
}

export interface FooterColumn {
	readonly headline: string;
	readonly links: readonly FooterLink[];
}

/** What editors have put at the end of every page, as visitors from one country see it. */
export interface FooterView {
	readonly claim: string;
	readonly columns: readonly FooterColumn[];
	/** Beside what the law wants everywhere. */
	readonly legal: readonly FooterLink[];
	readonly text: string;
}
