import type { ContentStoryItem } from "@offizin/contract";
import type { MovableRow } from "#app/content/tree/project-drop.ts";

export interface StoryRow extends MovableRow {
	readonly story: ContentStoryItem;
	readonly isOpen: boolean;
}

/** Stories by the id of their folder, 0 for the top: what has been loaded so far, in order. */
export type StoriesByFolder = ReadonlyMap<number, readonly ContentStoryItem[]>;

/** The tree of pages as rows; what is in a folder shows while it is open. */
export function storyRows(stories: StoriesByFolder, open: ReadonlySet<number>): readonly StoryRow[] {
	const rowsIn = (folder: number, depth: number): readonly StoryRow[] =>
		(stories.get(folder) ?? []).flatMap((story) => {
			const isOpen = story.is_folder && open.has(story.id);
			const row: StoryRow = {
				id: String(story.id),
				parent: folder === 0 ? null : String(folder),
				depth,
				story,
				isOpen,
			};
			return [row, ...(isOpen ? rowsIn(story.id, depth + 1) : [])];
		});
	return rowsIn(0, 0);
}

/** Whether a story may lie in a folder: not in itself, nor in what lies in it. */
export function mayLieIn(rows: readonly StoryRow[], dragged: string, parent: string | null): boolean {
	if (parent === null) return true;
	const folder = rows.find(({ id }) => id === parent);
	if (!folder?.story.is_folder || parent === dragged) return false;
	return mayLieIn(rows, dragged, folder.parent);
}
