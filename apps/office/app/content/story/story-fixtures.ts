import type { Block } from "@offizin/content";
import type { ContentStory } from "@offizin/contract";

export const content: Block = { _uid: "1", component: "page", title: "Alt" };
export const story: ContentStory = {
	...{
		id: 7,
		uuid: "u",
		name: "Seite",
		slug: "seite",
		full_slug: "seite",
		parent_id: null,
		is_folder: false,
	},
	...{ is_startpage: false, position: 0, published: false, unpublished_changes: true, publish_at: null },
	...{
		publish_failed_at: null,
		unpublish_at: null,
		published_at: null,
		first_published_at: null,
		created_at: "",
		updated_at: "",
	},
	...{ content_type: "page", version: 3, tag_list: [], path: null, group_id: "g", translated_slugs: [] },
	...{ sort_by_date: null, meta_data: null, content, former_slugs: [] },
};
