import type { Look } from "./scene.ts";
import { asText, type Supplies } from "./svg.ts";

/** Photographs and patterns by their names only. */
export const supplies: Supplies = {
	photo: (name) => `photo/${name}`,
	pattern: (id) => `pattern/${id}`,
	write: asText,
};

/** How something made so is looked at in a list, or as told. */
export function lookAt(configuration: Look["configuration"], more: Partial<Look> = {}): Look {
	return { brand: "bildwand", locale: "de-DE", configuration, supplies, ...more };
}
