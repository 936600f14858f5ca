import { templateWords } from "@offizin/words";
import type { Platform } from "../platform.ts";

export interface NamedDesign {
	readonly name: string | null;
	readonly title: string | null;
	readonly template: string;
}

/** What a design is called; undefined when nobody has named it and its template is no more. */
export function designName(
	{ templates }: Pick<Platform, "templates">,
	{ name, title, template }: NamedDesign,
	locale: string,
): string | undefined {
	const row = templates.row(template);
	return name ?? title ?? (row && templateWords(row, locale).name);
}
