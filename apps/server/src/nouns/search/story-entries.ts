import {
	addressIn,
	type Block,
	isRecord,
	type LibrarySpace,
	presentContent,
	type Story,
	safeAddress,
	wordsIn,
} from "@offizin/content";
import { channels } from "@offizin/sites";
import { languageOf } from "@offizin/words";
import type { Shelf } from "./design-entries.ts";
import { type SearchEntry, weightOf } from "./search-entry.ts";

/** Folder of the stories that are articles. */
const ARTICLES = "magazin/";

/** A page and where it stands in the language it is searched in. */
type AddressedPage = Pick<Story, "name" | "fullSlug"> & { readonly address: string };

/** Published pages, but for those that their editors hide from everybody who searches. */
export function storyEntries(space: LibrarySpace | undefined, shelf: Shelf): readonly SearchEntry[] {
	if (!space) return [];
	const language = languageOf(shelf.locale);
	const how = {
		space,
		version: "published",
		languages: [language],
		origin: "",
		excluded: new Set<string>(),
	} as const;
	return space.stories.flatMap((story) => {
		if (story.published?.component !== "page") return [];
		const page = presentContent(story.published, story.id, how);
		const address = addressIn(space, story, language, "published");
		return page.robots === "none" ? [] : [storyEntry({ ...story, address }, page, shelf)];
	});
}

function storyEntry(
	{ name, fullSlug, address }: AddressedPage,
	page: Block,
	{ channel }: Shelf,
): SearchEntry {
	const said = (field: string) => withoutFigures(page[field], channels[channel].name);
	const title = said("label") || said("title") || name;
	const isArticle = fullSlug.startsWith(ARTICLES);
	const picture = pictureOf(page, title);
	return {
		path: fullSlug === "home" ? "/" : `/${address}/`,
		kind: isArticle ? "article" : "page",
		// Of everything the home page says something.
		worth: fullSlug === "home" ? 0.5 : isArticle ? 0.8 : 0.95,
		texts: [
			{ text: `${title} ${name}`, weight: weightOf.title },
			{ text: `${said("title")} ${said("headline")}`, weight: weightOf.subject },
			{ text: `${said("description")} ${said("lead")}`, weight: weightOf.note },
			{ text: wordsIn(page.body), weight: weightOf.body },
		],
		hit: { title, note: said("description") || undefined, ...(picture && { picture }) },
	};
}

/**
 * A text of a page without the figures that stand in braces, "{papers}", which only the shop knows: as the first word of
 * a title it is left out, elsewhere the whole sentence is.
 */
function withoutFigures(value: unknown, brand: string): string {
	if (typeof value !== "string") return "";
	const text = value.replaceAll("{brand}", brand).replace(/^\{\w+\}\s+/, "");
	return (text.match(/[^.!?]+[.!?]*\s*/g) ?? [])
		.filter((sentence) => !/[{}]/.test(sentence))
		.join("")
		.trim();
}

/** The composed picture or the file that a page is shown with. */
function pictureOf(page: Block, alt: string): SearchEntry["hit"]["picture"] {
	const image = page.image;
	if (image === undefined || !isRecord(image)) return undefined;
	const src = safeAddress(image.filename);
	return src?.startsWith("/img/w") ? { src, width: 640, height: 480, alt } : undefined;
}
