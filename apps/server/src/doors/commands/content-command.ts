// npm run content -- import|export: moves a space of pages in and out as one file. docs/content.md

import { moveContent } from "./move-content.ts";
import { runCommand } from "./run-command.ts";

await runCommand((installation, terminal) => moveContent(process.argv.slice(2), installation, terminal));
