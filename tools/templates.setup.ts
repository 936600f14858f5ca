import { freshenTemplates } from "./fresh-templates.ts";

/** Servers under test read the templates of the sources as they are. */
export function setup(): void {
	if (!freshenTemplates()) throw new Error("The templates could not be baked; see the lines above.");
}
