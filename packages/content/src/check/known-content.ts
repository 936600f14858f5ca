import type { Component } from "../schema/component.ts";
import type { Block } from "../story/block.ts";
import type { Asset, DataSource, SpaceLanguage } from "../story/space.ts";

/** A story that another one may point to. */
export interface KnownStory {
	readonly uuid: string;
	readonly name: string;
	readonly fullSlug: string;
	readonly isPublished: boolean;
	readonly content: Block | undefined;
}

/** What a content is checked against: its space, asked for one thing at a time. */
export interface KnownContent {
	component(name: string): Component | undefined;
	dataSource(slug: string): DataSource | undefined;
	story(uuid: string): KnownStory | undefined;
	asset(id: number): Asset | undefined;
	/** Whether something answers at an address of the own site, "/papiere/"; absent where nobody has asked. */
	answers?(path: string): boolean;
	readonly languages: readonly SpaceLanguage[];
}
