import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterPaint } from "./after-paint.ts";

let frames: FrameRequestCallback[];
let page: EventTarget;

beforeEach(() => {
	frames = [];
	page = new EventTarget();
	vi.stubGlobal("window", page);
	vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
	vi.useFakeTimers();
});

afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

test("the work is done once, in the task after the frame", () => {
	const work = vi.fn();
	afterPaint(work);
	for (const frame of frames) frame(0);
	expect(work).not.toHaveBeenCalled();
	vi.runAllTimers();
	page.dispatchEvent(new Event("click"));
	expect(work).toHaveBeenCalledTimes(1);
});

test("it comes before what is pressed next, and not again after it", () => {
	const order: string[] = [];
	afterPaint(() => order.push("chosen"));
	page.addEventListener("click", () => order.push("pressed"));
	page.dispatchEvent(new Event("click"));
	for (const frame of frames) frame(0);
	vi.runAllTimers();
	expect(order).toEqual(["chosen", "pressed"]);
});
