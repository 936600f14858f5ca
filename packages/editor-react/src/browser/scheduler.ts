import type { Scheduler } from "@offizin/editor";

/** The browser's clock and timers. */
export const browserScheduler: Scheduler = {
	now: () => Date.now(),
	after(delayMs, run) {
		const timer = setTimeout(run, delayMs);
		return () => clearTimeout(timer);
	},
};
