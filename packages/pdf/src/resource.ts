/** Kinds of resource dictionaries that pages and forms refer to. */
export type ResourceCategory = "ColorSpace" | "Font" | "Properties" | "XObject";

/** A handle to something written once in one file and used by any number of its pages. */
export interface Resource {
	readonly category: ResourceCategory;
	readonly ref: number;
	/** Identity of the file that made the handle; a handle must not wander into another file. */
	readonly owner: object;
}

export function resourceName(resource: Resource): string {
	return `R${resource.ref}`;
}

/** OPM 1: process inks of 0 % leave what is below, as presses expect of overprinting (ISO 32000-1, 11.7.4.5). */
const GRAPHICS_STATES =
	"/ExtGState << /Overprint << /OP true /op true /OPM 1 >> /Knockout << /OP false /op false /OPM 0 >> >>";

/** The resource dictionary of a page or form; both graphics states for overprint are always in it. */
export function resourceDictionary(resources: ReadonlySet<Resource>): string {
	const categories = new Map<ResourceCategory, string[]>();
	for (const resource of resources) {
		const entries = categories.get(resource.category) ?? [];
		entries.push(`/${resourceName(resource)} ${resource.ref} 0 R`);
		categories.set(resource.category, entries);
	}
	const dictionaries = [...categories].map(
		([category, entries]) => `/${category} << ${entries.join(" ")} >>`,
	);
	return `<< ${[GRAPHICS_STATES, ...dictionaries].join(" ")} >>`;
}
