import { cardFormat } from "@offizin/formats";
import { wordsOf } from "./language.ts";
import { productWords } from "./product-words.ts";

/** What the format of a design is called where designs are looked for: of a booklet its size, since it is as long as one likes. */
export function designFormatName(formatType: string, locale: string): string {
	const { form, baseSize } = cardFormat(formatType) ?? {};
	const sizes: Readonly<Record<string, string>> = wordsOf(locale).facet.booklet;
	const size = form === "booklet" && baseSize ? sizes[baseSize] : undefined;
	return size ?? productWords("card", locale).value("formatType", formatType);
}
