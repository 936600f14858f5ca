import { expect, test, vi } from "vitest";
import { runCarousel } from "./run-carousel.ts";
import { runSlides } from "./run-slides.ts";

test.each([
	["row", runCarousel],
	["teaser", runSlides],
])("[8.4-3] without the elements of a %s nothing turns, and the log says why", (_, run) => {
	const log = vi.spyOn(console, "error").mockReturnValue();
	const rules = { isInfinite: true, turn: 4000, onChange: () => undefined };
	expect(run(null, rules)).toBeUndefined();
	expect(log).toHaveBeenCalledWith("Autoplay needs a carousel and an element around it");
	log.mockRestore();
});
