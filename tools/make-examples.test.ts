import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exampleDesigns } from "./examples/example-designs.ts";

const folder = join(import.meta.dirname, "../docs/examples");

test.each([...exampleDesigns()])(
	"%s in docs is what its theme makes; npm run examples writes it anew",
	(name, design) => {
		expect(JSON.parse(readFileSync(join(folder, name), "utf8"))).toEqual(design);
	},
);
