import createEmbla, { type EmblaCarouselType } from "embla-carousel";
import { prepareCarousel } from "./prepare-carousel.ts";
import type { CarouselPosition, RunCarousel } from "./running-carousel.ts";
import { watchPresses } from "./watch-presses.ts";

/** Spec 9.2-1, in milliseconds. */
const resizeDebounce = 200;

/** Embla's speed has no unit: at this one a slide has arrived, but for a hundredth of its way, within 300 ms (spec 9.2-1). */
const duration = 8;

/** Moves a row of slides of any width, by itself, by mouse and finger and by its controls (spec 2.5-1). */
export const runCarousel: RunCarousel = (wanted, { isInfinite, turn, onChange }) => {
	const prepared = prepareCarousel(wanted, turn, () => embla.scrollNext());
	if (!prepared) return undefined;
	const { viewport, isCalm, signal, autoplay } = prepared;
	let width = viewport.clientWidth;
	let resized: ReturnType<typeof setTimeout> | undefined;
	const embla = createEmbla(viewport, {
		loop: isInfinite,
		align: "start",
		// It counts pixels and swallows clicks by them; here moves decide (spec 2.4-5).
		dragThreshold: Number.POSITIVE_INFINITY,
		duration: isCalm ? 0 : duration,
		watchResize: (api) => {
			// An observer begins by telling how large all is: that alone is no change.
			if (viewport.clientWidth === width) return false;
			width = viewport.clientWidth;
			clearTimeout(resized);
			resized = setTimeout(() => api.reInit(), resizeDebounce);
			return false;
		},
	});
	let index = 0;
	const presses = watchPresses(viewport, signal);
	embla.on("pointerDown", () => {
		index = embla.selectedScrollSnap();
	});
	// Slides follow a press; where it leads to is our rule and not Embla's, which goes by speed (spec 5-12).
	embla.on("pointerUp", () => embla.scrollTo(stopAfter(embla, index + presses.asked())));
	const tell = () => onChange(positionOf(embla));
	embla.on("select", () => {
		tell();
		autoplay?.restart();
	});
	embla.on("reInit", tell);
	tell();
	return {
		turnsByItself: autoplay !== undefined,
		show: (stop) => embla.scrollTo(stop),
		back: () => embla.scrollPrev(),
		next: () => embla.scrollNext(),
		pause: (isPaused) => (isPaused ? autoplay?.hold("person") : autoplay?.release("person")),
		stop() {
			prepared.stop();
			clearTimeout(resized);
			embla.destroy();
		},
	};
};

function positionOf(embla: EmblaCarouselType): CarouselPosition {
	return {
		index: embla.selectedScrollSnap(),
		count: embla.scrollSnapList().length,
		canGoBack: embla.canScrollPrev(),
		canGoOn: embla.canScrollNext(),
	};
}

/** The stop that is meant, where there may be none any more. */
function stopAfter(embla: EmblaCarouselType, wanted: number): number {
	const { length } = embla.scrollSnapList();
	const { loop } = embla.internalEngine().options;
	return loop ? (wanted + length) % length : Math.min(Math.max(wanted, 0), length - 1);
}
