import { geometryOf, type ProductKey, productOf } from "@offizin/assortment";
import type { DesignDocument } from "@offizin/design";
import type { Configuration } from "@offizin/solver";
import { toMm } from "@offizin/units";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";

/** A product as it is chosen. */
interface Made {
	readonly product: ProductKey;
	readonly configuration: Configuration;
}

const WIDTH = 640;

/** Id of the pattern that is printed on it; "" where a person designs it. */
export function patternIdOf({ product, configuration }: Made): string {
	return productOf(product)?.pattern?.(configuration) ?? "";
}

/** What is printed, made as it was chosen; undefined for a pattern that is no longer there. */
export async function patternDocument(
	templates: Pick<TemplateStore, "pattern" | "document">,
	made: Made,
): Promise<DesignDocument | undefined> {
	const id = patternIdOf(made);
	if (!templates.pattern(id)) return undefined;
	return { ...(await templates.document(id)), configuration: made.configuration };
}

/** Where everybody can see it; null for a pattern that is no longer there. */
export function patternPicture({ pattern }: Pick<TemplateStore, "pattern">, made: Made) {
	const id = patternIdOf(made);
	if (!pattern(id)) return null;
	const { width, height } = geometryOf(made).trim;
	return { src: `/img/w${WIDTH}/pattern/${id}`, width: toMm(width), height: toMm(height) };
}
