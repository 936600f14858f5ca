import { err, ok, type Result } from "@offizin/base";
import type { DataSource } from "../story/space.ts";
import { type Asking, type Delivered, pageOf, readPage, readVersion, spaceKey } from "./asking.ts";
import { type Given, type QueryParameters, readParameters } from "./parameters.ts";
import type { QueryError } from "./query-error.ts";
import { contentOf, type Version } from "./version.ts";

const MAX_PER_PAGE = 1000;

interface Read {
	readonly given: Given;
	readonly version: Version;
}

function read(
	parameters: QueryParameters,
	asking: Asking,
	known: readonly string[],
): Result<Read, QueryError> {
	const given = readParameters(parameters, known);
	if (!given.ok) return given;
	const version = readVersion(given.value, asking);
	return version.ok ? ok({ given: given.value, version: version.value }) : version;
}

/** The space itself; its version is the current cv. */
export function deliverSpace(parameters: QueryParameters, asking: Asking): Result<Delivered, QueryError> {
	const { space } = asking;
	const asked = read(parameters, asking, []);
	if (!asked.ok) return asked;
	const { id, name, domain, cv, languages } = space;
	const told = { id, name, domain, version: cv, language_codes: languages.map(({ code }) => code) };
	return ok({ body: { space: told }, keys: [spaceKey(space)], version: asked.value.version });
}

/** Tags in use, with how often. */
export function deliverTags(parameters: QueryParameters, asking: Asking): Result<Delivered, QueryError> {
	const { space } = asking;
	const asked = read(parameters, asking, ["starts_with"]);
	if (!asked.ok) return asked;
	const { given, version } = asked.value;
	const prefix = given.text("starts_with") ?? "";
	const counts = new Map<string, number>();
	for (const story of space.stories) {
		if (!contentOf(story, version) || !story.fullSlug.startsWith(prefix)) continue;
		for (const tag of story.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
	}
	const tags = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
	return ok({
		body: { tags: tags.map(([name, taggings_count]) => ({ name, taggings_count })) },
		keys: [spaceKey(space)],
		version,
	});
}

function dataSourceAnswer({ id, name, slug, dimensions }: DataSource) {
	return {
		id,
		name,
		slug,
		dimensions: dimensions.map((one) => ({ id: one.id, name: one.name, entry_value: one.entryValue })),
	};
}

export function deliverDataSources(
	parameters: QueryParameters,
	asking: Asking,
): Result<Delivered, QueryError> {
	const { space } = asking;
	const asked = read(parameters, asking, ["page", "per_page"]);
	if (!asked.ok) return asked;
	const page = readPage(asked.value.given, MAX_PER_PAGE);
	if (!page.ok) return page;
	return ok({
		body: { datasources: pageOf(space.dataSources, page.value).map(dataSourceAnswer), cv: space.cv },
		paging: { total: space.dataSources.length, perPage: page.value.perPage },
		keys: [spaceKey(space)],
		version: asked.value.version,
	});
}

/** One data source, by its slug or its id. */
export function deliverDataSource(
	parameters: QueryParameters,
	asking: Asking,
	name: string,
): Result<Delivered, QueryError> {
	const { space } = asking;
	const asked = read(parameters, asking, []);
	if (!asked.ok) return asked;
	const source =
		space.dataSources.find(({ slug }) => slug === name) ??
		space.dataSources.find(({ id }) => String(id) === name);
	if (!source) return err({ code: "not_found" });
	return ok({
		body: { datasource: dataSourceAnswer(source), cv: space.cv },
		keys: [spaceKey(space)],
		version: asked.value.version,
	});
}

/** The entries of one data source, or of all, with their values in one dimension. */
export function deliverEntries(parameters: QueryParameters, asking: Asking): Result<Delivered, QueryError> {
	const { space } = asking;
	const asked = read(parameters, asking, ["page", "per_page", "datasource", "dimension"]);
	if (!asked.ok) return asked;
	const { given, version } = asked.value;
	const page = readPage(given, MAX_PER_PAGE);
	if (!page.ok) return page;
	const name = given.text("datasource");
	const dimension = given.text("dimension");
	const sources = space.dataSources.filter(({ slug }) => name === undefined || slug === name);
	if (name !== undefined && sources.length === 0) return err({ code: "not_found" });
	const entries = sources.flatMap((source) => source.entries);
	return ok({
		body: {
			datasource_entries: pageOf(entries, page.value).map(({ id, name, value, dimensionValues }) => ({
				id,
				name,
				value,
				dimension_value: new Map(Object.entries(dimensionValues)).get(dimension ?? "") ?? null,
			})),
			cv: space.cv,
		},
		paging: { total: entries.length, perPage: page.value.perPage },
		keys: [spaceKey(space)],
		version,
	});
}
