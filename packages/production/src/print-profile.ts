import type { FoilMetal } from "@offizin/catalog";
import type { Cmyk } from "@offizin/pdf";
import { mm, type Um } from "@offizin/units";

/** What one printer wants for one product, as data (editor-print.md §7.4). */
export interface PrintProfile {
	readonly key: string;
	readonly standard: "PDF/X-4";
	/** Characterised printing condition and the file name of its ICC profile. */
	readonly condition: string;
	readonly iccFile: string;
	readonly bleed: Um;
	/** Plate name of each metal; case and spelling are the printer's (editor-print.md §2.1). */
	readonly foilPlates: Readonly<Record<FoilMetal, { readonly name: string; readonly alternate: Cmyk }>>;
	/** JPEG quality of converted photos, 1–100. */
	readonly photoQuality: number;
}

export const digitalCards: PrintProfile = {
	key: "digital-cards",
	standard: "PDF/X-4",
	condition: "FOGRA39",
	iccFile: "ISOcoated_v2_300_bas.icc",
	bleed: mm(3),
	foilPlates: {
		gold: { name: "Folie Gold", alternate: { c: 20, m: 38, y: 80, k: 8 } },
		rosegold: { name: "Folie Rosegold", alternate: { c: 12, m: 48, y: 45, k: 8 } },
		silber: { name: "Folie Silber", alternate: { c: 22, m: 14, y: 14, k: 18 } },
	},
	photoQuality: 95,
};

export const printProfiles: readonly PrintProfile[] = [digitalCards];
