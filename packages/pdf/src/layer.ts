import { type Resource, resourceName } from "./resource.ts";
import { formatName, formatRef, formatText } from "./syntax.ts";

/**
 * What a workshop does along the objects of a layer (ISO 19593-1, groups and types of packaging and labels). Only what
 * is structural has a type.
 */
export type ProcessingStep =
	| {
			readonly group: "Structural";
			readonly type: "Cutting" | "PartialCutting" | "Creasing" | "Drilling" | "FoilStamping";
	  }
	| { readonly group: "Varnish" };

/** Handle to a layer that is no artwork but a processing step: an optional content group of the file. */
export interface Layer extends Resource {
	readonly category: "Properties";
	readonly kind: "layer";
}

export function beginLayer(layer: Layer): string {
	return `/OC /${resourceName(layer)} BDC`;
}

/** The optional content group (ISO 32000-1, 8.11.2) with the metadata of its step. */
export function layerDictionary(name: string, step: ProcessingStep): string {
	const type = "type" in step ? ` /GTS_ProcStepsType ${formatName(step.type)}` : "";
	const metadata = `<< /GTS_ProcStepsGroup ${formatName(step.group)}${type} >>`;
	return `<< /Type /OCG /Name ${formatText(name)} /GTS_Metadata ${metadata} >>`;
}

/**
 * The catalogue's entry for its layers, "" without any. ISO 15930-7 wants one named configuration that lists them all
 * and forbids /AS, by which a viewer would switch them by itself; all of them are on.
 */
export function layersEntry(refs: readonly number[]): string {
	if (refs.length === 0) return "";
	const all = `[${refs.map(formatRef).join(" ")}]`;
	return ` /OCProperties << /OCGs ${all} /D << /Name (Default) /BaseState /ON /Order ${all} >> >>`;
}
