import { type Editor, pageMovedTo } from "@offizin/editor";
import { type RefObject, useEffect, useEffectEvent } from "react";

/** Pixels a mouse goes before it drags. */
const SLOP = 6;
/** Milliseconds a finger rests before it drags. */
const REST = 350;
/** Nearer to an end of the strip than this many pixels a page that is dragged scrolls it, by as many with each frame. */
const EDGE = { near: 28, step: 5 } as const;

/** Pages are moved where they lie: dragged with a mouse, or with a finger that has rested on one. */
export function useStripMoves(
	strip: RefObject<HTMLElement | null>,
	editor: Editor,
	onMoved: (page: string) => void,
): void {
	const drop = useEffectEvent((page: string, target: string) => {
		const command = pageMovedTo(editor.getSnapshot().document, page, target);
		if (!command || !editor.dispatch(command).ok) return;
		editor.mark();
		onMoved(page);
	});
	useEffect(() => {
		const nav = strip.current;
		if (!nav) return;
		let held: {
			readonly page: string;
			readonly button: HTMLElement;
			readonly x: number;
			readonly pointer: number;
		} | null = null;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let isDragged = false;
		let frame = 0;

		const buttonAt = (x: number, y: number) =>
			document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-page]") ?? null;
		const mark = (target: HTMLElement | null) => {
			for (const one of nav.querySelectorAll("[data-over]")) one.removeAttribute("data-over");
			if (target && nav.contains(target) && target !== held?.button) target.setAttribute("data-over", "");
		};
		const begin = () => {
			isDragged = true;
			held?.button.setAttribute("data-held", "");
			if (held) nav.setPointerCapture(held.pointer);
		};
		/** What is not seen of the strip comes, as long as a page is held at its end. */
		const scrollUnder = (x: number, y: number) => {
			cancelAnimationFrame(frame);
			const left = nav.getBoundingClientRect().left + nav.clientLeft;
			const toEnd = x > left + nav.clientWidth - EDGE.near ? 1 : 0;
			const toStart = x < left + EDGE.near ? 1 : 0;
			const before = nav.scrollLeft;
			nav.scrollBy({ left: (toEnd - toStart) * EDGE.step, behavior: "instant" });
			mark(buttonAt(x, y));
			if (nav.scrollLeft !== before) frame = requestAnimationFrame(() => scrollUnder(x, y));
		};
		const end = () => {
			clearTimeout(timer);
			cancelAnimationFrame(frame);
			held?.button.removeAttribute("data-held");
			mark(null);
			held = null;
			isDragged = false;
		};

		const down = (event: PointerEvent) => {
			const button = (event.target as Element).closest<HTMLElement>("[data-page]");
			const page = button?.dataset.page;
			if (!button || page === undefined || event.button !== 0) return;
			held = { page, button, x: event.clientX, pointer: event.pointerId };
			if (event.pointerType !== "mouse") timer = setTimeout(begin, REST);
		};
		const move = (event: PointerEvent) => {
			if (!held) return;
			const isFar = Math.abs(event.clientX - held.x) > SLOP;
			if (!isDragged && isFar) {
				if (event.pointerType !== "mouse") return end();
				begin();
			}
			if (isDragged) scrollUnder(event.clientX, event.clientY);
		};
		const up = (event: PointerEvent) => {
			const target = buttonAt(event.clientX, event.clientY)?.dataset.page;
			if (held && isDragged && target !== undefined) {
				drop(held.page, target);
				// The click that ends a drag shows no page.
				const swallowed = new AbortController();
				const { signal } = swallowed;
				nav.addEventListener("click", (click) => click.stopPropagation(), {
					capture: true,
					once: true,
					signal,
				});
				setTimeout(() => swallowed.abort());
			}
			end();
		};
		/** A page that is dragged does not scroll the strip. */
		const still = (event: TouchEvent) => {
			if (isDragged) event.preventDefault();
		};
		const listening = new AbortController();
		const { signal } = listening;
		nav.addEventListener("pointerdown", down, { signal });
		nav.addEventListener("pointermove", move, { signal });
		nav.addEventListener("pointerup", up, { signal });
		nav.addEventListener("pointercancel", end, { signal });
		nav.addEventListener("touchmove", still, { signal, passive: false });
		nav.addEventListener(
			"contextmenu",
			(event) => {
				if (held) event.preventDefault();
			},
			{ signal },
		);
		return () => {
			end();
			listening.abort();
		};
	}, [strip]);
}
