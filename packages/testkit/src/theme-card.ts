import type { DesignDocument } from "@offizin/design";
import { buildEnvelope, buildTemplate, templateIds } from "@offizin/templates/recipes";

/** Every card of our themes. */
export const themeCardIds: readonly string[] = templateIds;

export function themeCard(id: string): DesignDocument {
	return buildTemplate(id).document;
}

/** An envelope that is printed for cards of our themes. */
export function themeEnvelope(id: string): DesignDocument {
	return buildEnvelope(id).document;
}
