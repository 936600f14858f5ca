import { isPacked } from "@offizin/assortment";
import type { OptionPanel } from "@offizin/contract";
import type { ChoiceChanges } from "@offizin/editor-react";
import { formatMoney } from "@offizin/money";

/** What each choice would change in price and date, and the accessories that go with the rest, in the words of the shop. */
export function choiceChanges({ product, options, quote }: OptionPanel, locale: string): ChoiceChanges {
	const { currency } = quote;
	const inWords = (amount: number) => {
		const price = formatMoney({ amount: Math.abs(amount), currency }, locale);
		return `${amount < 0 ? "\u2212" : "+"}\u00a0${price}`;
	};
	const valuesOf = ({ values }: OptionPanel["options"][number]) =>
		values
			.filter(({ isPossible, isChosen, changes }) => isChosen || (isPossible && changes.length === 0))
			.map(({ value, name, swatch, priceChange, dateChange }) => ({
				value,
				name,
				...(swatch !== undefined && { swatch }),
				price: priceChange === 0 ? null : inWords(priceChange),
				days: dateChange,
			}));
	return {
		changes: Object.fromEntries(
			options.map((option) => [
				option.key,
				Object.fromEntries(valuesOf(option).map(({ value, price, days }) => [value, { price, days }])),
			]),
		),
		accessories: options
			.filter(({ key }) => isPacked(product, key))
			.map((option) => ({ key: option.key, name: option.name, values: valuesOf(option) }))
			.filter(({ values }) => values.length > 1),
	};
}
