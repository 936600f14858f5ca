import { err, ok, type Result } from "@offizin/base";
import type { Story } from "../story/story.ts";
import { type Asking, type Delivered, pageOf, readPage, readVersion, spaceKey } from "./asking.ts";
import { type QueryParameters, readParameters } from "./parameters.ts";
import type { QueryError } from "./query-error.ts";
import { linkAnswer } from "./story-answer.ts";

const MAX_PER_PAGE = 1000;

/** All addresses of a space, folders among them; `paginated` is accepted, since each answer is a page. */
export function deliverLinks(parameters: QueryParameters, asking: Asking): Result<Delivered, QueryError> {
	const { space } = asking;
	const known = ["page", "per_page", "starts_with", "with_parent", "paginated", "include_dates"];
	const given = readParameters(parameters, known);
	if (!given.ok) return given;
	const version = readVersion(given.value, asking);
	if (!version.ok) return version;
	const page = readPage(given.value, MAX_PER_PAGE);
	if (!page.ok) return page;
	const parent = given.value.whole("with_parent", { least: 0 });
	if (!parent.ok) return parent;
	const dates = given.value.oneOf("include_dates", ["0", "1"]);
	if (!dates.ok) return dates;
	const prefix = given.value.text("starts_with")?.replace(/^\//, "") ?? "";
	const isMeant = (story: Story) =>
		(story.isFolder || version.value === "draft" || story.published !== undefined) &&
		`${story.fullSlug}${story.isStartpage ? "/" : ""}`.startsWith(prefix) &&
		(parent.value === undefined || (story.parentId ?? 0) === parent.value);
	const meant = space.stories.filter(isMeant);
	const shown = pageOf(meant, page.value);
	const withDates = dates.value === "1";
	return ok({
		body: { links: Object.fromEntries(shown.map((story) => [story.uuid, linkAnswer(story, { withDates })])) },
		paging: { total: meant.length, perPage: page.value.perPage },
		keys: [spaceKey(space)],
		version: version.value,
	});
}

/** One address, by its uuid. */
export function deliverLink(
	parameters: QueryParameters,
	asking: Asking,
	uuid: string,
): Result<Delivered, QueryError> {
	const { space } = asking;
	const given = readParameters(parameters, ["include_dates"]);
	if (!given.ok) return given;
	const version = readVersion(given.value, asking);
	if (!version.ok) return version;
	const story = space.byUuid.get(uuid);
	const isSeen = story?.isFolder || version.value === "draft" || story?.published !== undefined;
	if (!story || !isSeen) return err({ code: "not_found" });
	const dates = given.value.oneOf("include_dates", ["0", "1"]);
	if (!dates.ok) return dates;
	const withDates = dates.value === "1";
	return ok({
		body: { link: linkAnswer(story, { withDates }) },
		keys: [spaceKey(space)],
		version: version.value,
	});
}
