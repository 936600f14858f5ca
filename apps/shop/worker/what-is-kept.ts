import { keptName } from "#app/kept-designs/kept-design.ts";

/** `file`: named by what is in it, and the same for everybody. `own`: shown only to the person whose design it is in. */
export type Part = "page" | "file" | "own";

/** Who a page was made for; another word for another visitor (doors/http/visitor.ts). */
export const KEPT_FOR = "x-kept-for";
/** Notes of the worker on a kept page. */
export const KEPT_AT = "x-kept-at";
export const KEPT_BUILD = "x-kept-build";

const MOST_DESIGNS = 6;
const MOST_DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;

const editorPage = /\/configurator-[a-z-]+\/([^/.]+)\/?$/;
const immutable = /^\/(assets\/[\w.-]+|fonts\/[\w.-]+\.ttf)$/;
const ofDesign = /^\/web-api\/(uploads\/[\w-]+(\/[\w-]+)?|ornaments)$/;

/** What an address is to the worker; null for everything it never touches: prices, cart, checkout, other designs. */
export function partOf({ pathname }: URL): Part | null {
	if (editorPage.test(pathname)) return "page";
	if (immutable.test(pathname)) return "file";
	return ofDesign.test(pathname) && !isOnItsWay(pathname) ? "own" : null;
}

/** A photo that is being sent has nothing to show yet. */
function isOnItsWay(pathname: string): boolean {
	return pathname.split("/")[3] === "resumable";
}

/** The cache of the design an editor's page opens; a card nobody has begun is kept under its template. */
export function cacheOf({ pathname, searchParams }: URL): string {
	const design = searchParams.get("design");
	return keptName(design || `new:${editorPage.exec(pathname)?.[1] ?? ""}`);
}

/** What comes of an answer to an editor's page: only what says for whom it is may be kept. */
export function verdictOn(
	answer: Pick<Response, "status" | "redirected" | "headers">,
): "keep" | "drop" | "leave" {
	const { status, redirected, headers } = answer;
	if ([401, 403, 404, 410].includes(status)) return "drop";
	return status === 200 && !redirected && headers.has(KEPT_FOR) ? "keep" : "leave";
}

export interface KeptPage {
	readonly cache: string;
	readonly keptFor: string;
	readonly at: number;
	/** Whose scripts it asks for. */
	readonly build: string;
}

/** Caches of designs that go: of another person, too old, of scripts that are gone, or more than are kept. */
export function surplus(
	pages: readonly KeptPage[],
	{ now, keptFor, builds }: { now: number; keptFor: string | null; builds: readonly string[] },
): string[] {
	const newest = pages.toSorted((one, other) => other.at - one.at);
	const isKept = (page: KeptPage) =>
		(keptFor === null || page.keptFor === keptFor) &&
		now - page.at < MOST_DAYS * DAY_MS &&
		builds.includes(page.build);
	const staying = new Set(newest.filter(isKept).slice(0, MOST_DESIGNS));
	return newest.filter((page) => !staying.has(page)).map(({ cache }) => cache);
}

/** The build a page was made by: that of the list of routes it loads. */
export function buildOf(html: string): string {
	return /\/assets\/manifest-([\w-]+)\.js/.exec(html)?.[1] ?? "";
}

const FILES = "editor-files ";

export function filesName(build: string): string {
	return FILES + build;
}

/** The builds whose files are kept, oldest first: pages of the last one may still be open. */
export function buildsKept(caches: readonly string[], build: string): string[] {
	const earlier = caches.filter((name) => name.startsWith(FILES)).map((name) => name.slice(FILES.length));
	return [...earlier.filter((name) => name !== build).slice(-1), build];
}
