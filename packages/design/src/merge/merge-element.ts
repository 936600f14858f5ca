import { checkCrop, refitCrop } from "../command/apply-command/change-photo.ts";
import { isEqual } from "../command/is-equal.ts";
import type { DesignElement } from "../document/element.ts";
import { mergeMembers, mergeValue, type Note } from "./merge-members.ts";

/** An element with the page it stands on. */
export interface Placed {
	readonly page: string;
	readonly element: DesignElement;
}

interface PlacedSides {
	/** Undefined for one that both sides added. */
	readonly base: Placed | undefined;
	readonly ours: Placed;
	readonly theirs: Placed;
}

/** One element of what both sides made of it, member by member; a text and its runs are one member. */
export function mergeElement({ base, ours, theirs }: PlacedSides, note: Note): Placed {
	const element = ours.element.id;
	const page = mergeValue({ base: base?.page, ours: ours.page, theirs: theirs.page }, (lost) =>
		note({ page: ours.page, element, member: "page", kept: ours.page, lost }),
	);
	const sides = { base: base?.element, ours: ours.element, theirs: theirs.element };
	const isOneType = ours.element.type === theirs.element.type && base?.element.type === ours.element.type;
	if (!base || !isOneType) {
		const merged = mergeValue(sides, (lost) =>
			note({ page: ours.page, element, member: "element", kept: ours.element, lost }),
		);
		return { page: page ?? ours.page, element: merged ?? ours.element };
	}
	const flat = { base: flatten(base.element), ours: flatten(ours.element), theirs: flatten(theirs.element) };
	const members = mergeMembers(flat, (member, kept, lost) =>
		note({ page: ours.page, element, member, kept, lost }),
	);
	const merged = unflatten(members);
	return { page: page ?? ours.page, element: withFittingCrop(merged, { base, ours, theirs }, note) };
}

type Members = Readonly<Record<string, unknown>>;

/** Members that are merged name by name themselves. */
const NESTED = ["style", "inks"] as const;

/** The members of an element by name; what is merged name by name lies beside them as "style.font". */
export function flatten(element: DesignElement): Members {
	const flat: Record<string, unknown> = { ...element };
	if (element.type === "text") {
		const { text, runs } = element;
		delete flat.runs;
		flat.text = { text, runs };
	}
	for (const name of NESTED) {
		const nested = flat[name];
		if (typeof nested !== "object" || nested === null) continue;
		delete flat[name];
		for (const [key, value] of Object.entries(nested)) flat[`${name}.${key}`] = value;
	}
	return flat;
}

export function unflatten(flat: Members): DesignElement {
	const element: Record<string, unknown> = flat.type === "artwork" ? { inks: {} } : {};
	for (const [name, value] of Object.entries(flat)) {
		const [owner = "", key] = name.split(/\.(.*)/);
		if (key !== undefined) element[owner] = { ...(element[owner] as Members | undefined), [key]: value };
		else if (name === "text") {
			const { text, runs } = value as Members;
			Object.assign(element, { text, ...(runs !== undefined && { runs }) });
		} else element[name] = value;
	}
	return element as unknown as DesignElement;
}

/** A slot sized by one side and cropped by the other shows what was cropped as well as it fits. */
function withFittingCrop(merged: DesignElement, { ours, theirs }: PlacedSides, note: Note): DesignElement {
	if (merged.type !== "photo" || !merged.photo || !checkCrop(merged.photo, merged)) return merged;
	const { photo, box, id } = merged;
	const source = [ours, theirs].find(
		({ element }) => element.type === "photo" && isEqual(element.photo, photo),
	);
	const fitted = { ...photo, crop: refitCrop(photo, source?.element.box ?? box, box) };
	note({ page: ours.page, element: id, member: "photo", kept: fitted, lost: photo });
	return { ...merged, photo: fitted };
}
