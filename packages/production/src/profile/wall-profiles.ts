import { type Material, type MaterialKey, materials } from "@offizin/assortment";
import type { OwnProfileFile } from "@offizin/pdf";
import { mm, um } from "@offizin/units";
import type { Plate, PrintProfile } from "./print-profile.ts";

export type WallProfileKey = `wall-${MaterialKey}`;

interface WideSpace {
	readonly condition: string;
	readonly iccFile: OwnProfileFile;
}

/** Exposed on photographic paper: reds of a phone's screen lie within reach. */
const exposed: WideSpace = { condition: "Display P3", iccFile: "DisplayP3-compatible.icc" };
/** Ten inks or more on paper for art: greens and cyans beyond sRGB lie within reach. */
const inkjet: WideSpace = { condition: "Adobe RGB (1998)", iccFile: "AdobeRGB1998-compatible.icc" };

/** Materials that photo labs take RGB for; the others are printed in CMYK until their printer says otherwise. */
const spaces: Partial<Record<MaterialKey, WideSpace>> = {
	acrylglas: exposed,
	gallerybond: exposed,
	hahnemuehle: inkjet,
	poster: inkjet,
};

type Sharpening = NonNullable<PrintProfile["photo"]["sharpen"]>;

/** On a smooth surface hardly anything runs: as much as brings back what scaling took. */
const smooth: Sharpening = { radius: um(150), amount: 60, most: 8 };
/** Ink runs into fibres and a rough ground scatters light. */
const fibrous: Sharpening = { radius: um(180), amount: 90, most: 10 };
/** The weave hides what is finer than its threads. */
const woven: Sharpening = { radius: um(250), amount: 110, most: 12 };
/** Seen from further away than an arm reaches, where finer edges are not told apart. */
const distant: Sharpening = { radius: um(300), amount: 80, most: 10 };

const sharpenings: Record<MaterialKey, Sharpening> = {
	acrylglas: smooth,
	aludibond: smooth,
	backlitfolie: smooth,
	echtglas: smooth,
	forexplatte: smooth,
	fototapete: distant,
	gallerybond: smooth,
	hahnemuehle: fibrous,
	klebefolie: smooth,
	leinwand: woven,
	poster: smooth,
	pvcplane: distant,
};

/** What a press for walls wants beside its colours. A stretched canvas is bent, never creased, and nothing is in foil. */
interface WallPress {
	readonly cmyk: PrintProfile["color"];
	readonly plates: readonly Plate[];
	readonly fileName: string;
}

/** A print profile for each material, sharp from where the material's own figures say. */
export function wallProfiles(press: WallPress): readonly (PrintProfile & { readonly key: WallProfileKey })[] {
	return materials.map((material) => ({
		key: wallProfileKey(material),
		...colorOf(material, press),
		bleed: mm(3),
		plates: press.plates.filter(({ role }) => ["die", "hole", "kissCut"].includes(role)),
		foilPrint: { ink: "overprint" },
		delivery: "oneFile",
		marks: "none",
		fileName: press.fileName,
		photo: {
			...photoOf(material),
			...{ quality: 95, passThrough: spaces[material.key] !== undefined },
			sharpen: sharpenings[material.key],
		},
	}));
}

/** An output intent needs the profile of an output device, which a space of photographs is not (decision 014). */
function colorOf({ key }: Material, { cmyk }: WallPress): Pick<PrintProfile, "standard" | "color"> {
	const space = spaces[key];
	return space
		? { standard: "PDF 1.6", color: { policy: "rgb", space } }
		: { standard: "PDF/X-4", color: cmyk };
}

/** Nobody who stands before such a picture sees more than is good, so more is not sent. */
function photoOf({ ppi: { good, warn, block } }: Material): Pick<PrintProfile["photo"], "ppi" | "maxPpi"> {
	return { ppi: { good, warn, refuse: block }, maxPpi: good };
}

/** Key of the profile that prints everything on a material. */
export function wallProfileKey({ key }: Material): WallProfileKey {
	return `wall-${key}`;
}
