import { type RefObject, useEffect, useRef, useState } from "react";
import type { CarouselPosition, CarouselRules, RunCarousel, RunningCarousel } from "./running-carousel.ts";

export interface UsedCarousel {
	/** Of the element that the row of slides lies in. */
	readonly viewport: RefObject<HTMLDivElement | null>;
	/** Undefined until it is seen, and without script: then the row is one to scroll. */
	readonly running: RunningCarousel | undefined;
	readonly position: CarouselPosition;
	readonly isPaused: boolean;
	pause(isPaused: boolean): void;
}

export interface CarouselUse extends Omit<CarouselRules, "onChange"> {
	/** What moves the slides: fetched only then. Always the same function. */
	readonly load: () => Promise<RunCarousel> | RunCarousel;
}

const atStart: CarouselPosition = { index: 0, count: 0, canGoBack: false, canGoOn: false };

/**
 * Runs a carousel as soon as it is scrolled into view (spec 4-15). Other slides are another carousel, which begins with
 * its first one.
 */
export function useCarousel(slides: string, { isInfinite, turn, load }: CarouselUse): UsedCarousel {
	const viewport = useRef<HTMLDivElement>(null);
	const [running, setRunning] = useState<RunningCarousel>();
	const [position, setPosition] = useState(atStart);
	const [isPaused, setPaused] = useState(false);

	// biome-ignore lint/correctness/useExhaustiveDependencies: other slides need another carousel
	useEffect(() => {
		let carousel: RunningCarousel | undefined;
		let isLeft = false;
		// A page that is left takes the element away before it ends this.
		const element = viewport.current;
		async function run() {
			const runCarousel = await load();
			if (isLeft) return;
			carousel = runCarousel(element, { isInfinite, turn, onChange: setPosition });
			setRunning(carousel);
		}
		const watching = new IntersectionObserver((entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
			watching.disconnect();
			void run();
		});
		if (element) watching.observe(element);
		return () => {
			isLeft = true;
			watching.disconnect();
			carousel?.stop();
			setRunning(undefined);
			setPosition(atStart);
			setPaused(false);
		};
	}, [slides, isInfinite, turn, load]);

	function pause(isWanted: boolean) {
		running?.pause(isWanted);
		setPaused(isWanted);
	}
	return { viewport, running, position, isPaused, pause };
}
