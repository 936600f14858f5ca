import { prepareCarousel } from "./prepare-carousel.ts";
import type { RunCarousel } from "./running-carousel.ts";
import { watchPresses } from "./watch-presses.ts";

/** Spec 9.2-1. */
const transition = "transform 300ms ease-out";

/**
 * Moves slides that are each as wide as their window, the first one after the last: the teaser of a page, which is seen
 * first and whose script must be small (decision 059).
 */
export const runSlides: RunCarousel = (wanted, { turn, onChange }) => {
	const prepared = prepareCarousel(wanted, turn, () => go(1));
	if (!prepared) return undefined;
	const track = prepared.viewport.querySelector("ul");
	if (!track) throw new Error("A carousel needs a list of slides");
	const { style } = track;
	const { viewport, isCalm, signal, autoplay } = prepared;
	const slides = [...track.children].filter((slide) => slide instanceof HTMLElement);
	const { length } = slides;
	/** Where the row stands, in slides; it never turns back to begin anew. */
	let at = 0;

	/** Puts each slide where it is next to a place of the row; those on both sides of the end change theirs. */
	function gather(place: number) {
		for (const [index, slide] of slides.entries())
			slide.style.transform = `translateX(${Math.round((place - index) / length) * length * 100}%)`;
	}
	function move(pixels: number, isSmooth: boolean) {
		style.transition = isSmooth && !isCalm ? transition : "none";
		style.transform = `translateX(calc(${-100 * at}% + ${pixels}px))`;
	}
	function go(steps: number) {
		at += steps;
		// The slide that is left stays where it is until it is out of sight.
		gather(at - Math.sign(steps) / 4);
		move(0, true);
		if (steps === 0) return;
		tell();
		autoplay?.restart();
	}
	const indexNow = () => ((at % length) + length) % length;
	const tell = () => onChange({ index: indexNow(), count: length, canGoBack: true, canGoOn: true });

	const presses = watchPresses(viewport, signal, {
		begin: () => move(0, false),
		move(along) {
			gather(at - Math.sign(along) / 4);
			move(along, false);
		},
		end: () => go(presses.asked()),
	});
	tell();
	return {
		turnsByItself: autoplay !== undefined,
		show(index) {
			const steps = index - indexNow();
			const isFarther = Math.abs(steps) > length / 2;
			go(isFarther ? steps - Math.sign(steps) * length : steps);
		},
		back: () => go(-1),
		next: () => go(1),
		pause: (isPaused) => (isPaused ? autoplay?.hold("person") : autoplay?.release("person")),
		stop() {
			prepared.stop();
			for (const element of [track, ...slides]) element.removeAttribute("style");
		},
	};
};
