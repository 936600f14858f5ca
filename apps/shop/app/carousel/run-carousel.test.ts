import { expect, test, vi } from "vitest";
import { runCarousel } from "./run-carousel.ts";

test("[8.4-3] without a carousel nothing turns, and the log says why", () => {
	const log = vi.spyOn(console, "error").mockReturnValue();
	expect(runCarousel(null, { isInfinite: true, autoplay: true, onChange: () => undefined })).toBeUndefined();
	expect(log).toHaveBeenCalledWith("Autoplay needs a carousel and an element around it");
	log.mockRestore();
});
