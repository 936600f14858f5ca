import { accessory, productOf } from "@offizin/assortment";
import { type Example, type PriceHead, type PriceTable, priceTable } from "@offizin/pricing";
import { defaultConfiguration } from "@offizin/solver";
import { accessoryName, accessoryNote } from "./accessory-words.ts";
import { countryName } from "./country-name.ts";
import { wordsOf } from "./language.ts";
import { productWords } from "./product-words.ts";
import { say } from "./say.ts";

type Table = Readonly<Record<string, string>>;
type Side = "rows" | "columns";

/** What is said of one table: heads by their key, or one message for all of them. */
interface TableWords {
	readonly name: string;
	readonly rows?: Table | string;
	readonly columns?: Table | string;
}

function own(table: Table, key: string): string | undefined {
	return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** What a price table is called: "Karten: Klappkarte A6". */
export function priceTableName(
	{ key, count = 0 }: Pick<PriceTable, "key" | "count">,
	locale: string,
): string {
	const tables: Readonly<Record<string, TableWords>> = wordsOf(locale).priceTable;
	const words = tables[key];
	return words ? say(words.name, { count }, locale) : key;
}

/** A name that the catalogue has for a head. */
function catalogueName(table: string, { key, values, part }: PriceHead, locale: string): string | undefined {
	const product = productOf(table.slice(0, table.indexOf(".")));
	if (values && product) {
		const { value } = productWords(product.key, locale);
		return Object.entries(values)
			.flatMap(([option, chosen]) => chosen.map((one) => value(option, one)))
			.join(", ");
	}
	const parts: Readonly<Record<string, Table>> = wordsOf(locale).accessory.part;
	if (part !== undefined) return own(parts[part] ?? {}, key);
	return /^[A-Z]{2}$/.test(key) ? countryName(key, locale) : undefined;
}

/** What a row or a column of a price table is called: "50 Stück", "Naturpapier creme". */
export function priceHeadName(table: string, side: Side, head: PriceHead, locale: string): string {
	const tables: Readonly<Record<string, TableWords>> = wordsOf(locale).priceTable;
	const words = tables[table]?.[side];
	const { key, count = 0 } = head;
	const name = catalogueName(table, head, locale);
	if (typeof words === "string") return say(words, { key, count, name: name ?? key }, locale);
	return own(words ?? {}, key) ?? name ?? own(wordsOf(locale).priceHead, key) ?? key;
}

interface Cell {
	readonly table: string;
	readonly row: string;
	readonly column: string;
}

/** A cell as the back office calls it: "Karten: Klappkarte A6, 50 Stück". A key that is not known stays as it is. */
export function priceCellName({ table: tableKey, row, column }: Cell, locale: string): string {
	const table = priceTable(tableKey);
	if (!table) return [tableKey, row, column].filter(Boolean).join(", ");
	const headName = (side: Side, key: string) => {
		const head = table[side].find((one) => one.key === key);
		return head ? priceHeadName(tableKey, side, head, locale) : key;
	};
	// The only column of a table says nothing that its name does not.
	const isOnly = table.columns.length === 1 && table.columns[0]?.key === column;
	const names = [priceTableName(table, locale), headName("rows", row)];
	return [...names, ...(isOnly || column === "" ? [] : [headName("columns", column)])].join(", ");
}

/** What an example of prices is: "25 × Fotokalender: Tischkalender, A5 quer", what differs from the product as it opens. */
export function priceExampleName({ key, sold }: Pick<Example, "key" | "sold">, locale: string): string {
	const known = own(wordsOf(locale).priceExample, key);
	if (known !== undefined) return known;
	if ("sku" in sold) {
		const article = accessory(sold.sku);
		if (!article) return sold.sku;
		return [accessoryName(article, locale), accessoryNote(article, locale)].filter(Boolean).join(", ");
	}
	const { quantity, configuration } = sold;
	const words = productWords(sold.product, locale);
	const standard = standardOf(sold.product);
	const chosen = Object.entries(configuration).flatMap(([option, value]) =>
		value === standard[option] ? [] : [words.value(option, value)],
	);
	const name = [words.name, ...(chosen.length > 0 ? [chosen.join(", ")] : [])].join(": ");
	return quantity === 1 ? name : `${quantity} × ${name}`;
}

function standardOf(product: string) {
	const known = productOf(product);
	return known ? defaultConfiguration(known) : {};
}
