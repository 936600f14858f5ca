import type { Configuration } from "@offizin/solver";
import fc from "fast-check";
import { formatLimits, frameTakes } from "./format-limits.ts";
import { frames, matSizes } from "./frame.ts";
import { materials } from "./material.ts";

/** A picture as the tables allow it, upright or lying, with sizes in the limits of its material and frame. */
export const arbitraryWallArt: fc.Arbitrary<Configuration> = fc
	.constantFrom(...materials)
	.chain((material) => {
		const around = [undefined, ...frames.filter((frame) => frameTakes(frame, material) && !frame.readyMade)];
		return fc.record({
			material: fc.constant(material),
			variant: fc.constantFrom(...material.variants),
			edge: fc.constantFrom(...material.edges),
			frame: fc.constantFrom(...around),
			wantsMat: fc.boolean(),
			isLying: fc.boolean(),
			at: fc.tuple(fc.nat(1000), fc.nat(1000)),
		});
	})
	.map(({ material, variant, edge, frame, wantsMat, isLying, at }) => {
		const mat = wantsMat && frame?.mat ? matSizes[1] : matSizes[0];
		const limits = formatLimits(material, frame, mat);
		if (!limits) throw new Error("no limits for a frame that is made for the material");
		const within = ({ min, max }: { min: number; max: number }, part: number) =>
			min + Math.floor(((max - min) * part) / 1000);
		const long = within(limits.long, at[1]);
		const short = Math.min(within(limits.short, at[0]), long);
		return {
			materialType: material.key,
			format: isLying ? `${long}x${short}` : `${short}x${long}`,
			variant: variant.key,
			edge,
			parts: "ohne",
			partGap: "30",
			frame: frame?.key ?? "ohne",
			frameType: frame ? "schwarz" : "ohne",
			matSize: String(mat),
			matType: mat === 0 ? "mat-none" : "mat-weiss",
			glazing: frame?.glazed ? "entspiegelt" : "ohne",
		};
	});

/** The default of a material, without a frame, in a size "60x40". */
export function plainPicture(materialType: string, format: string, own: Configuration = {}): Configuration {
	const stock = materials.find(({ key }) => key === materialType);
	return {
		materialType,
		format,
		variant: stock?.variants[0]?.key ?? "",
		edge: stock?.edges[0] ?? "",
		parts: "ohne",
		partGap: "30",
		frame: "ohne",
		frameType: "ohne",
		matSize: "0",
		matType: "mat-none",
		glazing: "ohne",
		...own,
	};
}

export const inAluFrameWithMat: Configuration = {
	frame: "alurahmen",
	frameType: "schwarz",
	matSize: "30",
	matType: "mat-weiss",
	glazing: "acryl",
};
