// npm run examples: writes the design files of docs/examples from the recipes of the themes.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { exampleDesigns } from "./examples/example-designs.ts";

const paths = [...exampleDesigns()].map(([name, design]) => {
	const path = join("docs/examples", name);
	writeFileSync(path, JSON.stringify(design));
	return path;
});
const { status } = spawnSync("biome", ["format", "--write", ...paths], { stdio: "inherit" });
process.exitCode = status ?? 1;
