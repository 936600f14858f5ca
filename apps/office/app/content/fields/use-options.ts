import type { FieldOption, FieldSchema } from "@offizin/content";
import { useEffect, useState } from "react";
import { useContentPlace } from "#app/content/content-place.ts";
import type { ContentDoors } from "#app/content/doors/content-doors.ts";

async function loadOptions(doors: ContentDoors, schema: FieldSchema): Promise<readonly FieldOption[]> {
	if (schema.source === "internal") {
		const sources = await doors.dataSources();
		const source = sources.ok
			? sources.value.datasources.find(({ slug }) => slug === schema.datasource_slug)
			: undefined;
		const entries = source && (await doors.entries(source.id));
		return entries?.ok ? entries.value.datasource_entries : [];
	}
	const types = schema.filter_content_type ?? [];
	const stories = await doors.stories({
		per_page: 100,
		starts_with: schema.folder_slug?.replace("{0}/", "") ?? "",
	});
	if (!stories.ok) return [];
	return stories.value.stories
		.filter(({ is_folder }) => !is_folder)
		.filter(({ content_type }) => types.length === 0 || types.includes(content_type ?? ""))
		.map(({ uuid, name }) => ({ value: uuid, name }));
}

/** What an option field chooses from: its own list, a data source, or stories (by uuid). */
export function useOptions(schema: FieldSchema): readonly FieldOption[] {
	const { doors } = useContentPlace();
	const [loaded, setLoaded] = useState<readonly FieldOption[]>([]);
	const isOwn = !schema.source;
	useEffect(() => {
		if (isOwn) return;
		let isShown = true;
		void loadOptions(doors, schema).then((options) => {
			if (isShown) setLoaded(options);
		});
		return () => {
			isShown = false;
		};
	}, [doors, schema, isOwn]);
	return isOwn ? (schema.options ?? []) : loaded;
}
