import { expect, test } from "vitest";
import { createDragCount } from "./drag-count.ts";

test("[2.4-5] ten moves are still a click, eleven are a drag, and the next press counts anew", () => {
	const drag = createDragCount();
	drag.begin();
	for (let move = 0; move < 10; move += 1) drag.move();
	expect(drag.isDrag()).toBe(false);
	drag.move();
	expect(drag.isDrag()).toBe(true);
	drag.begin();
	expect(drag.isDrag()).toBe(false);
});
