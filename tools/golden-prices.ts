// npm run golden: writes what some sixty configurations cost in every currency, and delivery dates, into docs/prices.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { goldenFiles } from "./price-tables/golden-files.ts";

const files = goldenFiles();
rmSync("docs/prices", { recursive: true, force: true });
mkdirSync("docs/prices", { recursive: true });
for (const [path, content] of files) writeFileSync(join("docs", path), content);
console.log(`${files.size} files written to docs: ${[...files.keys()].join(", ")}.`);
