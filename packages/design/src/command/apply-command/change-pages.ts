import { err, ok, type Result } from "@offizin/base";
import type { DesignDocument, DesignPage } from "../../document/document.ts";
import { DOCUMENT_LIMITS } from "../../document/document-limits.ts";
import { facesOf, isPageCount, ownPages, withPagesCounted } from "../../document/page-rule.ts";
import type { CommandOf } from "../command.ts";
import { withMember } from "../with-member.ts";
import { type Attempt, type CommandError, type PhotoLookup, withPage } from "./applied.ts";
import { addElement, setGroup } from "./change-elements.ts";
import { hasInk } from "./choices.ts";

/** Adds pages with all that is on them, which is checked like elements that are added one by one. */
export function addPages(
	document: DesignDocument,
	command: CommandOf<"addPages">,
	photos: PhotoLookup,
): Attempt {
	const frames = command.pages.map(({ value }) => ({ ...value, elements: [] }));
	const foreign = frames.find(({ like }) => like === undefined || like !== document.choices.pages?.like);
	if (foreign) return err({ code: "page_fixed", page: foreign.key });
	const inkless = frames.find(({ background }) => background && !hasInk(document, background));
	if (inkless) return err({ code: "page_ink_unknown", page: inkless.key });
	const { instead = [] } = command;
	const broken = notOwn(document, instead);
	if (broken) return err(broken);
	const isGone = ({ key }: DesignPage) => instead.includes(key);
	const gone = document.pages.flatMap((value, index) => (isGone(value) ? [{ index, value }] : []));
	const pages = document.pages.filter((page) => !isGone(page));
	for (const { index, value } of command.pages) {
		if (pages.some(({ key }) => key === value.key)) return err({ code: "page_exists", page: value.key });
		pages.splice(index, 0, { ...value, elements: [] });
	}
	const placed = withPages(document, pages, command.pages[0]?.value.key ?? "");
	if (!placed.ok) return placed;
	let made = placed.value;
	for (const { value } of command.pages) {
		const filled = filledPage(made, value, photos);
		if (!filled.ok) return filled;
		made = filled.value;
	}
	const added = command.pages.map(({ value: { key } }) => {
		const index = made.pages.findIndex((page) => page.key === key);
		return { index, value: made.pages[index] as DesignPage };
	});
	return ok({
		document: made,
		command: { ...command, pages: added.toSorted((one, other) => one.index - other.index) },
		inverse:
			gone.length > 0
				? { type: "addPages", pages: gone, instead: added.map(({ value }) => value.key) }
				: { type: "removePages", pages: added.map(({ value }) => value.key) },
	});
}

/** Elements first, and groups when all of them are there. */
function filledPage(
	document: DesignDocument,
	{ key, elements }: DesignPage,
	photos: PhotoLookup,
): Result<DesignDocument, CommandError> {
	let made = document;
	for (const element of elements) {
		const value = withMember(element, "group", null);
		const added = addElement(made, { type: "addElement", page: key, value }, photos);
		if (!added.ok) return added;
		made = added.value.document;
	}
	for (const { id, group } of elements) {
		if (group === undefined) continue;
		const grouped = setGroup(made, { type: "setGroup", element: id, group });
		if (!grouped.ok) return grouped;
		made = grouped.value.document;
	}
	return ok(made);
}

export function removePages(document: DesignDocument, command: CommandOf<"removePages">): Attempt {
	const broken = notOwn(document, command.pages);
	if (broken) return err(broken);
	const isGone = ({ key }: DesignPage) => command.pages.includes(key);
	const left = document.pages.filter((page) => !isGone(page));
	const made = withPages(document, left, command.pages[0] ?? "");
	if (!made.ok) return made;
	const pages = document.pages.flatMap((value, index) => (isGone(value) ? [{ index, value }] : []));
	return ok({
		document: made.value,
		command: { ...command, pages: pages.map(({ value }) => value.key) },
		inverse: { type: "addPages", pages },
	});
}

export function movePage(document: DesignDocument, command: CommandOf<"movePage">): Attempt {
	const before = document.pages.findIndex(({ key }) => key === command.page);
	const page = document.pages[before];
	if (!page) return err({ code: "page_missing", page: command.page });
	const pages = document.pages.toSpliced(before, 1);
	const index = Math.min(command.index, pages.length);
	const moved = pages.toSpliced(index, 0, page);
	if (page.like === undefined || facesOf(document, moved) !== facesOf(document, document.pages))
		return err({ code: "page_fixed", page: page.key });
	return ok({
		document: { ...document, pages: moved },
		command: { ...command, index },
		inverse: { ...command, index: before },
	});
}

/** Of a page that is a print of its own. */
export function setPrint(document: DesignDocument, command: CommandOf<"setPrint">): Attempt {
	const page = document.pages.find(({ key }) => key === command.page);
	if (!page) return err({ code: "page_missing", page: command.page });
	const { copies, backText } = command;
	return ok({
		document: withPage(document, withMember(withMember(page, "copies", copies), "backText", backText)),
		command,
		inverse: { ...command, copies: page.copies ?? null, backText: page.backText ?? null },
	});
}

/** The first page that cannot go: it is not there, or a fixed part of the product. */
function notOwn(document: DesignDocument, keys: readonly string[]): CommandError | undefined {
	const own = ownPages(document, document.pages);
	const page = keys.find((key) => !own.some((one) => one.key === key));
	if (page === undefined) return undefined;
	const isThere = document.pages.some(({ key }) => key === page);
	return { code: isThere ? "page_fixed" : "page_missing", page };
}

/** The document with other pages, as far as its rule lets it. */
function withPages(document: DesignDocument, pages: readonly DesignPage[], page: string) {
	const { min = 0, max = 0, step = 1 } = document.choices.pages ?? {};
	const isCount = isPageCount(document, ownPages(document, pages).length);
	if (!isCount || pages.length > DOCUMENT_LIMITS.pages)
		return err<CommandError>({ code: "page_count", page, min, max, step });
	if (facesOf(document, pages) !== facesOf(document, document.pages))
		return err<CommandError>({ code: "page_fixed", page });
	return ok(withPagesCounted({ ...document, pages: [...pages] }));
}
