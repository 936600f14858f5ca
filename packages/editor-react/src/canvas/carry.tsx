import type { DesignElement, DesignPage } from "@offizin/design";
import type { ReactNode } from "react";
import { type Shift, type ShiftBetween, shiftBetween } from "./shift-between.ts";

/** How a page is drawn while a hand moves things of it. */
export interface Carry {
	/** Each by itself, where not all are shifted as one. */
	readonly shiftBetween: ShiftBetween;
	/** How far all that is carried has been moved from one state of its page to another; undefined: not as one. */
	readonly shiftOf: (from: DesignPage | undefined, to: DesignPage) => Shift | undefined;
	/** The elements of a page, those that are carried in groups that are shifted. */
	readonly grouped: (
		elements: readonly DesignElement[],
		shift: Shift,
		draw: (element: DesignElement) => ReactNode,
	) => ReactNode;
}

/** So many cost a browser more with each move than to put them into groups of their own once. */
const MANY = 12;

export function carryOf(carried: readonly { readonly element: string }[]): Carry {
	const ids = new Set(carried.map(({ element }) => element));
	return {
		shiftBetween,
		shiftOf(from, to) {
			if (ids.size <= MANY || from?.elements.length !== to.elements.length) return undefined;
			let shift: Shift | undefined;
			for (const [at, element] of to.elements.entries()) {
				const before = from.elements[at];
				if (before?.id !== element.id) return undefined;
				if (!ids.has(element.id)) {
					if (before !== element) return undefined;
					continue;
				}
				const own = shiftBetween(before, element);
				if (!own || (shift && (own.x !== shift.x || own.y !== shift.y))) return undefined;
				shift = own;
			}
			return shift;
		},
		grouped(elements, { x, y }, draw) {
			const runs: { readonly isCarried: boolean; readonly elements: DesignElement[] }[] = [];
			for (const element of elements) {
				const isCarried = ids.has(element.id);
				const last = runs.at(-1);
				if (last?.isCarried === isCarried) last.elements.push(element);
				else runs.push({ isCarried, elements: [element] });
			}
			return runs.flatMap(({ isCarried, elements }) =>
				isCarried ? (
					<g key={`carried ${elements[0]?.id}`} transform={`translate(${x} ${y})`}>
						{elements.map(draw)}
					</g>
				) : (
					elements.map(draw)
				),
			);
		},
	};
}
