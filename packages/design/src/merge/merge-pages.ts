import { isEqual } from "../command/is-equal.ts";
import { withMember } from "../command/with-member.ts";
import type { DesignDocument, DesignPage } from "../document/document.ts";
import { isPageCount, ownPages } from "../document/page-rule.ts";
import { mergeMembers, type Note, type Sides } from "./merge-members.ts";
import { mergeOrder } from "./merge-order.ts";

type Pages = DesignDocument["pages"];
/** A page without its elements. */
export type PageFrame = Omit<DesignPage, "elements">;

/** The sides as they would be had neither taken a page away that the other worked on. */
export function withPagesInUse({ base, ours, theirs }: Sides<Pages>, note: Note): Sides<Pages> {
	return { base, ours: restored(base, ours, theirs, note), theirs: restored(base, theirs, ours, note) };
}

function restored(base: Pages, side: Pages, other: Pages, note: Note): Pages {
	const missing = base.filter(({ key }) => !side.some((page) => page.key === key));
	const inUse = missing.filter((page) => {
		const theirs = other.find(({ key }) => key === page.key);
		return theirs && !isEqual(theirs, page);
	});
	if (inUse.length === 0) return side;
	const elsewhere = new Set(side.flatMap(({ elements }) => elements.map(({ id }) => id)));
	const back = inUse.map((page): DesignPage => {
		note({ page: page.key, member: "page", kept: page.key });
		return { ...page, elements: page.elements.filter(({ id }) => !elsewhere.has(id)) };
	});
	const order = mergeOrder(
		{ base: keysOf(base), ours: keysOf(base), theirs: keysOf(side) },
		new Set(keysOf([...side, ...back])),
		() => undefined,
	);
	return order.flatMap((key) => [...side, ...back].find((page) => page.key === key) ?? []);
}

/** The pages there are in the end, in their order, without elements. */
export function mergePageFrames({ base, ours, theirs }: Sides<Pages>, note: Note): PageFrame[] {
	const of = (pages: Pages) => new Map(pages.map(({ elements: _elements, ...frame }) => [frame.key, frame]));
	const [before, left, right] = [of(base), of(ours), of(theirs)];
	const frames = new Map<string, PageFrame>();
	for (const key of new Set([...left.keys(), ...right.keys()])) {
		const [our, their] = [left.get(key), right.get(key)];
		const only = our ?? their;
		if (our && their) {
			const members = mergeMembers(
				{ base: before.get(key) ?? {}, ours: our, theirs: their },
				(member, kept, lost) => note({ page: key, member, kept, lost }),
			);
			// No command changes what a page is one of.
			frames.set(key, withMember(members as PageFrame, "like", our.like));
		} else if (only && !before.has(key)) frames.set(key, only);
	}
	if (frames.size === 0) {
		// Each side took away what the other had left; a document has a page.
		for (const [key, frame] of left) {
			note({ page: key, member: "page", kept: key });
			frames.set(key, frame);
		}
	}
	const order = mergeOrder(
		{ base: keysOf(base), ours: keysOf(ours), theirs: keysOf(theirs) },
		new Set(frames.keys()),
		(kept, lost) => note({ member: "pages.order", kept, lost }),
	);
	return order.flatMap((key) => frames.get(key) ?? []);
}

/**
 * Where both sides together have another number of pages than the product can have, ours says which there are, and what
 * gives way is named.
 */
export function withSoundCount(
	rule: Pick<DesignDocument, "choices">,
	sides: Sides<Pages>,
	ours: Pages,
	note: Note,
): Sides<Pages> {
	const merged = mergePageFrames(sides, () => undefined);
	if (!rule.choices.pages || isPageCount(rule, ownPages(rule, merged).length)) return sides;
	const isOurs = ({ key }: DesignPage) => ours.some((page) => page.key === key);
	note({ member: "pages", kept: keysOf(ours), lost: sides.theirs.filter((page) => !isOurs(page)) });
	return {
		base: sides.base.filter(isOurs),
		ours,
		theirs: withPagesOf(ours, sides.theirs),
	};
}

/**
 * The other side with our pages. What it had moved onto pages that give way counts as if it had been left alone, as does
 * what lies on pages that it had taken away.
 */
function withPagesOf(ours: Pages, theirs: Pages): Pages {
	const isHere = (key: string) => ours.some((page) => page.key === key);
	const kept = theirs.filter(({ key }) => isHere(key));
	const idsOn = (pages: Pages) => new Set(pages.flatMap(({ elements }) => elements.map(({ id }) => id)));
	const [present, astray] = [idsOn(kept), idsOn(theirs.filter(({ key }) => !isHere(key)))];
	const missing = ours.filter(({ key }) => !kept.some((page) => page.key === key));
	const back = kept.map((page) => {
		const own = ours.find(({ key }) => key === page.key)?.elements ?? [];
		const returned = own.filter(({ id }) => astray.has(id) && !present.has(id));
		return returned.length > 0 ? { ...page, elements: [...page.elements, ...returned] } : page;
	});
	const restored = missing.map((page) => ({
		...page,
		elements: page.elements.filter(({ id }) => !present.has(id)),
	}));
	return [...back, ...restored];
}

function keysOf(pages: readonly { readonly key: string }[]): string[] {
	return pages.map(({ key }) => key);
}
