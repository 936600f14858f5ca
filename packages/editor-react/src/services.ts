import type { Result } from "@offizin/base";
import type {
	Artwork,
	DesignDocument,
	Facts,
	Focus,
	GuestRecord,
	PressColors,
	Swatch,
} from "@offizin/design";
import type { CartError, DesignDoors, SavedDesign, ShownDesign, UploadFailure } from "@offizin/editor";
import type { Configuration } from "@offizin/solver";

export interface PriceRequest {
	readonly configuration: Configuration;
	readonly quantity: number;
}

/** A quote in words, ready to be shown in the one order of price, VAT note and delivery date. */
export interface PriceView {
	readonly total: string;
	readonly each: string;
	/** "Mi., 25. November 2026"; null where nothing is delivered. */
	readonly delivery: string | null;
	readonly lines: readonly { readonly label: string; readonly amount: string }[];
}

/** A colour of the screen in the inks of the press. */
export interface OwnColorView {
	readonly swatch: Swatch;
	readonly pressColors: PressColors;
	/** "#rrggbb" on the paper that is chosen. */
	readonly printed: string;
	/** ΔE00 between the two. */
	readonly difference: number;
}

/** What a choice changes, for all copies together: "+ 12,00 €", and calendar days of delivery. */
export interface ChoiceChange {
	readonly price: string | null;
	readonly days: number;
}

/** What choices there are beside those made on the page, and what each would change. */
export interface ChoiceChanges {
	/** By option and value; what goes with everything else that is chosen. */
	readonly changes: Readonly<Record<string, Readonly<Record<string, ChoiceChange>>>>;
	readonly accessories: readonly {
		readonly key: string;
		readonly name: string;
		readonly values: readonly (ChoiceChange & {
			readonly value: string;
			readonly name: string;
			readonly swatch?: string;
		})[];
	}[];
}

/** A photo the server has taken. Pixels of the upright photo. */
export interface StoredPhoto {
	readonly id: string;
	readonly width: number;
	readonly height: number;
	/** Where the eye goes first; null when nobody has looked. */
	readonly focus: Focus | null;
	/** Screen-size rendition in the colours of its print. */
	readonly preview: string;
	/** Share of the photo, 0–1, whose colours become visibly duller in print. */
	readonly colorLoss: number;
	/** What it is known by and how sharp it is (packages/design, seen-photos.ts); null when nobody has looked. */
	readonly likeness: { readonly dhash: string; readonly sharpness: number } | null;
	/** Day it was taken on, by its camera; null where that says none. */
	readonly takenOn: string | null;
	/** Addresses of small renditions with the colours of the file and those of the print. */
	readonly comparison: { readonly before: string; readonly after: string };
}

/** What a design can be made from instead. */
export interface OtherDesigns {
	/** All of them, this one among them; one alone where there is no choice. */
	readonly colors: readonly { readonly template: string; readonly name: string; readonly color: string }[];
	readonly cards: readonly {
		readonly template: string;
		readonly name: string;
		/** "50 Stück ab 2,27 € je Karte". */
		readonly price: string;
		readonly picture: string;
	}[];
}

/** A design that goes with this one. */
export interface Companion {
	readonly href: string;
	/** Who gets a print of their own, as it was saved last; 0 where all prints are the same. */
	readonly guests: number;
}

/** What goes with a design and is made from another template: the printed envelopes of a card. */
export interface Companions {
	/** What can be made. */
	readonly offers: readonly {
		readonly template: string;
		readonly name: string;
		readonly price: string;
		/** Of each of its sides. */
		readonly pictures: readonly { readonly src: string; readonly width: number; readonly height: number }[];
	}[];
	/** What was made, the one changed last first. */
	readonly made: readonly (Companion & { readonly name: string })[];
	/** What this one was made for. */
	readonly madeFor: Companion | null;
	/** The choice that is no longer needed beside what was made, and its value without it. */
	readonly insteadOf: { readonly option: string; readonly without: string };
}

/** What decides how the colours of a photo are printed. */
export type Stock = Configuration;

export interface UploadHandlers {
	/** From 0 to 1. */
	readonly onProgress: (progress: number) => void;
	readonly onDone: (photo: StoredPhoto) => void;
	readonly onFailure: (failure: UploadFailure) => void;
}

export interface RunningUpload {
	/** Goes on where the connection broke. */
	readonly retry: () => void;
	readonly cancel: () => void;
}

/** The library of drawings: what there is, and the drawings of the subject that was asked for. */
export interface OrnamentLibrary {
	readonly subjects: readonly { readonly key: string; readonly name: string }[];
	readonly items: readonly {
		readonly key: string;
		readonly subject: string;
		readonly name: string;
		/** What else it is found by. */
		readonly words: string;
	}[];
	readonly artworks: Readonly<Record<string, Artwork>>;
	/** Of backgrounds, which are drawn for upright pages: the same for pages that lie or are square. */
	readonly others: Readonly<Record<string, Readonly<Record<"wide" | "square", Artwork>>>>;
}

/** A guest list as it was read. */
export interface ReadGuests {
	readonly fields: DesignDocument["fields"];
	readonly guests: readonly GuestRecord[];
	/** In words: rows that were left out, and what should be looked at. */
	readonly refused: readonly { readonly words: string }[];
	readonly warnings: readonly { readonly words: string }[];
}

/** A word of a text that may be misspelt. */
export interface SpelledWord {
	readonly element: string;
	readonly word: string;
	/** The likeliest first. */
	readonly suggestions: readonly string[];
}

export interface SpellingServices {
	/** Of the newest saved state; null when it cannot be had. */
	readonly check: (design: string) => Promise<readonly SpelledWord[] | null>;
	/** Keeps with the design that a word is right. */
	readonly accept: (design: string, word: string) => Promise<boolean>;
}

/** What this browser keeps of a design so that it can be opened without a network. */
export interface KeptDesigns {
	/** The editor can be touched: from now on what it loads may be kept. The answer ends that. */
	readonly begin: () => () => void;
	/** The newest state that was saved in this browser, where it is kept. */
	readonly read: (design: string) => Promise<SavedDesign | null>;
	readonly write: (design: SavedDesign) => void;
}

/** What the design costs, what else there is, and how it is ordered. */
export interface SaleServices {
	/** Null when there is no price to be had. */
	readonly price: (request: PriceRequest, signal: AbortSignal) => Promise<PriceView | null>;
	/** What the choices would change; null when it cannot be had. */
	readonly choices: (request: PriceRequest, signal: AbortSignal) => Promise<ChoiceChanges | null>;
	/** The same card in other colours, and other cards of its collection. */
	readonly otherDesigns: OtherDesigns;
	readonly companions: Companions;
	/** What one copy is called: words tell "envelope" and "booklet" from all else. */
	readonly piece: string;
	/** How many are offered at once, fewest first. */
	readonly quantities: readonly number[];
	/**
	 * Opens another template with everything of this design, or as it is where nobody has begun one. Leads there by itself;
	 * answers what stands in the way.
	 */
	readonly openOther: (
		design: { readonly id: string; readonly revision: number } | null,
		template: string,
	) => Promise<Result<null, string>>;
	/** Address of the proof of a saved design as a PDF. */
	readonly proofPdf: (design: string) => string;
	/** Leads on to the cart by itself when it succeeds. */
	readonly addToCart: (
		line: ShownDesign & {
			readonly quantity: number;
			/** Keys of the findings that were agreed to. */
			readonly confirmed: readonly string[];
		},
	) => Promise<Result<null, CartError>>;
	readonly onQuantity: (quantity: number) => void;
}

/** Lets a phone put photos into a design. */
export interface PhonePass {
	readonly id: string;
	readonly design: string;
	/** Of the page for the phone. */
	readonly url: string;
	/** The address as a QR code: an SVG path in a square of this side. */
	readonly qr: { readonly side: number; readonly path: string };
}

/** What has come by a pass. */
export interface PassedPhotos {
	/** Whether phones are still let in. */
	readonly isOpen: boolean;
	readonly coming: number;
	readonly photos: readonly Pick<StoredPhoto, "id" | "width" | "height" | "focus">[];
}

/** A photo of this person, for whichever design it was uploaded. */
export interface OwnPhoto {
	readonly id: string;
	/** Ids of all uploads of it. */
	readonly copies: readonly string[];
	readonly width: number;
	readonly height: number;
}

/** Photos that are not on this device, or are here already. Errors are in words; empty when nobody answered. */
export interface PhotoSources {
	readonly makePass: (design: string) => Promise<Result<PhonePass, string>>;
	/** Null when it cannot be had now. */
	readonly passed: (pass: PhonePass) => Promise<PassedPhotos | null>;
	readonly endPass: (pass: PhonePass) => Promise<void>;
	/** The newest first, from page 1 on. */
	readonly own: (
		page: number,
	) => Promise<Result<{ readonly items: readonly OwnPhoto[]; readonly total: number }, string>>;
	/** Names of the designs that show a photo, and in how many of others it is. */
	readonly usesOf: (
		photo: string,
	) => Promise<Result<{ readonly names: readonly string[]; readonly elsewhere: number }, string>>;
	readonly remove: (photo: string) => Promise<Result<null, string>>;
}

/** The photographs of whoever designs. */
export interface UploadServices {
	/** The largest photo that `upload` takes. */
	readonly maxUploadMegabytes: number;
	/** `stock`: what it will be printed on, as things stand. */
	readonly upload: (file: File, stock: Stock, handlers: UploadHandlers) => RunningUpload;
	/** One of this visitor's photos as it is printed on a stock; null when it cannot be had. */
	readonly storedPhoto: (upload: string, stock: Stock) => Promise<StoredPhoto | null>;
	/** Where else photos come from than this device. */
	readonly sources: () => Promise<PhotoSources>;
	/** A small picture of one of this visitor's photos, with the colours of its file. */
	readonly photoThumb: (upload: string) => string;
}

/** What the editor needs from what is around it. What is absent is not offered. */
export interface EditorServices {
	readonly designs: DesignDoors;
	/** Absent where nothing is sold. */
	readonly sale?: SaleServices;
	/** Absent where slots stay empty. */
	readonly uploads?: UploadServices;
	/** Absent where a design opens only with a network. */
	readonly kept?: KeptDesigns;
	/** What is known of the feast from other designs of this person, for one nobody has begun. */
	readonly toldFacts: Facts;
	/** How a colour ("#rrggbb") is printed on a stock; null when it cannot be had. Absent where the theme has all colours. */
	readonly ownColor?: (color: string, stock: Stock, signal: AbortSignal) => Promise<OwnColorView | null>;
	/** Without a subject the list of all drawings; null when it cannot be had. */
	readonly ornaments: (subject: string | null) => Promise<OrnamentLibrary | null>;
	/**
	 * Reads a spreadsheet or a table as it is pasted; `wanted` are fields it must have. An error is in words. Absent where
	 * there are no guests.
	 */
	readonly readGuests?: (list: Blob, wanted: readonly string[]) => Promise<Result<ReadGuests, string>>;
	/** Absent where designs have no spelling of their own. */
	readonly spelling?: SpellingServices;
	/** Where a file of a font is, by its name. */
	readonly fontUrl: (file: string) => string;
	/** The design has an address of its own from now on. */
	readonly onDesignMade: (id: string) => void;
}
