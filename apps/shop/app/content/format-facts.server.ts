/** Envelope and letter rate of a format: domain.md §1.2, rates of spec 9.1-4. */
export const formatFacts: Readonly<Record<string, { readonly envelope: string; readonly postage: string }>> =
	{
		"klappkarte-a6": { envelope: "Umschlag C6", postage: "Standardbrief, 0,95 €" },
		"klappkarte-sq145": { envelope: "Umschlag quadratisch, 155 × 155 mm", postage: "Großbrief, 1,80 €" },
		"din-lang-quer": { envelope: "Umschlag DIN lang", postage: "Standardbrief, 0,95 €" },
		"postkarte-a6": { envelope: "Umschlag C6, oder ohne", postage: "Standardbrief, 0,95 €" },
	};
