import type { DesignDocument } from "../document/document.ts";
import { findElement, knownPhotosOf, locateElement } from "../document/document-elements.ts";
import type { DesignElement } from "../document/element.ts";
import { feastFacts } from "../document/fact.ts";
import { ownSwatches } from "../document/own-swatch.ts";
import { applyCommand } from "./apply-command.ts";
import type { Command } from "./command.ts";
import { elementCommands } from "./element-commands.ts";
import { isEqual } from "./is-equal.ts";
import { withMember } from "./with-member.ts";

/**
 * Commands that lead from one document to another of the same template. What no command changes (swatches of
 * the theme, fonts, fixed pages) is left as it is.
 */
export function commandsBetween(from: DesignDocument, to: DesignDocument): Command[] {
	const sizes = new Map([...knownPhotosOf(from), ...knownPhotosOf(to)]);
	const commands: Command[] = [];
	let current = from;
	/** What is refused is left out, unless it is the last word: then whoever applies the commands gets to know. */
	const make = (command: Command, isLastWord = false): void => {
		const applied = applyCommand(current, command, (upload) => sizes.get(upload));
		if (applied.ok) current = applied.value.document;
		if (applied.ok || isLastWord) commands.push(applied.ok ? applied.value.command : command);
	};
	const redrawn = Object.keys(from.artworks).filter(
		(key) => Object.hasOwn(to.artworks, key) && !isEqual(from.artworks[key], to.artworks[key]),
	);
	const stays = ({ page, element }: Located) => {
		const target = locateElement(to, element.id);
		const isRedrawn = element.type === "artwork" && redrawn.includes(element.artwork);
		return target?.page.key === page.key && target.element.type === element.type && !isRedrawn;
	};
	const replace = (element: DesignElement, page: string, index: number): void => {
		if (findElement(current, element.id)) make({ type: "removeElement", element: element.id }, true);
		make({ type: "addElement", page, value: withMember(element, "group", null), index }, true);
	};

	if (!isEqual(from.fields, to.fields)) make({ type: "setFields", fields: to.fields }, true);
	for (const fact of feastFacts) {
		const value = to.facts?.[fact];
		if (from.facts?.[fact] !== value) make({ type: "setFact", fact, value: value ?? null }, true);
	}
	if (from.language !== to.language) make({ type: "setLanguage", language: to.language ?? null }, true);
	for (const key of ownSwatches(to)) {
		const swatch = to.swatches[key];
		if (swatch && !Object.hasOwn(from.swatches, key)) make({ type: "addSwatch", swatch }, true);
	}
	for (const command of guestCommands(from.guests, to.guests)) make(command, true);
	for (const command of trayCommands(uploadsIn(from), uploadsIn(to))) make(command, true);
	const removed = from.pages.filter(({ key }) => !hasPage(to, key));
	const added = to.pages.flatMap((page, index) => (hasPage(from, page.key) ? [] : [{ page, index }]));
	const gone = removed.map(({ key }) => key);
	if (added.length > 0) {
		const pages = added.map(({ page, index }) => ({ index, value: { ...page, elements: [] } }));
		make({ type: "addPages", pages, ...(gone.length > 0 && { instead: gone }) });
	} else if (gone.length > 0) make({ type: "removePages", pages: gone });
	for (const page of from.pages) {
		const target = to.pages.find(({ key }) => key === page.key);
		if (!target) continue;
		const { key, background, baselineGrid, copies = null, backText = null } = target;
		if (!isEqual(page.background, background)) {
			make({ type: "setPageBackground", page: key, ink: background ?? null }, true);
		}
		if (!isEqual(page.baselineGrid, baselineGrid)) {
			make({ type: "setBaselineGrid", page: key, grid: baselineGrid ?? null }, true);
		}
		if ((page.copies ?? null) !== copies || (page.backText ?? null) !== backText) {
			make({ type: "setPrint", page: key, copies, backText }, true);
		}
	}
	const before = locatedIn(current);
	for (const { element } of before) {
		if (element.group !== undefined && !keepsGroup(element, from, to)) {
			make({ type: "setGroup", element: element.id, group: null });
		}
	}
	for (const located of before) {
		if (!stays(located)) make({ type: "removeElement", element: located.element.id }, true);
	}
	for (const key of redrawn) make({ type: "removeArtwork", key });
	for (const [key, artwork] of Object.entries(to.artworks)) {
		if (!isEqual(current.artworks[key], artwork)) make({ type: "addArtwork", key, artwork }, true);
	}
	const after = locatedIn(to).filter(({ page }) => hasPage(current, page.key));
	for (const { page, element } of after) {
		const index = page.elements.indexOf(element);
		const present = findElement(current, element.id);
		if (!present) {
			replace(element, page.key, index);
			continue;
		}
		for (const command of elementCommands(present, element)) make(command);
		const made = findElement(current, element.id);
		if (!isEqual(made && { ...made, group: undefined }, { ...element, group: undefined })) {
			replace(element, page.key, index);
		}
	}
	for (const { element } of after) {
		const { id, group } = element;
		if (findElement(current, id)?.group !== group)
			make({ type: "setGroup", element: id, group: group ?? null }, true);
	}
	for (const { page, element } of after) {
		const index = page.elements.indexOf(element);
		const there = current.pages.find(({ key }) => key === page.key)?.elements[index];
		if (there?.id !== element.id) make({ type: "moveElement", element: element.id, index }, true);
	}
	for (const [index, { key }] of to.pages.entries()) {
		if (hasPage(current, key) && current.pages[index]?.key !== key)
			make({ type: "movePage", page: key, index });
	}
	for (const key of Object.keys(from.artworks)) {
		if (!Object.hasOwn(to.artworks, key)) make({ type: "removeArtwork", key });
	}
	for (const key of ownSwatches(from)) {
		if (!Object.hasOwn(to.swatches, key)) make({ type: "removeSwatch", key });
	}
	return commands;
}

/** One by one where few of them are other than they were; the list else. */
function guestCommands(had: DesignDocument["guests"], has: DesignDocument["guests"]): Command[] {
	if (isEqual(had, has)) return [];
	if (had?.length !== has?.length || !has) return [{ type: "setGuests", guests: has ?? null }];
	const changed = has.flatMap((values, guest) => (isEqual(had?.[guest], values) ? [] : [{ guest, values }]));
	if (changed.length > MOST_SINGLE_GUESTS) return [{ type: "setGuests", guests: has }];
	return changed.map((one) => ({ type: "setGuest", ...one }));
}

const MOST_SINGLE_GUESTS = 20;

function uploadsIn({ assets = [] }: DesignDocument): readonly string[] {
	return assets.map(({ upload }) => upload);
}

/** What has gone and what has come; all of it anew where they lie in another order. */
function trayCommands(had: readonly string[], has: readonly string[]): Command[] {
	if (isEqual(had, has)) return [];
	const stays = had.filter((upload) => has.includes(upload));
	const isSameOrder = isEqual(
		stays,
		has.filter((upload) => had.includes(upload)),
	);
	const uploads = isSameOrder ? had.filter((upload) => !has.includes(upload)) : [...had];
	const left = new Set(had.filter((upload) => !uploads.includes(upload)));
	const assets = has.flatMap((upload, index) => (left.has(upload) ? [] : [{ upload, index }]));
	return [
		...(uploads.length > 0 ? [{ type: "removeAssets", uploads } as const] : []),
		...(assets.length > 0 ? [{ type: "addAssets", assets } as const] : []),
	];
}

function hasPage({ pages }: DesignDocument, page: string): boolean {
	return pages.some(({ key }) => key === page);
}

type Located = NonNullable<ReturnType<typeof locateElement>>;

function locatedIn(document: DesignDocument): Located[] {
	return document.pages.flatMap((page) => page.elements.map((element) => ({ page, element })));
}

/** Whether an element can stay in its group all along: the group neither leaves nor takes its members elsewhere. */
function keepsGroup({ id, group = "" }: DesignElement, from: DesignDocument, to: DesignDocument): boolean {
	const { group: _holder, ...holder } = findElement(from, group) ?? {};
	const { group: _other, ...other } = findElement(to, group) ?? {};
	return findElement(to, id)?.group === group && isEqual(holder, other);
}
