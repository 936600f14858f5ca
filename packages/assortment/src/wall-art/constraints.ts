import type { Constraint, SizeLimits } from "@offizin/solver";
import { listDe } from "../list-de.ts";
import { bothWays, frameLimits } from "./format-limits.ts";
import { type Frame, frameColours, frames, glazings, matSizes, tightAcrylic } from "./frame.ts";
import { edgeNamesDe, type Material, materials } from "./material.ts";

const NBSP = "\u00a0";
const TIMES = "\u202f×\u202f";

const rangeDe = ({ short, long }: SizeLimits) =>
	`von ${short.min}${TIMES}${long.min} bis ${short.max}${TIMES}${long.max}${NBSP}cm`;

function ofMaterial({ key, nameDe, variants, edges, limits, source }: Material): Constraint[] {
	const when = { materialType: [key] };
	return [
		{
			code: `photoframe.format-${key}`,
			source,
			when,
			then: { option: "format", values: limits },
			reasonDe: `${nameDe} gibt es ${rangeDe(limits)}.`,
		},
		{
			code: `photoframe.variant-${key}`,
			source,
			when,
			then: { option: "variant", values: variants.map((variant) => variant.key) },
			reasonDe:
				variants.length === 1
					? `${nameDe} gibt es in einer Ausführung.`
					: `${nameDe} gibt es in diesen Ausführungen: ${listDe(variants.map((variant) => variant.nameDe))}.`,
		},
		{
			code: `photoframe.edge-${key}`,
			source,
			when,
			then: { option: "edge", values: edges },
			reasonDe:
				edges.length === 1
					? `${nameDe} gibt es mit einer Kante: ${edgeNamesDe[edges[0] ?? "ohne"]}.`
					: `${nameDe} gibt es mit diesen Kanten: ${listDe(edges.map((edge) => edgeNamesDe[edge]))}.`,
		},
	];
}

function ofFrame(frame: Frame): Constraint[] {
	const { key, nameDe, whyDe, materials: stocks, limits, readyMade, mat, colours, source } = frame;
	const when = { frame: [key] };
	const rules: Constraint[] = [
		{
			code: `photoframe.material-${key}`,
			source,
			when,
			then: { option: "materialType", values: stocks },
			reasonDe: whyDe,
		},
		{
			code: `photoframe.format-${key}`,
			source,
			when,
			then: { option: "format", values: readyMade?.flatMap(bothWays) ?? limits },
			reasonDe: readyMade
				? `${nameDe}: fertige Größen ${listDe(readyMade.map((size) => size.replace("x", TIMES)))}${NBSP}cm.`
				: `${nameDe}: Bilder ${rangeDe(limits)}.`,
		},
		{
			code: `photoframe.colour-${key}`,
			source,
			when,
			then: { option: "frameType", values: colours },
			reasonDe: `${nameDe}: Farben ${listDe(
				frameColours.filter((colour) => colours.includes(colour.key)).map((colour) => colour.nameDe),
			)}.`,
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
				reasonDe: `${frame.nameDe} mit Passepartout: Bilder ${rangeDe(limits)}.`,
			};
		});
}

const glazedFrames = frames.filter(({ glazed }) => glazed);
const matFrames = frames.filter(({ mat }) => mat);

/** What of a picture goes together, made from the tables of domain.md §4. */
export const wallArtConstraints: readonly Constraint[] = [
	...materials.flatMap(ofMaterial),
	...frames.flatMap(ofFrame),
	{
		code: "photoframe.colour-without-frame",
		source: "market",
		when: { frame: ["ohne"] },
		then: { option: "frameType", values: ["ohne"] },
		reasonDe: "Eine Rahmenfarbe gibt es nur mit Rahmen.",
	},
	{
		code: "photoframe.glazed",
		source: "market",
		when: { frame: glazedFrames.map(({ key }) => key) },
		then: { option: "glazing", values: glazings.map(({ key }) => key) },
		reasonDe: "Ein Rahmen für Papierdrucke hat immer eine Verglasung.",
	},
	{
		code: "photoframe.unglazed",
		source: "market",
		when: { frame: ["ohne", ...frames.filter(({ glazed }) => !glazed).map(({ key }) => key)] },
		then: { option: "glazing", values: ["ohne"] },
		reasonDe: `Eine Verglasung gibt es nur in diesen Rahmen: ${listDe(glazedFrames.map(({ nameDe }) => nameDe))}.`,
	},
	{
		code: "photoframe.mat-needs-frame",
		source: "market",
		when: { matSize: ["30"] },
		then: { option: "frame", values: matFrames.map(({ key }) => key) },
		reasonDe: `Ein Passepartout braucht einen Rahmen mit Glas: ${listDe(matFrames.map(({ nameDe }) => nameDe))}.`,
	},
	{
		code: "photoframe.mat-colour",
		source: "spec",
		when: { matSize: ["30"] },
		then: { option: "matType", values: ["mat-weiss"] },
		reasonDe: "Das Passepartout gibt es in Weiß.",
	},
	{
		code: "photoframe.no-mat",
		source: "spec",
		when: { matSize: ["0"] },
		then: { option: "matType", values: ["mat-none"] },
		reasonDe: "Die Farbe des Passepartouts setzt ein Passepartout voraus.",
	},
	{
		code: "photoframe.acrylic-needs-room",
		source: "market",
		when: { materialType: tightAcrylic.materials, frame: [tightAcrylic.frame] },
		then: { option: "format", values: { long: { max: tightAcrylic.long } } },
		reasonDe: `Acrylglas dehnt sich bei Wärme: in der ArtBox ist es bis zu ${tightAcrylic.long}${NBSP}cm lang.`,
	},
];
