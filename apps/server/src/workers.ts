import { agreedByOrdering } from "./checkout/payment-step.ts";
import { sweepDrafts } from "./checkout/sweep-drafts.ts";
import type { Platform } from "./platform.ts";
import { createPressThread } from "./print/press-thread.ts";
import { printLine } from "./print/print-line.ts";

const SWEEP_SECONDS = 10;

/** Every job handler, in one list. */
export function registerWorkers(platform: Platform): void {
	const { queue } = platform;
	const press = createPressThread();
	queue.work("checkout.sweep", () => sweepDrafts(platform, agreedByOrdering));
	queue.every("checkout.sweep", SWEEP_SECONDS);
	queue.work("print.line", ({ job }, signal) => printLine(platform, press, { job, signal }));
}
