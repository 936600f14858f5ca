import type { Result } from "@offizin/base";
import type { CardConfiguration } from "@offizin/catalog";
import type { DesignDocument, Finding } from "@offizin/design";

/** Everything one print file is made of. Travels to the worker thread by structured clone. */
export interface PrintTask {
	readonly job: string;
	/** Number of the order. */
	readonly order: string;
	readonly channel: string;
	/** ISO instant: stands in the file as its date, so that the same task always makes the same bytes. */
	readonly placedAt: string;
	readonly line: {
		readonly id: string;
		/** From 1. */
		readonly position: number;
		readonly name: string;
		readonly quantity: number;
		/** Day, "2026-11-25". */
		readonly deliverBy: string;
	};
	readonly design: {
		readonly id: string;
		readonly revision: number;
		readonly configuration: CardConfiguration;
		readonly document: DesignDocument;
	};
	/** The original of each photo in the document, as uploaded. */
	readonly photos: readonly { readonly upload: string; readonly bytes: Uint8Array }[];
}

export interface MadeFile {
	readonly name: string;
	readonly contentType: string;
	readonly bytes: Uint8Array<ArrayBuffer>;
	/** Hexadecimal. */
	readonly sha256: string;
}

/** Why a design can never become a print file as it is: trying again does not help. */
export type PrintProblem =
	| { readonly code: "design_not_printable"; readonly findings: readonly Finding[] }
	| { readonly code: "photo_missing"; readonly upload: string }
	| { readonly code: "photo_unusable"; readonly upload: string; readonly detail: string };

/** Print file first, then the previews, the ticket last. */
export type PrintOutcome = Result<readonly MadeFile[], PrintProblem>;
