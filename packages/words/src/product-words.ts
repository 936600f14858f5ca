import { accessory, boxFormats, type ProductKey } from "@offizin/assortment";
import { cardFormat, paper } from "@offizin/formats";
import { parseImageFormat } from "@offizin/solver";
import { accessoryName, accessoryNote } from "./accessory-words.ts";
import { type Words, wordsOf } from "./language.ts";
import { sayGrammage, saySize } from "./measures.ts";
import { say } from "./say.ts";

/** What is said about one option of a product. */
interface OptionWords {
	readonly name: string;
	readonly values?: Readonly<Record<string, string>>;
	/** A few words more about a value, without a full stop. */
	readonly notes?: Readonly<Record<string, string>>;
	/** For values that are counted: "{count} Seiten". */
	readonly counted?: string;
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
}

function own<Value>(table: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined {
	return table && Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Names that are not written but follow from the value. */
function madeName(option: string, { counted }: OptionWords, value: string, locale: string): string {
	const sold = accessory(value);
	if (sold) return accessoryName(sold, locale);
	if (!/^\d/.test(value)) return value;
	if (counted !== undefined) return say(counted, { count: value }, locale);
	if (option === "startMonth") return monthName(Number(value), locale);
	const size = parseImageFormat(value);
	return size.ok ? `${size.value.width} × ${size.value.height} cm` : value;
}

function monthName(month: number, locale: string): string {
	const format = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
	return format.format(Date.UTC(2000, month - 1));
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
	return {
		name,
		option: (key) => own(table, key)?.name ?? key,
		value: (option, value) => {
			const words = own(table, option);
			if (!words) return value;
			return own(words.values, value) ?? madeName(option, words, value, locale);
		},
		note: (option, value) =>
			own(own(table, option)?.notes, value) ?? madeNote(product, option, value, locale),
	};
}
