import type { Block } from "./block.ts";

/** Name and slug of a story in another language of its space. */
export interface TranslatedSlug {
	readonly lang: string;
	readonly name: string | null;
	readonly slug: string;
	readonly published: boolean;
}

/** What stands at one address of a space: a page with its draft and its published content, or a folder of such. */
export interface Story {
	readonly id: number;
	readonly uuid: string;
	readonly name: string;
	/** Last part of the address; folders and pages below one parent share one set of slugs. */
	readonly slug: string;
	/** Whole address without slashes at its ends; of a start page that of its folder. */
	readonly fullSlug: string;
	/** Folder it lies in; null at the top. */
	readonly parentId: number | null;
	readonly isFolder: boolean;
	/** Answers for the address of its folder. */
	readonly isStartpage: boolean;
	/** Order among its neighbours; may be negative. */
	readonly position: number;
	/** Another address under which the site shows it ("real path"), or null. */
	readonly path: string | null;
	readonly tags: readonly string[];
	/** Stories of one group are the same page for other audiences ("alternates"). */
	readonly groupId: string;
	readonly translatedSlugs: readonly TranslatedSlug[];
	readonly sortByDate: string | null;
	readonly metaData: Readonly<Record<string, unknown>> | null;
	/** Raised by every change; a change that names an older one is refused (two editors at once). */
	readonly version: number;
	/** What editors work on; of a folder undefined. */
	readonly draft: Block | undefined;
	/** What visitors see; undefined while unpublished. */
	readonly published: Block | undefined;
	/** ISO instants. */
	readonly createdAt: string;
	readonly updatedAt: string;
	readonly publishedAt: string | null;
	readonly firstPublishedAt: string | null;
	/** When it will be published, and taken back, by itself. */
	readonly publishAt: string | null;
	readonly unpublishAt: string | null;
	/** When `publishAt` had come and the draft broke its schema, which it still does. */
	readonly publishFailedAt: string | null;
}
