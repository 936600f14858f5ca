import { isPrinted } from "@offizin/cart";
import { tellChoice } from "@offizin/words";
import { chosenWords } from "../cart/chosen-words.ts";
import { viewArticle } from "../cart/line-view.ts";
import { packedAccessories } from "../cart/packed-accessories.ts";
import type { StoredLine } from "./stored-line.ts";

/** What was chosen and is packed with it, or what there is to know of an article. */
export function lineDetails(line: StoredLine, locale: string): string[] {
	if (isPrinted(line)) {
		const packed = packedAccessories(line.configuration, locale).map(({ name }) => name);
		return [...chosenWords(line, locale).map(tellChoice), ...packed];
	}
	const note = line.item === "article" ? viewArticle(line.sku, locale).note : undefined;
	return note ? [note] : [];
}
