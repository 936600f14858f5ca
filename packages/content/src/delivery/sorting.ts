import { err, ok, type Result } from "@offizin/base";
import type { FieldValue } from "../story/block.ts";
import type { Story } from "../story/story.ts";
import { fieldAt } from "./field-at.ts";
import type { LibrarySpace } from "./library-space.ts";
import { invalid, type QueryError } from "./query-error.ts";
import { contentOf, type Version } from "./version.ts";

interface SortKey {
	readonly read: (story: Story) => string | number | null;
	readonly isDescending: boolean;
	readonly areNullsFirst: boolean;
}

export interface Sorting {
	readonly keys: readonly SortKey[];
	/** Says the same of the same. */
	readonly name: string;
}

const ownFields: Readonly<Record<string, (story: Story) => string | number | null>> = {
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
export function readSorting(text: string | undefined, version: Version): Result<Sorting, QueryError> {
	const wanted = text?.split(",") ?? [];
	const keys = wanted.slice(0, MAX_KEYS).map((one) => keyOf(one.trim(), version));
	const read = keys.filter((key) => key !== undefined);
	if (read.length < wanted.length) return err(invalid("sort_by", "sorting"));
	return ok({ keys: read, name: `${version} ${wanted.join(",")}` });
}

function keyOf(text: string, version: Version): SortKey | undefined {
	const [field = "", direction = "asc", ...more] = text.split(":");
	if (direction !== "asc" && direction !== "desc") return undefined;
	const type = more.find((part) => part === "int" || part === "float");
	const nulls = more.find((part) => part === "nulls_first" || part === "nulls_last");
	if (more.length > Number(type !== undefined) + Number(nulls !== undefined)) return undefined;
	const reader = readerOf(field, version);
	if (!reader) return undefined;
	const isDescending = direction === "desc";
	return {
		read: type ? (story) => numberOf(reader(story)) : reader,
		isDescending,
		// As PostgreSQL does where nothing is said.
		areNullsFirst: nulls ? nulls === "nulls_first" : isDescending,
	};
}

function readerOf(field: string, version: Version): SortKey["read"] | undefined {
	if (Object.hasOwn(ownFields, field)) return ownFields[field];
	if (!field.startsWith("content.")) return undefined;
	const path = field.split(".").slice(1);
	return (story) => textOf(fieldAt(contentOf(story, version), path));
}

function textOf(value: FieldValue): string | null {
	return value === undefined || value === null || typeof value === "object" ? null : String(value);
}

function numberOf(value: string | number | null): number | null {
	const number = value === null || value === "" ? Number.NaN : Number(value);
	return Number.isNaN(number) ? null : number;
}

/** Sorting all of a space takes longer than anything else, and pages of one list ask for the same. */
const kept = new WeakMap<LibrarySpace, Map<string, readonly Story[]>>();
const MAX_KEPT = 20;

/** All pages of a space that a version has, in an order; what is equal stands as editors have ordered it. */
export function inOrder(space: LibrarySpace, { keys, name }: Sorting, version: Version): readonly Story[] {
	const orders = kept.get(space) ?? new Map<string, readonly Story[]>();
	kept.set(space, orders);
	const known = orders.get(name);
	if (known) return known;
	const rows = space.stories
		.filter((story) => contentOf(story, version) !== undefined)
		.map((story) => ({ story, values: keys.map(({ read }) => read(story)) }));
	rows.sort((a, b) => {
		for (const [at, key] of keys.entries()) {
			const order = compare(a.values[at] ?? null, b.values[at] ?? null, key);
			if (order !== 0) return order;
		}
		return a.story.position - b.story.position || a.story.id - b.story.id;
	});
	const sorted = rows.map(({ story }) => story);
	const [oldest] = orders.keys();
	if (orders.size >= MAX_KEPT && oldest !== undefined) orders.delete(oldest);
	orders.set(name, sorted);
	return sorted;
}

function compare(
	a: string | number | null,
	b: string | number | null,
	{ isDescending, areNullsFirst }: SortKey,
): number {
	if (a === b) return 0;
	if (a === null || b === null) return (a === null) === areNullsFirst ? -1 : 1;
	return a < b === isDescending ? 1 : -1;
}
