import { type KeyboardEvent, useState } from "react";
import { flushSync } from "react-dom";
import type { Accepts, Drop, TreeRow } from "./project-drop.ts";
import { placeNow, stepPlace, type Way } from "./step-place.ts";

/** A row that was picked up, and where it has been carried to. */
export interface Carried {
	readonly id: string;
	readonly place: Drop;
}

interface KeyMoves {
	readonly rows: readonly TreeRow[];
	readonly accepts: (parent: string | null, moved: string) => boolean;
	readonly onDrop: (moved: string, place: Drop) => void;
	readonly onTold: (event: KeyMove) => void;
}

/** What a key has done. */
export type KeyMove =
	| ({ readonly kind: "lifted" | "carried" | "dropped" | "stuck" } & Carried)
	| { readonly kind: "cancelled"; readonly id: string };

const ways: Readonly<Record<string, Way>> = {
	ArrowUp: "up",
	ArrowDown: "down",
	ArrowRight: "in",
	ArrowLeft: "out",
};

/** Carries a row by keys from its handle: each key does its step at once, so that none is lost. */
export function useKeyMoves({ rows, accepts, onDrop, onTold }: KeyMoves) {
	const [carried, setCarried] = useState<Carried>();

	function pickUp(id: string): void {
		const place = placeNow(rows, id);
		if (!place) return;
		setCarried({ id, place });
		onTold({ kind: "lifted", id, place });
	}

	function carry({ id, place }: Carried, way: Way, handle: HTMLElement): void {
		const acceptsIt: Accepts = (parent) => accepts(parent, id);
		const next = stepPlace({ rows, moved: id, place, accepts: acceptsIt }, way);
		if (!next) {
			onTold({ kind: "stuck", id, place });
			return;
		}
		flushSync(() => setCarried({ id, place: next }));
		handle.scrollIntoView({ block: "nearest" });
		onTold({ kind: "carried", id, place: next });
	}

	function putDown({ id, place }: Carried): void {
		setCarried(undefined);
		onTold({ kind: "dropped", id, place });
		const before = placeNow(rows, id);
		if (before?.parent !== place.parent || before.after !== place.after) onDrop(id, place);
	}

	function cancel(): void {
		if (!carried) return;
		setCarried(undefined);
		onTold({ kind: "cancelled", id: carried.id });
	}

	function press(event: KeyboardEvent<HTMLElement>, id: string): void {
		const isHeld = carried?.id === id;
		const way = ways[event.key];
		if (event.key === " " || event.key === "Enter") {
			event.preventDefault();
			if (event.repeat) return;
			if (isHeld) putDown(carried);
			else pickUp(id);
		} else if (isHeld && way) {
			event.preventDefault();
			carry(carried, way, event.currentTarget);
		} else if (isHeld && event.key === "Escape") {
			event.preventDefault();
			cancel();
		}
	}

	return { carried, press, cancel };
}
