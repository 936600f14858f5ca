// npm run export -- <mail> [folder]: everything that is stored of a person (GDPR, art. 15 and 20).

import { answerExport } from "./answer-export.ts";
import { runCommand } from "./run-command.ts";

await runCommand((installation, terminal) => answerExport(process.argv.slice(2), installation, terminal));
