import type { Constraint, ReasonValue } from "@offizin/solver";
import { bothWays, edgesOf, frameLimits } from "./format-limits.ts";
import { type Frame, frameColours, frames, glazings, matSizes, tightAcrylic } from "./frame.ts";
import { type Material, materials } from "./material.ts";
import { partConstraints } from "./part-constraints.ts";

const names = (option: string, values: readonly string[]): ReasonValue => ({ option, values });

function ofMaterial({ key, variants, edges, limits, source }: Material): Constraint[] {
	const material = names("materialType", [key]);
	const when = { materialType: [key] };
	return [
		{
			code: `photoframe.format-${key}`,
			source,
			when,
			then: { option: "format", values: limits },
			reason: { code: "photoframe.format-of-material", values: { material, ...edgesOf(limits) } },
		},
		{
			code: `photoframe.variant-${key}`,
			source,
			when,
			then: { option: "variant", values: variants.map((variant) => variant.key) },
			reason: {
				code: variants.length === 1 ? "photoframe.variant" : "photoframe.variants",
				values: {
					material,
					variants: names(
						"variant",
						variants.map((variant) => variant.key),
					),
				},
			},
		},
		{
			code: `photoframe.edge-${key}`,
			source,
			when,
			then: { option: "edge", values: edges },
			reason: {
				code: edges.length === 1 ? "photoframe.edge" : "photoframe.edges",
				values: { material, edges: names("edge", edges) },
			},
		},
	];
}

function ofFrame(frame: Frame): Constraint[] {
	const { key, materials: stocks, limits, readyMade, mat, glazed, colours, source } = frame;
	const when = { frame: [key] };
	const around = names("frame", [key]);
	const rules: Constraint[] = [
		{
			code: `photoframe.material-${key}`,
			source,
			when,
			then: { option: "materialType", values: stocks },
			reason: {
				code: glazed ? "photoframe.material-of-glazed" : `photoframe.material-${key}`,
				values: { frame: around, materials: names("materialType", stocks) },
			},
		},
		{
			code: `photoframe.format-${key}`,
			source,
			when,
			then: { option: "format", values: readyMade?.flatMap(bothWays) ?? limits },
			reason: readyMade
				? { code: "photoframe.sizes-of-frame", values: { frame: around, sizes: { sizes: readyMade } } }
				: { code: "photoframe.format-of-frame", values: { frame: around, ...edgesOf(limits) } },
		},
		{
			code: `photoframe.colour-${key}`,
			source,
			when,
			then: { option: "frameType", values: colours },
			reason: {
				code: "photoframe.colours-of-frame",
				values: {
					frame: around,
					colours: names(
						"frameType",
						frameColours.filter((colour) => colours.includes(colour.key)).map((colour) => colour.key),
					),
				},
			},
		},
	];
	return mat ? [...rules, ...withMat(frame)] : rules;
}

/** A mat needs room in the frame. */
function withMat(frame: Frame): Constraint[] {
	return matSizes
		.filter((mm) => mm > 0)
		.map((mm) => {
			const limits = frameLimits(frame, mm);
			return {
				code: `photoframe.mat-${mm}-${frame.key}`,
				source: frame.source,
				when: { frame: [frame.key], matSize: [String(mm)] },
				then: { option: "format", values: limits },
				reason: {
					code: "photoframe.format-with-mat",
					values: { frame: names("frame", [frame.key]), ...edgesOf(limits) },
				},
			};
		});
}

const glazedFrames = frames.filter(({ glazed }) => glazed);
const matFrames = frames.filter(({ mat }) => mat);

/** What of a picture goes together, made from the tables of domain.md §4. */
export const wallArtConstraints: readonly Constraint[] = [
	...materials.flatMap(ofMaterial),
	...frames.flatMap(ofFrame),
	...partConstraints,
	{
		code: "photoframe.colour-without-frame",
		source: "market",
		when: { frame: ["ohne"] },
		then: { option: "frameType", values: ["ohne"] },
	},
	{
		code: "photoframe.glazed",
		source: "market",
		when: { frame: glazedFrames.map(({ key }) => key) },
		then: { option: "glazing", values: glazings.map(({ key }) => key) },
	},
	{
		code: "photoframe.unglazed",
		source: "market",
		when: { frame: ["ohne", ...frames.filter(({ glazed }) => !glazed).map(({ key }) => key)] },
		then: { option: "glazing", values: ["ohne"] },
		reason: {
			code: "photoframe.unglazed",
			values: {
				frames: names(
					"frame",
					glazedFrames.map(({ key }) => key),
				),
			},
		},
	},
	{
		code: "photoframe.mat-needs-frame",
		source: "market",
		when: { matSize: ["30"] },
		then: { option: "frame", values: matFrames.map(({ key }) => key) },
		reason: {
			code: "photoframe.mat-needs-frame",
			values: {
				frames: names(
					"frame",
					matFrames.map(({ key }) => key),
				),
			},
		},
	},
	{
		code: "photoframe.mat-colour",
		source: "spec",
		when: { matSize: ["30"] },
		then: { option: "matType", values: ["mat-weiss"] },
	},
	{
		code: "photoframe.no-mat",
		source: "spec",
		when: { matSize: ["0"] },
		then: { option: "matType", values: ["mat-none"] },
	},
	{
		code: "photoframe.acrylic-needs-room",
		source: "market",
		when: { materialType: tightAcrylic.materials, frame: [tightAcrylic.frame] },
		then: { option: "format", values: { long: { max: tightAcrylic.long } } },
		reason: { code: "photoframe.acrylic-needs-room", values: { long: tightAcrylic.long } },
	},
];
