import { geometryOf } from "@offizin/assortment";
import type { DesignDocument } from "@offizin/design";
import { pageOf } from "@offizin/formats";
import type { DesignRevision } from "./design-store.ts";

/** The pages of a design that are printed, in order, each as its product has it. */
export function shownPages({ document }: Pick<DesignRevision, "document">) {
	const format = geometryOf(document);
	return document.pages.flatMap(({ key }) => {
		const page = pageOf(format, key);
		return page ? [{ key, format, page }] : [];
	});
}

/**
 * What "front" is of a design: its first page where none is called so, as of a set of prints. Lists, carts and mails show it.
 */
export function pageNamed({ pages }: DesignDocument, key: string): string {
	const first = pages[0]?.key ?? key;
	return key === "front" && !pages.some((page) => page.key === key) ? first : key;
}
