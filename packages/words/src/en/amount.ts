export const amount = {
	amount_missing: "Please enter a value, for example {example}.",
	amount_with_other_mark: "Please write a decimal point: {suggestion}.",
	amount_not_a_number: "“{text}” is not a number. Possible is, for example, {example}.",
	amount_of_another_kind:
		"{meant, select, share {This is a share in per cent, not an amount. Please enter it without a currency, for example {example}.} factor {This is a factor. Please enter it without a sign, for example {example}.} price {This is a price, not a share. Please enter the amount in {currency}.} other {This list is in {currency}, not in {sign}. Please enter the amount in {currency}.}}",
	amount_too_fine: "There is room for {places, plural, one {one decimal place} other {two decimal places}}.",
	amount_negative: "The value must not be below zero.",
	amount_too_large: "No more than {most, number} can be entered.",
};
