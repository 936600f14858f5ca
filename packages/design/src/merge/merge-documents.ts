import { isEqual } from "../command/is-equal.ts";
import type { DesignDocument, DesignPage } from "../document/document.ts";
import { inksOf } from "../document/document-elements.ts";
import { DOCUMENT_LIMITS } from "../document/document-limits.ts";
import type { DesignElement } from "../document/element.ts";
import type { Facts } from "../document/fact.ts";
import type { Ink } from "../document/ink.ts";
import { withPagesCounted } from "../document/page-rule.ts";
import { mergeElement, type Placed } from "./merge-element.ts";
import { withSoundGroups } from "./merge-groups.ts";
import { type MergeConflict, mergeValue, type Note, type Sides } from "./merge-members.ts";
import { mergeKeyed, mergeRecord, withinLimit } from "./merge-named.ts";
import { mergeOrder } from "./merge-order.ts";
import { mergePageFrames, type PageFrame, withPagesInUse, withSoundCount } from "./merge-pages.ts";

export interface MergedDocument {
	readonly document: DesignDocument;
	/** Every edit that is not in the document; empty when both sides fit together. */
	readonly conflicts: readonly MergeConflict[];
}

/**
 * Brings together what two sides made of one document, element by element and member by member. Where both changed
 * the same thing ours wins; what one side took away and the other worked on stays. Three documents that open without
 * repair make one that does.
 */
export function mergeDocuments(
	base: DesignDocument,
	ours: DesignDocument,
	theirs: DesignDocument,
): MergedDocument {
	if (isEqual(ours, theirs) || isEqual(theirs, base)) return { document: ours, conflicts: [] };
	if (isEqual(ours, base)) return { document: theirs, conflicts: [] };
	const conflicts: MergeConflict[] = [];
	const note: Note = (conflict) => conflicts.push(conflict);
	const part = <Key extends keyof DesignDocument>(key: Key): Sides<DesignDocument[Key]> => ({
		base: base[key],
		ours: ours[key],
		theirs: theirs[key],
	});
	const value = <Key extends keyof DesignDocument>(key: Key): DesignDocument[Key] =>
		mergeValue(part(key), (lost) => note({ member: key, kept: ours[key], lost }));
	const chosen = <Key extends "fonts" | "inks">(key: Key): DesignDocument["choices"][Key] => {
		const sides = { base: base.choices[key], ours: ours.choices[key], theirs: theirs.choices[key] };
		return mergeValue(sides, (lost) => note({ member: `choices.${key}`, kept: sides.ours, lost }));
	};
	// No command changes it, and only ours is sure to fit the pages that ours has.
	if (!isEqual(ours.choices.pages, theirs.choices.pages))
		note({ member: "choices.pages", kept: ours.choices.pages, lost: theirs.choices.pages });
	const document: DesignDocument = {
		schemaVersion: value("schemaVersion"),
		template: value("template"),
		product: value("product"),
		configuration: mergeConfiguration({ base, ours, theirs }, note),
		swatches: mergeRecord(part("swatches"), "swatches", note),
		artworks: mergeArtworks(part("artworks"), note),
		fonts: mergeRecord(part("fonts"), "fonts", note),
		fields: mergeKeyed(part("fields"), "fields", DOCUMENT_LIMITS.fields, note),
		...withGuests(value("guests")),
		...withTray(part("assets"), note),
		...(ours.facts && { facts: mergeFacts(part("facts"), note) }),
		...withLanguage(value("language")),
		choices: {
			fonts: chosen("fonts"),
			inks: chosen("inks"),
			...(ours.choices.pages && { pages: ours.choices.pages }),
		},
		pages: [],
	};
	const sides = withSoundCount(document, withPagesInUse(part("pages"), note), ours.pages, note);
	const pages = mergePages(sides, note);
	const merged = withWhatIsUsed({ ...document, pages }, { base, ours, theirs }, note);
	return { document: withPagesCounted(merged), conflicts };
}

/** As a whole, but for the option that counts the pages: how many there are their merging says. */
function mergeConfiguration(
	{ base, ours, theirs }: Sides<DesignDocument>,
	note: Note,
): DesignDocument["configuration"] {
	const counted = (side: DesignDocument) =>
		withPagesCounted({ ...ours, configuration: side.configuration }).configuration;
	const sides = { base: counted(base), ours: counted(ours), theirs: counted(theirs) };
	return mergeValue(sides, (lost) => note({ member: "configuration", kept: sides.ours, lost }));
}

function mergeFacts({ base, ours, theirs }: Sides<DesignDocument["facts"]>, note: Note): Facts {
	const told = (facts: Facts = {}) => facts as Readonly<Record<string, string>>;
	return mergeRecord({ base: told(base), ours: told(ours), theirs: told(theirs ?? ours) }, "facts", note);
}

function withLanguage(language: DesignDocument["language"]): Pick<DesignDocument, "language"> {
	return language ? { language } : {};
}

/** As a whole: guests have no names that stay, and half of two lists would invite somebody twice. */
function withGuests(guests: DesignDocument["guests"]): Pick<DesignDocument, "guests"> {
	return guests ? { guests } : {};
}

/** What either side laid there lies there, what either took out is gone. */
function withTray(sides: Sides<DesignDocument["assets"]>, note: Note): Pick<DesignDocument, "assets"> {
	const keyed = (assets: DesignDocument["assets"] = []) =>
		assets.map((asset) => ({ ...asset, key: asset.upload }));
	const lists = { base: keyed(sides.base), ours: keyed(sides.ours), theirs: keyed(sides.theirs) };
	const merged = mergeKeyed(lists, "assets", DOCUMENT_LIMITS.assets, note);
	return merged.length > 0 ? { assets: merged.map(({ key: _key, ...asset }) => asset) } : {};
}

/** More than fit are ours only. */
function mergeArtworks(sides: Sides<DesignDocument["artworks"]>, note: Note): DesignDocument["artworks"] {
	const merged = mergeRecord(sides, "artworks", note);
	const isOurs = (key: string) => Object.hasOwn(sides.ours, key);
	const { dropped } = withinLimit(Object.keys(merged), DOCUMENT_LIMITS.artworks, isOurs);
	for (const key of dropped) note({ member: `artworks.${key}`, lost: merged[key] });
	return Object.fromEntries(Object.entries(merged).filter(([key]) => !dropped.includes(key)));
}

function mergePages(sides: Sides<DesignDocument["pages"]>, note: Note): DesignPage[] {
	const { base, ours, theirs } = {
		base: place(sides.base),
		ours: place(sides.ours),
		theirs: place(sides.theirs),
	};
	const merged = mergeElements({ base, ours, theirs }, note);
	const ourPages = new Set(sides.ours.map(({ key }) => key));
	const frames = mergePageFrames(sides, note);
	const keys = frames.map(({ key }) => key);
	const { dropped } = withinLimit(keys, DOCUMENT_LIMITS.pages, (key) => ourPages.has(key));
	for (const page of dropped)
		note({ page, member: "page", lost: sides.theirs.find(({ key }) => key === page) });
	let room: number = DOCUMENT_LIMITS.elements - ours.size;
	const lists = frames.map((frame): [PageFrame, DesignElement[]] => {
		const here = new Set([...merged].filter(([, { page }]) => page === frame.key).map(([id]) => id));
		const ids = (pages: DesignDocument["pages"]) =>
			pages.find(({ key }) => key === frame.key)?.elements.map(({ id }) => id) ?? [];
		const order = mergeOrder(
			{ base: ids(sides.base), ours: ids(sides.ours), theirs: ids(sides.theirs) },
			here,
			(kept, lost) => note({ page: frame.key, member: "order", kept, lost }),
		);
		const fitting = withinLimit(order, DOCUMENT_LIMITS.elementsPerPage, (id) => ours.has(id));
		const surplus = fitting.kept.filter((id) => !ours.has(id)).slice(Math.max(0, room));
		room -= fitting.kept.filter((id) => !ours.has(id)).length;
		for (const id of [...fitting.dropped, ...surplus]) {
			note({ page: frame.key, element: id, member: "element", lost: merged.get(id)?.element });
		}
		const kept = fitting.kept.filter((id) => !surplus.includes(id));
		return [frame, kept.flatMap((id) => merged.get(id)?.element ?? [])];
	});
	return lists
		.filter(([{ key }]) => !dropped.includes(key))
		.map(([frame, elements]) => ({ ...frame, elements: withSoundGroups(frame.key, elements, ours, note) }));
}

function place(pages: DesignDocument["pages"]): Map<string, Placed> {
	return new Map(
		pages.flatMap(({ key, elements }) => elements.map((element) => [element.id, { page: key, element }])),
	);
}

function mergeElements(
	{ base, ours, theirs }: Sides<ReadonlyMap<string, Placed>>,
	note: Note,
): Map<string, Placed> {
	const merged = new Map<string, Placed>();
	for (const id of new Set([...ours.keys(), ...theirs.keys()])) {
		const [was, our, their] = [base.get(id), ours.get(id), theirs.get(id)];
		if (our && their) {
			merged.set(id, mergeElement({ base: was, ours: our, theirs: their }, note));
			continue;
		}
		const only = our ?? their;
		if (!only || (was && isEqual(was, only))) continue;
		if (was && isEqual(ungrouped(was), ungrouped(only))) {
			// Put into a group only: that alone does not bring back what the other side took away.
			note({ page: only.page, element: id, member: "element", lost: only.element });
			continue;
		}
		if (was) note({ page: only.page, element: id, member: "element", kept: only.element });
		merged.set(id, only);
	}
	return merged;
}

function ungrouped({ page, element }: Placed) {
	return { page, element: { ...element, group: undefined } };
}

/** With the colours and drawings its elements need, even if a side had taken them away. */
function withWhatIsUsed(document: DesignDocument, { base, ours, theirs }: Sides<DesignDocument>, note: Note) {
	const swatches = { ...document.swatches };
	const keep = ({ swatch }: Ink): void => {
		const needed = ours.swatches[swatch] ?? theirs.swatches[swatch] ?? base.swatches[swatch];
		if (Object.hasOwn(swatches, swatch) || !needed) return;
		swatches[swatch] = needed;
		note({ member: `swatches.${swatch}`, kept: needed });
	};
	const artworks = { ...document.artworks };
	const pages = document.pages.map((page): DesignPage => {
		if (page.background) keep(page.background);
		const elements = page.elements.flatMap((element): DesignElement[] => {
			for (const ink of inksOf(element)) keep(ink);
			if (element.type !== "artwork" || Object.hasOwn(artworks, element.artwork)) return [element];
			const { artwork, id } = element;
			const needed = ours.artworks[artwork] ?? theirs.artworks[artwork];
			if (needed && Object.keys(artworks).length < DOCUMENT_LIMITS.artworks) {
				artworks[artwork] = needed;
				note({ member: `artworks.${artwork}`, kept: needed });
				return [element];
			}
			const own = place(ours.pages).get(id)?.element;
			note({ page: page.key, element: id, member: "element", kept: own, lost: element });
			return own ? [own] : [];
		});
		return { ...page, elements };
	});
	for (const ink of document.choices.inks) keep(ink);
	return { ...document, swatches, artworks, pages };
}
