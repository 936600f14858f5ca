import { type Command, type DesignElement, type SimpleCommand, together } from "@offizin/design";
import { box } from "@offizin/units";
import { innermostFirst } from "./groups.ts";

/** How far a copy lies from what it was made of where both are on one page, micrometres. */
export const ASIDE = 3_000;

export interface Copied {
	readonly command: Command;
	/** What a person has then: copies of single elements, and of groups as a whole. */
	readonly ids: readonly string[];
}

interface Target {
	readonly page: string;
	/** How far the copies lie from the originals, to the right and down; micrometres. */
	readonly by: { readonly x: number; readonly y: number };
	/** A copy of a member joins the group of the original, which is on the page. */
	readonly keepsGroup: boolean;
}

/** Copies of elements, on top of a page, with names of their own; members stay in the copies of their groups. */
export function copiesOf(
	elements: readonly DesignElement[],
	{ page, by, keepsGroup }: Target,
	freeId: (kind: string) => string,
): Copied | undefined {
	const names = new Map(elements.map(({ id, type }) => [id, freeId(type)]));
	const groupOf = ({ group }: DesignElement) => (group === undefined ? undefined : names.get(group));
	// Members are put into what is there.
	const groups = innermostFirst(elements).toReversed();
	const others = elements.filter(({ type }) => type !== "group");
	const command = together(
		[...groups, ...others].map((element): SimpleCommand => {
			// A copy is free to be put elsewhere.
			const { group, locked: _locked, ...alone } = element;
			const holder = groupOf(element) ?? (keepsGroup ? group : undefined);
			const { x, y, width, height } = element.box;
			const value: DesignElement = {
				...alone,
				id: names.get(element.id) ?? element.id,
				box: box(x + by.x, y + by.y, width, height),
				...(holder !== undefined && { group: holder }),
			};
			return { type: "addElement", page, value };
		}),
	);
	const whole = elements.filter((element) => groupOf(element) === undefined);
	return command && { command, ids: whole.flatMap(({ id }) => names.get(id) ?? []) };
}
