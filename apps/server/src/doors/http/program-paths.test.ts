import { expect, test } from "vitest";
import { programPath } from "./program-paths.ts";

test.each(["/v1/nothing", "/web-api/x", "/healthz", "/img/"])(
	"%s is never looked for among the pages",
	(path) => {
		expect(programPath(path)).toBeDefined();
	},
);

test.each(["/", "/v10/", "/image/", "/constructor", "/karten-designen/web-api/"])("%s is a page", (path) => {
	expect(programPath(path)).toBeUndefined();
});
