import { geometryOf } from "@offizin/assortment";
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
