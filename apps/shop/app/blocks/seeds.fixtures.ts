import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Block } from "@offizin/content";
import type { ChannelKey } from "@offizin/sites";

interface SeedStory {
	readonly uuid: string;
	readonly full_slug: string;
	readonly content: Block;
}

/** The stories a new shop begins with (`content/` at the root). */
export function seedStories(channel: ChannelKey): readonly SeedStory[] {
	const file = join(import.meta.dirname, `../../../../content/${channel}.json`);
	const space: { readonly stories: readonly (SeedStory & { readonly is_folder: boolean })[] } = JSON.parse(
		readFileSync(file, "utf8"),
	);
	return space.stories.filter((story) => !story.is_folder);
}
