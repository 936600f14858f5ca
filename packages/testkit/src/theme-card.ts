import type { DesignDocument } from "@offizin/design";
import { buildTemplate, templateIds } from "@offizin/templates/recipes";

/** Every card of our themes. */
export const themeCardIds: readonly string[] = templateIds;

export function themeCard(id: string): DesignDocument {
	return buildTemplate(id).document;
}
