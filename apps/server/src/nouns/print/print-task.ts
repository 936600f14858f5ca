import type { Result } from "@offizin/base";
import type { DesignDocument, Finding, GuestRow, RecordFinding } from "@offizin/design";
import type { FileFinding } from "@offizin/production";
import type { ProfileError } from "../../adapters/profiles/profile-loader.ts";
import type { Misfit } from "./find-misfit.ts";

/** Everything one job is made of. Travels to a render process by structured clone. */
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
		/** With a guest list as many as it has rows. */
		readonly quantity: number;
		/** Day, "2026-11-25"; absent when nothing was promised. */
		readonly deliverBy?: string;
		/** Day on which the carrier has to take it over for that. */
		readonly finishBy?: string;
	};
	/** A revision of a design, or a pattern of ours. */
	readonly design: {
		readonly id: string;
		readonly revision?: number;
		readonly document: DesignDocument;
	};
	/** Key of the print profile. */
	readonly profile: string;
	/** The original of each photo in the document, as uploaded: a file of the local disk. */
	readonly photos: readonly {
		readonly upload: string;
		readonly path: string;
		/** Share of it, 0–1, whose colours its print makes visibly duller, where that is known. */
		readonly colorLoss?: number;
	}[];
	/** One personal print each. */
	readonly guests?: readonly GuestRow[];
	/** Only some rows of the guest list, printed again; the names of the files tell it. */
	readonly part?: GuestPart;
	/** What the operator should look at, in words; none of it stops the job. */
	readonly notes?: readonly string[];
	/** Folder of the local disk the files are written into; it is made when it is not there. */
	readonly folder: string;
}

export interface GuestPart {
	/** As they are chosen on the command line: "17,240-245". */
	readonly rows: string;
	/** For names of files and folders. */
	readonly name: string;
}

/** A finished file in the task's folder. */
export interface MadeFile {
	readonly name: string;
	readonly contentType: string;
	readonly path: string;
	readonly bytes: number;
	/** Hexadecimal. */
	readonly sha256: string;
}

/** Why a design can never become a print file as it is: trying again does not help. */
export type PrintProblem =
	| Misfit
	| { readonly code: "design_not_printable"; readonly findings: readonly Finding[] }
	| { readonly code: "guests_not_printable"; readonly findings: readonly RecordFinding[] }
	| { readonly code: "print_data_removed"; readonly at: string }
	| { readonly code: "pattern_missing"; readonly pattern: string }
	| { readonly code: "photo_missing"; readonly upload: string }
	| { readonly code: "photo_unusable"; readonly upload: string; readonly detail: string }
	| (ProfileError & { readonly profile: string })
	| { readonly code: "profile_lacks_plates"; readonly profile: string; readonly plates: readonly string[] }
	| { readonly code: "file_faulty"; readonly findings: readonly FileFinding[] };

export interface MadeJob {
	/** Print files first, then the pictures of pages and plates, at last index, tickets and checksums. */
	readonly files: readonly MadeFile[];
	/** What the operator should look at, in words; the ticket has them too. */
	readonly notes: readonly string[];
}

export type PrintOutcome = Result<MadeJob, PrintProblem>;
