import { err, ok, type Result } from "@offizin/base";
import type { FieldValue } from "../story/block.ts";
import type { Story } from "../story/story.ts";
import { keptByName } from "./kept-by-name.ts";
import { invalid, type QueryError } from "./query-error.ts";
import type { StoryTable } from "./story-table.ts";

type SortValue = string | number | null;

interface SortKey {
	/** Of each row. */
	readonly read: (table: StoryTable) => readonly SortValue[];
	readonly isDescending: boolean;
	readonly areNullsFirst: boolean;
}

export interface Sorting {
	readonly keys: readonly SortKey[];
	/** Says the same of the same. */
	readonly name: string;
}

const ownFields: Readonly<Record<string, (story: Story) => SortValue>> = {
	id: ({ id }) => id,
	uuid: ({ uuid }) => uuid,
	name: ({ name }) => name,
	slug: ({ slug }) => slug,
	full_slug: ({ fullSlug }) => fullSlug,
	position: ({ position }) => position,
	sort_by_date: ({ sortByDate }) => sortByDate,
	created_at: ({ createdAt }) => createdAt,
	updated_at: ({ updatedAt }) => updatedAt,
	published_at: ({ publishedAt }) => publishedAt,
	first_published_at: ({ firstPublishedAt }) => firstPublishedAt,
};

const MAX_KEYS = 5;

/** Reads `field:asc|desc[:int|float][:nulls_first|nulls_last]`, several joined by commas. */
export function readSorting(text: string | undefined): Result<Sorting, QueryError> {
	const wanted = text?.split(",") ?? [];
	const keys = wanted.slice(0, MAX_KEYS).map((one) => keyOf(one.trim()));
	const read = keys.filter((key) => key !== undefined);
	if (read.length < wanted.length) return err(invalid("sort_by", "sorting"));
	return ok({ keys: read, name: wanted.join(",") });
}

function keyOf(text: string): SortKey | undefined {
	const [field = "", direction = "asc", ...more] = text.split(":");
	if (direction !== "asc" && direction !== "desc") return undefined;
	const type = more.find((part) => part === "int" || part === "float");
	const nulls = more.find((part) => part === "nulls_first" || part === "nulls_last");
	if (more.length > Number(type !== undefined) + Number(nulls !== undefined)) return undefined;
	const read = readerOf(field);
	if (!read) return undefined;
	const isDescending = direction === "desc";
	return {
		read: type ? (table) => read(table).map(numberOf) : read,
		isDescending,
		// As PostgreSQL does where nothing is said.
		areNullsFirst: nulls ? nulls === "nulls_first" : isDescending,
	};
}

function readerOf(field: string): SortKey["read"] | undefined {
	const own = Object.hasOwn(ownFields, field) ? ownFields[field] : undefined;
	if (own) return ({ stories }) => stories.map(own);
	if (!field.startsWith("content.")) return undefined;
	return (table) => table.column(field.slice("content.".length)).map(textOf);
}

function textOf(value: FieldValue): string | null {
	return value === undefined || value === null || typeof value === "object" ? null : String(value);
}

function numberOf(value: SortValue): number | null {
	const number = value === null || value === "" ? Number.NaN : Number(value);
	return Number.isNaN(number) ? null : number;
}

/** Sorting takes longer than anything else, and pages of one list ask for the same; an order of 10,000 has 80 KB. */
const orders = keptByName<readonly number[]>(20);

/** All rows of a table, in an order; what is equal stands as editors have ordered it. */
export function inOrder(table: StoryTable, { keys, name }: Sorting): readonly number[] {
	return orders(table, name, () => {
		const columns = keys.map((key) => ({ key, values: key.read(table) }));
		return table.stories
			.map((_, row) => row)
			.sort((a, b) => {
				for (const { key, values } of columns) {
					const order = compare(values[a] ?? null, values[b] ?? null, key);
					if (order !== 0) return order;
				}
				return a - b;
			});
	});
}

function compare(a: SortValue, b: SortValue, { isDescending, areNullsFirst }: SortKey): number {
	if (a === b) return 0;
	if (a === null || b === null) return (a === null) === areNullsFirst ? -1 : 1;
	return a < b === isDescending ? 1 : -1;
}
