import type { Spot } from "./drop-photo.ts";
import { type Lifted, liftPhoto, REST, SLOP } from "./lift-photo.ts";

export interface CarryHandlers {
	readonly isOff: () => boolean;
	readonly onPick: () => void;
	/** Let go over the editor; where it is neither a frame nor a page nothing comes of it. */
	readonly onDrop: (upload: string, at: Spot) => void;
	readonly onTurn: (page: string) => void;
}

interface Held {
	readonly upload: string;
	readonly tile: HTMLElement;
	readonly pointer: number;
	readonly from: Spot;
}

/**
 * Photos of a list are carried by a finger that has rested on one of them; one that moves before scrolls the list. Another
 * finger, Escape or a touch that the system takes away leaves all as it was. Gives back what ends it.
 */
export function carryPhotos(list: HTMLElement, { isOff, onPick, onDrop, onTurn }: CarryHandlers): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	let held: Held | null = null;
	/** The picture under the finger, from when it is picked up. */
	let lifted: Lifted | null = null;
	let resting: ReturnType<typeof setTimeout> | undefined;
	/** Until the finger is off the glass, whatever has come of it. */
	let isCarried = false;

	let putBack: (() => void) | null = null;

	const end = () => {
		clearTimeout(resting);
		lifted?.end();
		lifted = null;
		putBack?.();
		putBack = null;
		held?.tile.removeAttribute("data-held");
		list.removeAttribute("data-carrying");
		held = null;
	};
	const pick = () => {
		const picture = held?.tile.querySelector("img");
		if (!held || !picture) return;
		isCarried = true;
		putBack = keptInSight(held.tile);
		lifted = liftPhoto(picture.src, held.from, { onTurn });
		held.tile.setAttribute("data-held", "");
		list.setAttribute("data-carrying", "");
		onPick();
	};

	const down = (event: PointerEvent) => {
		const tile = (event.target as Element).closest<HTMLElement>("[data-upload]");
		// A browser that drags by itself does so with the mouse.
		if (tile) tile.draggable = event.pointerType === "mouse" && !isOff();
		const upload = tile?.dataset.upload;
		if (!tile || upload === undefined || event.pointerType === "mouse" || isOff()) return;
		// The first finger alone.
		if (!event.isPrimary) return;
		held = { upload, tile, pointer: event.pointerId, from: event };
		resting = setTimeout(pick, REST);
	};
	const move = (event: PointerEvent) => {
		if (event.pointerId !== held?.pointer) return;
		const { clientX, clientY } = held.from;
		const far = Math.hypot(event.clientX - clientX, event.clientY - clientY);
		if (lifted) lifted.follow(event);
		else if (far > SLOP) end();
	};
	const up = (event: PointerEvent) => {
		if (event.pointerId !== held?.pointer) return;
		// Before the sheet comes back and moves the card away from under the finger.
		if (lifted) onDrop(held.upload, event);
		end();
	};
	const another = (event: PointerEvent) => {
		if (held && event.pointerId !== held.pointer) end();
	};
	const press = (event: KeyboardEvent) => {
		if (event.key !== "Escape" || !held) return;
		event.stopPropagation();
		end();
	};
	/** What is carried does not scroll the list. */
	const still = (event: TouchEvent) => {
		if (isCarried) event.preventDefault();
	};
	/** The touch that has carried something is no tap. */
	const leave = (event: TouchEvent) => {
		if (isCarried && event.cancelable) event.preventDefault();
		isCarried = false;
	};

	list.addEventListener("pointerdown", down, { signal });
	list.addEventListener("touchmove", still, { signal, passive: false });
	list.addEventListener("touchend", leave, { signal, passive: false });
	list.addEventListener("touchcancel", leave, { signal });
	list.addEventListener("contextmenu", (event) => held && event.preventDefault(), { signal });
	addEventListener("pointerdown", another, { signal, capture: true });
	addEventListener("pointermove", move, { signal });
	addEventListener("pointerup", up, { signal });
	addEventListener("pointercancel", end, { signal });
	addEventListener("keydown", press, { signal, capture: true });
	return () => {
		end();
		listening.abort();
	};
}

/** Remembers where something stands in its panel; what is called brings it there again once all that came above it is there. */
function keptInSight(tile: HTMLElement): () => void {
	const { top } = tile.getBoundingClientRect();
	const panel = tile.closest('[role="tabpanel"]');
	return () =>
		requestAnimationFrame(() =>
			requestAnimationFrame(() => {
				if (tile.isConnected)
					panel?.scrollBy({ top: tile.getBoundingClientRect().top - top, behavior: "instant" });
			}),
		);
}
