import type { Choice, Extent } from "@offizin/solver";

/** Formats as choices that say how large they are. */
export function sizedChoices(formats: readonly (Choice & Extent)[]): readonly Choice[] {
	return formats.map(({ key, source, width, height }) => ({ key, source, size: { width, height } }));
}
