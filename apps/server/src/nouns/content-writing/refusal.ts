import type { Finding } from "@offizin/content";

/** A story as refusals name it. */
export interface NamedStory {
	readonly id: number;
	readonly name: string;
	readonly full_slug: string;
}

/** A block as refusals name it. */
export interface NamedComponent {
	readonly name: string;
	readonly display_name: string | null;
}

/** Why a change of content is refused; codes are those of doors/http/refusal-status.ts. */
export type ContentRefusal =
	| {
			readonly code:
				| "space_unknown"
				| "story_unknown"
				| "story_version_unknown"
				| "story_is_folder"
				| "story_without_content"
				| "slug_taken"
				| "slug_of_shop"
				| "slug_invalid"
				| "parent_unknown"
				| "parent_loop"
				| "schedule_order"
				| "component_missing"
				| "component_taken"
				| "data_source_unknown"
				| "data_source_taken"
				| "entry_unknown"
				| "entry_taken"
				| "token_unknown"
				| "token_taken"
				| "token_needed"
				| "asset_unknown"
				| "upload_missing"
				| "asset_too_large"
				| "asset_kind_refused"
				| "asset_damaged"
				| "render_busy"
				| "render_too_heavy";
	  }
	/** Somebody else has saved since; whoever is refused gets the story as it is now. */
	| { readonly code: "story_changed"; readonly story: number }
	| { readonly code: "story_broken" | "story_too_large"; readonly findings: readonly Finding[] }
	| {
			readonly code: "story_linked" | "asset_used" | "component_used" | "entry_used";
			readonly stories: readonly NamedStory[];
	  }
	| { readonly code: "data_source_used"; readonly components: readonly NamedComponent[] };
