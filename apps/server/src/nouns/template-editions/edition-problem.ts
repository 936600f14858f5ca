import type { DocumentError, FeastFact, Finding } from "@offizin/design";

/** Why a draft of a template cannot be published. */
export type EditionProblem =
	/** It is as it was when it was begun. */
	| { readonly code: "edition_unchanged" }
	/** It cannot be read, or only with something mended. */
	| { readonly code: "edition_unreadable"; readonly error?: DocumentError }
	| { readonly code: "edition_pages_differ" }
	/** Whose guests they are, is no template. */
	| { readonly code: "edition_guests" }
	/** A photograph somebody has uploaded belongs to them and goes with them. */
	| { readonly code: "edition_photo_own"; readonly label: string }
	/** A text that guests, persons or facts are told by is gone. */
	| { readonly code: "edition_text_lost"; readonly label: string }
	/** A fact that the form asks for is told nowhere any more. */
	| { readonly code: "edition_fact_lost"; readonly fact: FeastFact }
	/** Made with these choices it would not be printed. */
	| {
			readonly code: "edition_finding";
			readonly finding: Finding;
			readonly choices: Readonly<Record<string, string>>;
	  };
