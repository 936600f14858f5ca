import { type Component, componentLabel } from "@offizin/content";

/** Names of the blocks with a field that chooses from a list. */
export function choosingComponents(components: readonly Component[], slug: string): readonly string[] {
	return components
		.filter(({ schema }) =>
			Object.values(schema).some(
				({ source, datasource_slug }) => source === "internal" && datasource_slug === slug,
			),
		)
		.map((component) => componentLabel(component, component.name));
}
