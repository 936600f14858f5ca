import type {
	Block,
	Component,
	DataSource,
	SpaceLanguage,
	TokenAccess,
	TranslatedSlug,
} from "@offizin/content";
import type { ChannelKey } from "@offizin/sites";
import type { ColumnType, Generated } from "kysely";
import type { Json, Timestamp } from "../column.ts";

export interface ContentSpaceTable {
	id: number;
	channel: ChannelKey | null;
	name: string;
	domain: string;
	cv: number;
	languages: Json<readonly SpaceLanguage[]>;
}

export interface ContentTokenTable {
	id: Generated<number>;
	token: string;
	space: number;
	access: TokenAccess;
	name: string;
	/** Null where it came with a file. */
	created_at: Timestamp | null;
	created_by: string | null;
}

export interface ContentComponentTable {
	id: Generated<number>;
	space: number;
	name: string;
	definition: Json<Omit<Component, "id" | "name" | "created_at" | "updated_at">>;
	created_at: Timestamp;
	updated_at: Timestamp;
}

/** See packages/content, Story. */
export interface ContentStoryTable {
	id: Generated<number>;
	uuid: string;
	space: number;
	parent: number | null;
	name: string;
	slug: string;
	full_slug: string;
	is_folder: boolean;
	is_startpage: boolean;
	position: number;
	path: string | null;
	tags: readonly string[];
	group_id: string;
	translated_slugs: Json<readonly TranslatedSlug[]>;
	sort_by_date: string | null;
	meta_data: Json<Readonly<Record<string, unknown>> | null>;
	version: number;
	draft: Json<Block | null>;
	published: Json<Block | null>;
	created_at: Timestamp;
	updated_at: Timestamp;
	published_at: Timestamp | null;
	first_published_at: Timestamp | null;
	publish_at: Timestamp | null;
	unpublish_at: Timestamp | null;
	publish_failed_at: Timestamp | null;
	/** While it lies in the trash. */
	deleted_at: Timestamp | null;
	deleted_by: string | null;
	deleted_with: number | null;
	/** Searched and written by expressions only. */
	draft_words: ColumnType<never, string | null, string | null>;
	published_words: ColumnType<never, string | null, string | null>;
}

export interface ContentFormerAddressTable {
	space: number;
	/** In which language: "default", or another one of the space. */
	lang: Generated<string>;
	full_slug: string;
	story: number;
}

export interface ContentStoryVersionTable {
	id: Generated<number>;
	story: number;
	version: number;
	kind: "saved" | "published" | "unpublished" | "restored" | "imported";
	name: string;
	content: Json<Block | null>;
	author: string;
	at: Timestamp;
}

export interface ContentDataSourceTable {
	id: Generated<number>;
	space: number;
	name: string;
	slug: string;
	dimensions: Json<DataSource["dimensions"]>;
	entries: Json<DataSource["entries"]>;
}

/** See packages/content, Asset. */
export interface ContentAssetTable {
	id: Generated<number>;
	space: number;
	name: string;
	hash: string;
	content_type: string;
	bytes: number;
	width: number | null;
	height: number | null;
	alt: string;
	title: string;
	source: string;
	copyright: string;
	focus: string;
	meta_data: Json<Readonly<Record<string, string>>>;
	created_at: Timestamp;
	updated_at: Timestamp;
	/** While it lies in the trash. */
	deleted_at: Timestamp | null;
	deleted_by: string | null;
}

export interface ContentChangeTable {
	id: Generated<number>;
	space: number;
	/** Null where the change is about the space itself. */
	story: number | null;
	is_published: boolean;
	at: Timestamp;
}

export interface ContentPresenceTable {
	story: number;
	client: string;
	name: string;
	seen_at: Timestamp;
}
