import { type RefObject, useEffect, useRef, useState } from "react";
import { useNavigationType } from "react-router";

/** Moves focus to the heading of a step that was reached without loading a page, so that readers say where one is. */
export function useArrivalFocus<Element extends HTMLElement>(): RefObject<Element | null> {
	const target = useRef<Element>(null);
	const navigation = useNavigationType();
	// Of the navigation that led here: posting the form is one too, but leads nowhere when it is refused.
	const [isArrival] = useState(navigation !== "POP");
	useEffect(() => {
		if (isArrival) target.current?.focus({ preventScroll: true });
	}, [isArrival]);
	return target;
}
