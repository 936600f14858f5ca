import { isRecord } from "@offizin/base";
import { type Block, type FieldValue, type ImageSource, safeAddress } from "@offizin/content";
import { storyblokEditable } from "@storyblok/react/ssr";
import { colorOf } from "./color.ts";
import { contentPicture } from "./content-picture.server.ts";
import { withFacts } from "./facts.server.ts";
import type { Shown } from "./shown.ts";
import type { StoryReads } from "./story-reads.server.ts";

/** The fields of a block as its view reads them. What is missing, or of another kind, is as if it were left empty. */
export function fieldsOf(block: Block, { facts, origins }: Pick<StoryReads, "facts" | "origins">) {
	const text = (name: string) => {
		const value = block[name];
		return typeof value === "string" ? withFacts(value, facts) : "";
	};
	const number = (name: string, empty: number) => {
		const value = Number(block[name] || Number.NaN);
		return Number.isFinite(value) ? value : empty;
	};
	return {
		text,
		/** Lines of a text, without empty ones. */
		lines: (name: string) =>
			text(name)
				.split("\n")
				.filter((line) => line.trim() !== ""),
		flag: (name: string, empty = false) => {
			const value = block[name];
			return typeof value === "boolean" ? value : empty;
		},
		number,
		/** How many; none where less than none is written. */
		count: (name: string, empty: number) => Math.max(0, Math.trunc(number(name, empty))),
		/** One of the values, else the first one. */
		choice: <Value extends string>(name: string, values: readonly [Value, ...Value[]]): Value =>
			values.find((value) => value === block[name]) ?? values[0],
		color: (name: string) => colorOf(block[name]),
		picture: (name: string, ratio?: number): ImageSource | undefined =>
			contentPicture(block[name], origins, ratio),
		/** Where a link leads; undefined where it leads nowhere. */
		address: (name: string) => {
			const address = addressOf(block[name]);
			return address === undefined ? undefined : safeAddress(withFacts(address, facts));
		},
		blocks: (name: string) => blocksIn(block[name]),
		raw: (name: string): FieldValue => block[name],
	};
}

export type Fields = ReturnType<typeof fieldsOf>;

/** The blocks of a list of them. */
export function blocksIn(value: unknown): readonly Block[] {
	return Array.isArray(value) ? value.filter(isBlock) : [];
}

export function isBlock(value: unknown): value is Block {
	return isRecord(value) && typeof value._uid === "string" && typeof value.component === "string";
}

/** What every block that is shown has; in previews with the marks of delivery, or such as it would have put in. */
export function shownOf(
	block: Block,
	{ isPreview, unsaved }: Pick<StoryReads, "isPreview" | "unsaved">,
): Shown {
	const { _uid: uid, component: name, _editable } = block;
	const mark = _editable ?? (unsaved && `<!--#storyblok#${JSON.stringify({ ...unsaved, uid, name })}-->`);
	const isMarked = isPreview && mark !== undefined;
	return { uid, editable: isMarked ? storyblokEditable({ _editable: mark }) : undefined };
}

/** Where a multilink leads, as written: of a story its path. */
export function addressOf(link: unknown): string | undefined {
	if (typeof link === "string") return link === "" ? undefined : link;
	if (!isRecord(link)) return undefined;
	const { linktype, url, cached_url, email, anchor, story } = link;
	const fragment = typeof anchor === "string" && anchor !== "" ? `#${anchor}` : "";
	switch (linktype) {
		case "email":
			return mailAddress(email || url);
		case "story": {
			const slug = isRecord(story) ? (story.full_slug ?? story.url) : cached_url;
			return typeof slug === "string" && slug !== "" ? `${storyPath(slug)}${fragment}` : undefined;
		}
		default: {
			const address = url || cached_url;
			return typeof address === "string" && address !== "" ? `${address}${fragment}` : undefined;
		}
	}
}

/** The page of a story: of the one with the slug "home" the home page. */
export function storyPath(slug: string): string {
	const bare = slug.replace(/^\/+|\/+$/g, "");
	return bare === "" || bare === "home" ? "/" : `/${bare}/`;
}

/** Of what somebody has begun to type, with "mailto:" or without: a whole mail address, or nothing. */
function mailAddress(written: unknown): string | undefined {
	const mail = typeof written === "string" ? written.trim().replace(/^mailto:/i, "") : "";
	return /^(\{\w+\}|[^@\s:?]+@[^@\s:?]+)(\?\S*)?$/.test(mail) ? `mailto:${mail}` : undefined;
}
