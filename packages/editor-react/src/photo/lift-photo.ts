import styles from "./carry.module.css";
import { frameUnder, type Spot } from "./drop-photo.ts";

/** Milliseconds a finger rests on a photo before it picks it up. */
export const REST = 400;
/** Pixels that it may tremble meanwhile. */
export const SLOP = 10;
/** Milliseconds that a photo is held over a small page before that page lies on the desk. */
const TURN = 600;

export interface Lifted {
	readonly follow: (at: Spot) => void;
	readonly end: () => void;
}

/**
 * A photo under the finger or the mouse, off the page or the tray: marks the frame or the small page it is over, and turns
 * to that page. `except`: the frame it comes from.
 */
export function liftPhoto(
	href: string,
	from: Spot,
	{ onTurn, except }: { readonly onTurn: (page: string) => void; readonly except?: string },
): Lifted {
	const picture = new Image();
	picture.src = href;
	picture.alt = "";
	const lifted = document.createElement("div");
	lifted.className = styles.lifted ?? "";
	lifted.append(picture);
	document.body.append(lifted);
	let turning: ReturnType<typeof setTimeout> | undefined;
	let marked: Element | undefined;
	const mark = (target: Element | undefined) => {
		if (target === marked) return;
		clearTimeout(turning);
		marked?.removeAttribute("data-over");
		marked = target;
		target?.setAttribute("data-over", "");
		const page = target instanceof HTMLElement ? target.dataset.page : undefined;
		if (page !== undefined) turning = setTimeout(() => onTurn(page), TURN);
	};
	const follow = ({ clientX, clientY }: Spot) => {
		lifted.style.translate = `${clientX}px ${clientY}px`;
		const page = document.elementFromPoint(clientX, clientY)?.closest("[data-page]") ?? undefined;
		const frame = frameUnder({ clientX, clientY });
		mark(page ?? (frame?.dataset.element === except ? undefined : frame));
	};
	navigator.vibrate?.(10);
	follow(from);
	return {
		follow,
		end: () => {
			mark(undefined);
			lifted.remove();
		},
	};
}
