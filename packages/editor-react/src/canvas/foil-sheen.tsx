import { foilGradientId } from "@offizin/design";
import { foilMetal, type Refinement } from "@offizin/formats";
import { type RefObject, useEffect } from "react";

/** How far the light wanders over the metal, as a part of the page. */
const REACH = 0.35;

export interface FoilSheenProps {
	readonly desk: RefObject<HTMLElement | null>;
	readonly refinement: Refinement;
	readonly idPrefix: string;
	readonly page: { readonly width: number; readonly height: number };
}

/**
 * Lets the light on the foil follow the pointer over the desk, or the tilt of the device. Decoration: it moves a
 * gradient behind React's back, and stands still for those who want no motion.
 */
export function FoilSheen({ desk, refinement, idPrefix, page }: FoilSheenProps) {
	const metal = foilMetal(refinement);
	const { width, height } = page;
	useEffect(() => {
		const element = desk.current;
		if (!element || !metal || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
		let frame = 0;
		const shine = (x: number, y: number) => {
			cancelAnimationFrame(frame);
			frame = requestAnimationFrame(() => {
				const gradient = element.querySelector(`#${CSS.escape(foilGradientId(metal, idPrefix))}`);
				gradient?.setAttribute("gradientTransform", `translate(${x * REACH * width} ${y * REACH * height})`);
			});
		};
		const onPointer = ({ clientX, clientY }: PointerEvent) => {
			const { left, top, width: across, height: down } = element.getBoundingClientRect();
			shine((clientX - left) / across - 0.5, (clientY - top) / down - 0.5);
		};
		const onTilt = ({ gamma, beta }: DeviceOrientationEvent) => shine((gamma ?? 0) / 60, (beta ?? 0) / 90);
		element.addEventListener("pointermove", onPointer, { passive: true });
		addEventListener("deviceorientation", onTilt);
		return () => {
			cancelAnimationFrame(frame);
			element.removeEventListener("pointermove", onPointer);
			removeEventListener("deviceorientation", onTilt);
		};
	}, [desk, metal, idPrefix, width, height]);
	return null;
}
