import { err, ok, type Result } from "@offizin/base";
import type { TokenAccess } from "../story/space.ts";
import type { LibrarySpace } from "./library-space.ts";
import type { Given } from "./parameters.ts";
import type { QueryError } from "./query-error.ts";
import type { Version } from "./version.ts";

/** Who asks a space, with what their token opens and where they reach its files. */
export interface Asking {
	readonly space: LibrarySpace;
	readonly access: TokenAccess;
	/** Scheme and host, without a slash. */
	readonly origin: string;
}

/** What is delivered: a body, its paging where it is a list, and the names of what it was made from (`Surrogate-Key`). */
export interface Delivered {
	readonly body: Readonly<Record<string, unknown>>;
	readonly paging?: { readonly total: number; readonly perPage: number };
	readonly keys: readonly string[];
	readonly version: Version;
}

/** The version asked for, if the token opens it. One that changes spaces is not for addresses, and opens nothing here. */
export function readVersion(given: Given, { access }: Asking): Result<Version, QueryError> {
	if (access === "management") return err({ code: "unauthorized" });
	const version = given.oneOf("version", ["published", "draft"]);
	if (!version.ok) return version;
	if (version.value === "draft" && access === "public") return err({ code: "unauthorized" });
	return ok(version.value ?? "published");
}

export interface Page {
	readonly page: number;
	readonly perPage: number;
}

const PER_PAGE = 25;

/** More than `most` for each page are cut to it, as the header `per-page` tells. */
export function readPage(given: Given, most: number): Result<Page, QueryError> {
	const page = given.whole("page", { least: 1 });
	if (!page.ok) return page;
	const perPage = given.whole("per_page", { least: 1 });
	if (!perPage.ok) return perPage;
	return ok({ page: page.value ?? 1, perPage: Math.min(perPage.value ?? PER_PAGE, most) });
}

/** One page of a list. */
export function pageOf<Item>(items: readonly Item[], { page, perPage }: Page): readonly Item[] {
	return items.slice((page - 1) * perPage, page * perPage);
}

/** Names a story, and a whole space, to those who keep what is made from them. */
export const storyKey = (uuid: string) => `story:${uuid}`;
export const spaceKey = ({ id }: { readonly id: number }) => `space:${id}`;
