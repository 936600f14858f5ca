import { productOf } from "@offizin/assortment";
import type { OptionPanel, PanelOption } from "@offizin/contract";
import { cardFormat } from "@offizin/formats";
import { say, wordsOf } from "@offizin/words";

/** The option that says how many pages there are, where all it offers is one thing with more of them or fewer. */
export function pageCountOption({ product, configuration, options }: OptionPanel): PanelOption | undefined {
	const range = productOf(product)?.pages?.(configuration);
	const option = options.find(({ key }) => key === range?.option);
	const values = range?.values;
	return values && option?.values.every(({ value }) => values.includes(value)) ? option : undefined;
}

/** Such an option, counted: "12 Seiten" rather than the name of a format. */
export function countedInPages(option: PanelOption, locale: string): PanelOption {
	const words = wordsOf(locale).shop.options.pageCount;
	return {
		...option,
		name: words.name,
		values: option.values.map(({ size: _size, note: _note, ...value }) => ({
			...value,
			name: say(words.value, { count: cardFormat(value.value)?.stitching?.pages ?? 0 }, locale),
		})),
	};
}

/** By what words the pieces of a panel are counted: those of its product, or of the kind of card it is. */
export function countedWords(
	{ product, configuration }: Pick<OptionPanel, "product" | "configuration">,
	locale: string,
) {
	const { counted } = wordsOf(locale).shop.options;
	const form = product === "card" ? cardFormat(configuration.formatType ?? "")?.form : undefined;
	return form === "booklet" ? counted.booklet : counted[product];
}
