import { formatLimits, frames, materials } from "@offizin/assortment";
import fc from "fast-check";

type Configuration = Readonly<Record<string, string>>;

const whole: Configuration = {
	...{ parts: "ohne", partGap: "30", frame: "ohne", frameType: "ohne" },
	...{ matSize: "0", matType: "mat-none", glazing: "ohne" },
};

/** The default of a material, without a frame, in a size "60x40". */
export function pictureOf(materialType: string, format: string, own: Configuration = {}): Configuration {
	const stock = materials.find(({ key }) => key === materialType);
	const { variants: [variant] = [], edges: [edge = ""] = [] } = stock ?? {};
	return { ...whole, materialType, format, variant: variant?.key ?? "", edge, ...own };
}

/** A print behind glass. */
export const framedPrint: Configuration = {
	...{ frame: "alurahmen", frameType: "schwarz" },
	...{ matSize: "30", matType: "mat-weiss", glazing: "acryl" },
};

const partCounts = ["2", "3", "3-mitte", "4", "5", "5-stufen"];

/** Pictures of all materials and frames, within their limits; canvas and acrylic in parts, too. */
export const arbitraryPicture: fc.Arbitrary<Configuration> = fc
	.constantFrom(...materials)
	.chain((material) =>
		fc.record({
			material: fc.constant(material),
			variant: fc.constantFrom(...material.variants),
			edge: fc.constantFrom(...material.edges),
			frame: fc.constantFrom(
				undefined,
				...frames.filter(({ materials: taken, readyMade }) => !readyMade && taken.includes(material.key)),
			),
			wantsMat: fc.boolean(),
			isLying: fc.boolean(),
			at: fc.tuple(fc.nat(1000), fc.nat(1000)),
			parts: fc.option(fc.constantFrom(...partCounts)),
			partGap: fc.nat(100),
		}),
	)
	.map(({ material, variant, edge, frame, wantsMat, isLying, at, parts, partGap }) => {
		const hasMat = wantsMat && frame?.mat === true;
		const limits = formatLimits(material, frame, hasMat ? 30 : 0);
		if (!limits) throw new Error(`No size of ${material.key} in ${frame?.key}`);
		const within = ({ min, max }: { min: number; max: number }, share: number) =>
			min + Math.floor(((max - min) * share) / 1000);
		const long = within(limits.long, at[1]);
		const short = Math.min(within(limits.short, at[0]), long);
		const canBeParted = !frame && ["leinwand", "acrylglas"].includes(material.key);
		return {
			...pictureOf(material.key, isLying ? `${long}x${short}` : `${short}x${long}`),
			...{ variant: variant.key, edge, frame: frame?.key ?? "ohne" },
			...{ frameType: frame ? "schwarz" : "ohne", glazing: frame?.glazed ? "entspiegelt" : "ohne" },
			...(hasMat && { matSize: "30", matType: "mat-weiss" }),
			...(canBeParted && parts !== null && { parts, partGap: String(partGap) }),
		};
	});
