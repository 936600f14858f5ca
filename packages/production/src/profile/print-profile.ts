import { BLEED, type FoilMetal } from "@offizin/formats";
import { mm, type Um } from "@offizin/units";
import { z } from "zod";

/** What a plate beside the process inks is for. Tools are lines that nobody prints. */
export const plateRoles = [
	"foil-gold",
	"foil-rosegold",
	"foil-silber",
	"relief",
	"die",
	"crease",
	"hole",
	"kissCut",
] as const;
export type PlateRole = (typeof plateRoles)[number];

/** Designs are drawn with this much bleed: a file that showed more would show white. */
const MAX_BLEED: Um = BLEED;
/** More trap than this shows as a dark rim round the foil. */
const MAX_TRAP: Um = mm(0.3);
/** What is blurred further than this on paper is not sharpened by it but gets a glow. */
const MAX_SHARPENING: Um = mm(1);

const length = (max: Um) => z.int().min(0).max(max) as unknown as z.ZodType<Um, number>;
const condition = z.string().trim().min(1).max(80);
const iccFile = z.string().regex(/^[\w-]+\.ic[cm]$/i);
const percent = z.number().min(0).max(100);

const plateSchema = z.strictObject({
	role: z.enum(plateRoles),
	/** As the printer spells it; presses compare case (editor-print.md §2.1). */
	name: z.string().trim().min(1).max(60),
	/** Look where there is no such plate. */
	alternate: z.strictObject({ c: percent, m: percent, y: percent, k: percent }),
});
/** One separation beside the process inks. */
export type Plate = z.infer<typeof plateSchema>;

export const printProfileSchema = z.strictObject({
	key: z.string().regex(/^[a-z0-9][a-z0-9-]{0,40}$/),
	/** What the operator reads; those that ship are named by the words of a locale. */
	name: z.string().trim().min(1).max(80).optional(),
	/** "PDF 1.6" makes no claim; PDF/X-4 needs the profile of a printing condition. */
	standard: z.enum(["PDF/X-4", "PDF 1.6"]),
	color: z.discriminatedUnion("policy", [
		z.strictObject({
			policy: z.literal("cmyk"),
			/** Characterised printing condition, such as FOGRA39. */
			condition,
			iccFile,
			/** Total ink in percent. */
			inkLimit: z.int().min(200).max(400),
		}),
		/** Every colour in the file is sRGB, and every picture too where there is no wider space for them. */
		z.strictObject({
			policy: z.literal("rgb"),
			space: z.strictObject({ condition, iccFile }).optional(),
		}),
	]),
	bleed: length(MAX_BLEED),
	plates: z.array(plateSchema).max(plateRoles.length),
	/** What happens to the ink below foil: kept, or taken away but for a rim of `trap` under its edge. */
	foilPrint: z.discriminatedUnion("ink", [
		z.strictObject({ ink: z.literal("overprint") }),
		z.strictObject({ ink: z.literal("knockout"), trap: length(MAX_TRAP) }),
	]),
	/** "filePerPlate": the process inks in one file and each other plate in a file of its own, page by page. */
	delivery: z.enum(["oneFile", "filePerPlate"]),
	/** "full": fold and register marks and a slug line beside the crop marks. */
	marks: z.enum(["none", "crop", "full"]),
	/** Name of each PDF without ".pdf"; {order} {line} {product} {quantity} {plate} {side} are filled in. */
	fileName: z.string().min(1).max(120),
	photo: z.strictObject({
		/** Pixels per inch at print size: wanted, warned below, refused below. */
		ppi: z.strictObject({ good: z.int(), warn: z.int(), refuse: z.int() }),
		/** Photos above this are scaled down to it. */
		maxPpi: z.int().min(50).max(2400),
		/** JPEG quality of converted photos, 1–100. */
		quality: z.int().min(60).max(100),
		/** Whether a JPEG that already is in the colours of the file may be embedded as it came. */
		passThrough: z.boolean(),
		/**
		 * Unsharp mask at print size, against what ink and surface soften: `radius` in µm on the print, `amount` in percent, 0 for
		 * none. No pixel changes by more than `most` percent of the range from black to white.
		 */
		sharpen: z
			.strictObject({
				radius: length(MAX_SHARPENING),
				amount: z.int().min(0).max(300),
				most: z.int().min(0).max(40),
			})
			.optional(),
	}),
});

/** What one printer wants for one product, as data (editor-print.md §7.4). Lengths in µm. */
export type PrintProfile = z.infer<typeof printProfileSchema>;

/** What the numbers of photos in the file mean: the printing condition, or the RGB space. */
export function conditionOf({ color }: Pick<PrintProfile, "color">): string {
	if (color.policy === "cmyk") return color.condition;
	return color.space?.condition ?? "sRGB";
}

/** Name of the ICC file that says so; undefined for sRGB, which needs none. */
export function iccFileOf({ color }: Pick<PrintProfile, "color">): string | undefined {
	return color.policy === "cmyk" ? color.iccFile : color.space?.iccFile;
}

/** The plate for a role; undefined when this printer has none. */
export function plateOf(profile: PrintProfile, role: PlateRole): Plate | undefined {
	return profile.plates.find((plate) => plate.role === role);
}

export function foilRole(metal: FoilMetal): PlateRole {
	return `foil-${metal}`;
}
