// npm run formats: draws every card format of the catalogue into docs/formats and writes docs/formats.md.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatFiles } from "./format-pictures/format-page.ts";

const files = formatFiles();
rmSync("docs/formats", { recursive: true, force: true });
mkdirSync("docs/formats", { recursive: true });
for (const [path, content] of files) writeFileSync(join("docs", path), content);
console.log(`${files.size} files written to docs: formats.md and ${files.size - 1} drawings.`);
