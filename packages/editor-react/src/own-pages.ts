import { type DesignDocument, ownPages } from "@offizin/design";
import { type Format, type Page, pageOf } from "@offizin/formats";
import type { EditorHost } from "./editor-context.tsx";

/** Which pages there are of those that a product has many of, as one value: it stays the same while they are worked on. */
export function ownPagesOf(document: DesignDocument): string {
	return ownPages(document, document.pages)
		.map(({ key, like }) => `${key} ${like}`)
		.join("\n");
}

const shapes = new WeakMap<Page, Map<string, Page>>();

/** The same object for the same page: what is known of it stays known when another one comes or goes. */
function shapeOf(shape: Page, key: string): Page {
	const known = shapes.get(shape) ?? new Map<string, Page>();
	shapes.set(shape, known);
	const page = known.get(key) ?? { ...shape, key };
	known.set(key, page);
	return page;
}

/** A format with each of them, of the shape of the page that it is one of many of. */
export function withOwnPages(format: Format, own: readonly string[]): Format {
	const added = own.flatMap((line) => {
		const [key = "", like = ""] = line.split(" ");
		const shape = pageOf(format, like);
		return shape && key !== like ? [shapeOf(shape, key)] : [];
	});
	return added.length === 0 ? format : { ...format, pages: [...format.pages, ...added] };
}

/** What a page is called: its name in the product, or its number among many. */
export function pageName(
	document: DesignDocument,
	key: string,
	{ names, t }: Pick<EditorHost, "names" | "t">,
): string {
	const at = ownPages(document, document.pages).findIndex((page) => page.key === key);
	return at < 0 ? (names.page[key] ?? key) : t("editor.pageNumber", { number: at + 1 });
}
