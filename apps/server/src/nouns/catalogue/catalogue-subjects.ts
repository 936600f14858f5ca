import { cardSubjects } from "./card-subjects.ts";
import type { Subject } from "./catalogue-table.ts";
import { photoSubjects } from "./photo-subjects.ts";
import { productSubjects } from "./product-subjects.ts";

/** What can be made, as tables to read, in the order the back office shows them. */
export function catalogueSubjects(locale: string): readonly Subject[] {
	return [...cardSubjects(locale), ...photoSubjects(locale), ...productSubjects(locale)];
}
