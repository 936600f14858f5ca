import { accessory, boxFormats, type Fact, type FactValue, type ProductKey } from "@offizin/assortment";
import { cardFormat, paper } from "@offizin/formats";
import { type Constraint, parseImageFormat, type Reason, type ReasonValue } from "@offizin/solver";
import { accessoryName, accessoryNote } from "./accessory-words.ts";
import { factWords, tellValue } from "./fact-words.ts";
import { type Words, wordsOf } from "./language.ts";
import { listOf } from "./list.ts";
import { sayGrammage, saySize } from "./measures.ts";
import { monthName } from "./month-name.ts";
import { own } from "./own.ts";
import { say } from "./say.ts";

/** What is said about one option of a product. */
interface OptionWords {
	readonly name: string;
	readonly values?: Readonly<Record<string, string>>;
	/** A few words more about a value, without a full stop. */
	readonly notes?: Readonly<Record<string, string>>;
	/** For values that are counted: "Seiten". */
	readonly unit?: string;
}

/** A product in words. What it does not know stands for itself, since an old order may hold what is no longer made. */
export interface ProductWords {
	readonly name: string;
	/** What an option is called. */
	readonly option: (key: string) => string;
	/** What a value is called: "Leinwand", "24 Seiten", "60 × 40 cm". */
	readonly value: (option: string, value: string) => string;
	/** A few words more about a value; undefined where its name says all. */
	readonly note: (option: string, value: string) => string | undefined;
	/** What follows from a choice: "Gewicht", "1,2 kg". */
	readonly fact: (fact: Fact) => { readonly name: string; readonly value: string };
	/** What a choice comes to: "4 Seiten", "300 g/m²". */
	readonly measure: (value: FactValue) => string;
	/** What the values of an option count; "" where they are no number of things. */
	readonly unit: (option: string) => string;
	/** Why something is not possible, as a sentence. */
	readonly because: (reason: Reason) => string;
	/** Why a rule of the product is one, as a sentence. */
	readonly reason: (constraint: Pick<Constraint, "code" | "reason">) => string;
}

/** Names that are not written but follow from the value. */
function madeName(option: string, { unit }: OptionWords, value: string, locale: string): string {
	const sold = accessory(value);
	if (sold) return accessoryName(sold, locale);
	if (!/^\d/.test(value)) return value;
	if (unit !== undefined) return `${value} ${unit}`;
	if (option === "startMonth") return monthName(Number(value), locale);
	const size = parseImageFormat(value);
	return size.ok ? `${size.value.width}\u00a0×\u00a0${size.value.height}\u00a0cm` : value;
}

const inMillimetres = (um: number) => um / 1000;

/** Notes that tell a measure. */
function madeNote(product: ProductKey, option: string, value: string, locale: string): string | undefined {
	const sold = accessory(value);
	if (sold) return accessoryNote(sold, locale);
	switch (`${product}.${option}`) {
		case "card.formatType": {
			const trim = cardFormat(value)?.trim;
			if (!trim) return undefined;
			return saySize({ width: inMillimetres(trim.width), height: inMillimetres(trim.height) }, locale);
		}
		case "card.paperType": {
			const stock = paper(value);
			return stock && sayGrammage(stock.weight, locale);
		}
		case "photobox.format": {
			const format = boxFormats.find(({ key }) => key === value);
			return format && saySize(format.print, locale);
		}
		default:
			return undefined;
	}
}

/** Names of a product, its options and their values in the language of a locale. */
export function productWords(product: ProductKey, locale: string): ProductWords {
	const { name, options }: Words["product"][ProductKey] = wordsOf(locale).product[product];
	const table: Readonly<Record<string, OptionWords>> = options;
	const value = (option: string, key: string) => {
		const words = own(table, option);
		return words ? (own(words.values, key) ?? madeName(option, words, key, locale)) : key;
	};
	const told = (one: ReasonValue): string | number => {
		if (typeof one !== "object") return one;
		if ("sizes" in one)
			return listOf(
				one.sizes.map((size) => size.replace("x", "\u202f×\u202f")),
				locale,
			);
		const names = one.values.map((key) => value(one.option, key));
		return listOf(names, locale, one.isChoice ? "disjunction" : "conjunction");
	};
	const because = ({ code, values = {} }: Reason) => {
		const message = own(wordsOf(locale).reason, code);
		const spoken = Object.fromEntries(Object.entries(values).map(([key, one]) => [key, told(one)]));
		return message === undefined ? code : say(message, spoken, locale);
	};
	return {
		name,
		fact: (fact) => factWords(fact, value, locale),
		measure: (measured) => tellValue(measured, value, locale),
		option: (key) => own(table, key)?.name ?? key,
		value,
		unit: (option) => own(table, option)?.unit ?? "",
		because,
		reason: ({ code, reason = { code } }) => because(reason),
		note: (option, value) =>
			own(own(table, option)?.notes, value) ?? madeNote(product, option, value, locale),
	};
}
