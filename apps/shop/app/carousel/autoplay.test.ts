import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAutoplay } from "./autoplay.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

test("[9.2-1] a slide stands six seconds, and one second more after the mouse has left", () => {
	const next = vi.fn();
	const autoplay = createAutoplay(next, 6000);
	vi.advanceTimersByTime(5999);
	expect(next).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(next).toHaveBeenCalledTimes(1);
	autoplay.hold("hover");
	vi.advanceTimersByTime(60_000);
	expect(next).toHaveBeenCalledTimes(1);
	autoplay.release("hover");
	vi.advanceTimersByTime(1000);
	expect(next).toHaveBeenCalledTimes(2);
});

test("who pauses it, or works in it with the keyboard, is not hurried by a mouse that leaves", () => {
	const next = vi.fn();
	const autoplay = createAutoplay(next, 6000);
	autoplay.hold("person");
	autoplay.hold("hover");
	autoplay.release("hover");
	vi.advanceTimersByTime(60_000);
	expect(next).not.toHaveBeenCalled();
	autoplay.release("person");
	vi.advanceTimersByTime(6000);
	expect(next).toHaveBeenCalledTimes(1);
	autoplay.stop();
	vi.advanceTimersByTime(60_000);
	expect(next).toHaveBeenCalledTimes(1);
});
