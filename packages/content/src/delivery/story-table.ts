import type { FieldValue } from "../story/block.ts";
import type { Story } from "../story/story.ts";
import { fieldAt } from "./field-at.ts";
import { keptByName } from "./kept-by-name.ts";
import type { LibrarySpace } from "./library-space.ts";
import { contentOf, type Version } from "./version.ts";

type RowTest = (row: number) => boolean;

/**
 * What lists of one version choose from: a row is a story, a column what a field is in each of them. Looking into 10,000
 * contents one by one takes longer than all the rest of a list.
 */
export interface StoryTable {
	/** As editors have ordered them. */
	readonly stories: readonly Story[];
	rowOf(story: Story): number | undefined;
	/** Whether the address of a row begins so. */
	begins(prefix: string): RowTest;
	/** By a path of names and places in lists, "body.0.name". */
	column(field: string): readonly FieldValue[];
}

const tables = keptByName<StoryTable>(2);

/** The table of a space, made when it is asked for first and kept as long as the space is as it is. */
export function storyTable(space: LibrarySpace, version: Version): StoryTable {
	return tables(space, version, () => makeTable(space, version));
}

/** Everybody may ask for any field; each column of 10,000 stories has 80 KB. */
const columns = keptByName<readonly FieldValue[]>(20);

function makeTable(space: LibrarySpace, version: Version): StoryTable {
	const stories = space.stories
		.filter((story) => contentOf(story, version) !== undefined)
		.sort((a, b) => a.position - b.position || a.id - b.id);
	const rows = lazily(() => new Map(stories.map((story, row) => [story, row])));
	const begins = lazily(() => beginnings(stories));
	const table: StoryTable = {
		stories,
		rowOf: (story) => rows().get(story),
		begins: (prefix) => begins()(prefix),
		column: (field) =>
			columns(table, field, () => {
				const path = field.split(".");
				return stories.map((story) => fieldAt(contentOf(story, version), path));
			}),
	};
	return table;
}

function lazily<Made extends object>(make: () => Made): () => Made {
	let made: Made | undefined;
	return () => {
		made ??= make();
		return made;
	};
}

/** That of a start page is `team/`, as of all that lies in its folder. */
export function addressOf({ fullSlug, isStartpage }: Story): string {
	return isStartpage ? `${fullSlug}/` : fullSlug;
}

/** Addresses that begin alike stand side by side in their order. */
function beginnings(stories: readonly Story[]): StoryTable["begins"] {
	const rows = stories
		.map((story, row) => ({ address: addressOf(story), row }))
		.sort((a, b) => (a.address < b.address ? -1 : 1));
	const addresses = rows.map(({ address }) => address);
	const placeOf = new Uint32Array(rows.length);
	for (const [place, { row }] of rows.entries()) placeOf[row] = place;
	return (prefix) => {
		const from = firstPlace(addresses, (address) => address >= prefix);
		const to = firstPlace(addresses, (address) => address >= prefix && !address.startsWith(prefix));
		return (row) => {
			const place = placeOf[row] ?? to;
			return place >= from && place < to;
		};
	};
}

/** Of what holds from some place on, that place. */
function firstPlace(addresses: readonly string[], holds: (address: string) => boolean): number {
	let [from, to] = [0, addresses.length];
	while (from < to) {
		const middle = Math.floor((from + to) / 2);
		if (holds(addresses[middle] ?? "")) to = middle;
		else from = middle + 1;
	}
	return from;
}
