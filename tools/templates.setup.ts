import type { TestProject } from "vitest/node";
import { freshenTemplates } from "./fresh-templates.ts";

/** Servers under test read the templates of the sources as they are, also after a change that vitest has seen. */
export function setup(project: TestProject): void {
	bake();
	project.onTestsRerun(bake);
}

function bake(): void {
	if (!freshenTemplates()) throw new Error("The templates could not be baked; see the lines above.");
}
