import { type RefObject, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";

/** Moves focus to the heading of a step that was reached without loading a page, so that readers say where one is. */
export function useArrivalFocus<Element extends HTMLElement>(): RefObject<Element | null> {
	const target = useRef<Element>(null);
	const isArrival = useNavigationType() !== "POP";
	useEffect(() => {
		if (isArrival) target.current?.focus({ preventScroll: true });
	}, [isArrival]);
	return target;
}
