import type { Currency } from "@offizin/money";
import type { ChannelKey } from "@offizin/sites";

/** A row or column of a price table, by the key the catalogue knows it by. */
export interface PriceHead {
	readonly key: string;
	/** The choices it is about, by option of the product that the table begins with. */
	readonly values?: Readonly<Record<string, readonly string[]>>;
	/** The part of a SKU that its key is: "colour". */
	readonly part?: string;
	/** How many of something each of its cells pays for. */
	readonly count?: number;
}

/** What one subject costs: the shape of a table, the same in every market. Its cells say how much. */
export interface PriceTable {
	/** "calendar.base". */
	readonly key: string;
	/** What a cell counts: minor units of the list's currency, thousandths, or hundredths of another price. */
	readonly unit: "money" | "perMille" | "hundredths";
	/** Rows that are quantities ("1", "5", "10") hold from there on and are interpolated (pricing.P3). */
	readonly rowsAre: "keys" | "quantities";
	/** How many of something each of its cells pays for. */
	readonly count?: number;
	readonly rows: readonly PriceHead[];
	readonly columns: readonly PriceHead[];
	/** Zero is a mistake here: what is asked for would be given away. */
	readonly mustCost?: true;
	/** Which cells there are; a demanded cell without a value is a hole. Absent: every one. */
	readonly demands?: (row: string, column: string, currency: Currency) => boolean;
}

/** One price in every currency: gross, in minor units. Figures that are no money are the same in all. */
export type Amounts = Readonly<Record<Currency, number>>;

/** Cells that are demanded in one currency only, like postage, have no figure in the others. */
export type SheetCell = Amounts | Partial<Amounts> | number;

/** By row, then column. */
type SheetCells = Readonly<Record<string, Readonly<Record<string, SheetCell>>>>;

/** The prices we start with. */
export interface PriceSheet {
	readonly table: PriceTable;
	readonly cells: SheetCells;
	/** Cells that one brand sells at another price. */
	readonly byChannel?: Readonly<Partial<Record<ChannelKey, SheetCells>>>;
}
