import type { Component } from "../schema/component.ts";
import type { Story } from "./story.ts";

/** A language of a space beside its default one. */
export interface SpaceLanguage {
	/** "en" or "de-at"; in field names as translation.ts writes it. */
	readonly code: string;
	readonly name: string;
}

/** What a token opens: published stories, drafts too (content-protocol §3), or everything that changes a space (§6). */
export const tokenAccesses = ["public", "preview", "management"] as const;
export type TokenAccess = (typeof tokenAccesses)[number];

export interface ContentToken {
	readonly token: string;
	readonly access: TokenAccess;
	readonly name: string;
}

/** A list of names and values that fields choose from, with values for other dimensions such as languages. */
export interface DataSource {
	readonly id: number;
	readonly name: string;
	readonly slug: string;
	readonly dimensions: readonly DataSourceDimension[];
	readonly entries: readonly DataSourceEntry[];
}

export interface DataSourceDimension {
	readonly id: number;
	readonly name: string;
	readonly entryValue: string;
}

export interface DataSourceEntry {
	readonly id: number;
	readonly name: string;
	readonly value: string;
	/** By `entryValue` of a dimension. */
	readonly dimensionValues: Readonly<Record<string, string>>;
}

/** A file of a space. Its bytes lie in the file store under `hash`. */
export interface Asset {
	readonly id: number;
	/** File name as it was given, made safe: the last part of its address. */
	readonly name: string;
	/** sha256 of the bytes, hex. */
	readonly hash: string;
	readonly contentType: string;
	readonly bytes: number;
	/** Pixels; null where the file is no picture. */
	readonly width: number | null;
	readonly height: number | null;
	readonly alt: string;
	readonly title: string;
	readonly source: string;
	readonly copyright: string;
	/** "x1xy1:x2xy2" in pixels of the original, or "". */
	readonly focus: string;
	readonly metaData: Readonly<Record<string, string>>;
	readonly createdAt: string;
	readonly updatedAt: string;
}

/** Where visitors have known a page before: the address leads to it until another page is published there. */
export interface FormerAddress {
	/** Full slug. */
	readonly fullSlug: string;
	/** In which language it was the address: "default", or another one of the space. */
	readonly lang: string;
	readonly storyId: number;
}

/** Everything a space delivers, as one value; each of its lists in the order of its ids. */
export interface Space {
	readonly id: number;
	readonly name: string;
	/** Origin of the site it is for, with a slash at its end. */
	readonly domain: string;
	/** Unix seconds, raised by every publication, also by two in one second (content-protocol §3, "cv"). */
	readonly cv: number;
	readonly languages: readonly SpaceLanguage[];
	readonly tokens: readonly ContentToken[];
	readonly components: readonly Component[];
	readonly stories: readonly Story[];
	readonly dataSources: readonly DataSource[];
	readonly assets: readonly Asset[];
	/** Deleted, offered nowhere, and at their addresses until they are removed for good. */
	readonly trashedAssets: readonly Asset[];
	/** In the order of their addresses. */
	readonly formerAddresses: readonly FormerAddress[];
}
