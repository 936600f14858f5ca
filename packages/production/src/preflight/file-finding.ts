import type { Size, Um } from "@offizin/units";

/** What can be wrong with a finished print file. Rules the editor knows carry the ids it uses (`Finding` of design). */
export type FileRule =
	| { readonly rule: "file.unreadable"; readonly detail: string }
	| { readonly rule: "pageCount.wrong"; readonly pages: number; readonly expected: number }
	| {
			readonly rule: "box.trim" | "box.bleed";
			readonly found: Size | undefined;
			readonly expected: Size;
	  }
	| { readonly rule: "font.notEmbedded"; readonly font: string }
	| { readonly rule: "plate.unexpected" | "plate.missing"; readonly plate: string }
	/** A plate beside the process inks is laid on in full and never knocks out. */
	| { readonly rule: "plate.notFull"; readonly plate: string; readonly percent: number }
	| { readonly rule: "plate.knocksOut"; readonly plate: string }
	/** What lies on a plate is not in the layer of its processing step (ISO 19593-1). */
	| { readonly rule: "plate.noStep"; readonly plate: string }
	/** The colour of all plates is for marks beside the bleed. */
	| { readonly rule: "plate.all" }
	| { readonly rule: "overprint.white" }
	/** An area of 100 K lets show through what lies below. */
	| { readonly rule: "overprint.blackArea" }
	/** Small type of 100 K knocks out: paper flashes around it. */
	| { readonly rule: "overprint.blackText"; readonly text: string }
	| { readonly rule: "transparency.used"; readonly kind: string }
	| { readonly rule: "colour.wrongSpace"; readonly space: string }
	| { readonly rule: "outputIntent.missing" | "outputIntent.other"; readonly condition: string }
	| { readonly rule: "standard.missing"; readonly standard: string }
	| { readonly rule: "trapped.missing" }
	/** Forms, scripts, links, layers of artwork: nothing a press can use. */
	| { readonly rule: "content.active"; readonly kind: string }
	| { readonly rule: "photo.lowResolution"; readonly ppi: number }
	| { readonly rule: "line.hairline"; readonly width: Um; readonly least: Um }
	| {
			readonly rule: "foil.tooFine" | "relief.tooFine";
			readonly part: "line" | "gap";
			/** Of a drawn line; filled forms have none. */
			readonly width?: Um;
			readonly least: Um;
	  }
	| { readonly rule: "text.tooSmall"; readonly pt: number; readonly least: number; readonly text: string }
	/** Ink beyond the trim, which is cut off. */
	| { readonly rule: "text.outsideTrim"; readonly text: string }
	/** A picture or area that ends near the cut; `past` is how far it passes the trim, negative inside. */
	| { readonly rule: "bleed.missing"; readonly past: Um }
	| { readonly rule: "ink.overLimit"; readonly percent: number; readonly limit: number };

/** A finding about a file: `error` stops the job. */
export type FileFinding = FileRule & {
	readonly severity: "error" | "warning";
	readonly file: string;
	/** The first page it is on, from 1; absent when the whole file is meant. */
	readonly page?: number;
	/** On how many pages, that one included. */
	readonly pages: number;
};

/** Every rule a file is checked by, for the ticket. */
export const fileRules: readonly FileRule["rule"][] = [
	"file.unreadable",
	"pageCount.wrong",
	"box.trim",
	"box.bleed",
	"font.notEmbedded",
	"plate.unexpected",
	"plate.missing",
	"plate.notFull",
	"plate.knocksOut",
	"plate.noStep",
	"plate.all",
	"overprint.white",
	"overprint.blackArea",
	"overprint.blackText",
	"transparency.used",
	"colour.wrongSpace",
	"outputIntent.missing",
	"outputIntent.other",
	"standard.missing",
	"trapped.missing",
	"content.active",
	"photo.lowResolution",
	"line.hairline",
	"foil.tooFine",
	"relief.tooFine",
	"text.tooSmall",
	"text.outsideTrim",
	"bleed.missing",
	"ink.overLimit",
];

/** Gathers findings, equal ones of many pages as one. */
export interface FindingList {
	add(severity: FileFinding["severity"], rule: FileRule, page?: number): void;
	readonly findings: readonly FileFinding[];
}

export function createFindingList(file: string): FindingList {
	const found = new Map<string, FileFinding>();
	const lastPage = new Map<string, number>();
	return {
		add(severity, rule, page) {
			const key = JSON.stringify(rule);
			const known = found.get(key);
			if (known) {
				// Several times on the same page is still one page.
				if (page !== undefined && page !== lastPage.get(key))
					found.set(key, { ...known, pages: known.pages + 1 });
			} else found.set(key, { ...rule, severity, file, ...(page === undefined ? {} : { page }), pages: 1 });
			if (page !== undefined) lastPage.set(key, page);
		},
		get findings() {
			return [...found.values()];
		},
	};
}
