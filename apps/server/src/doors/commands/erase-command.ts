// npm run erase -- <mail> [--yes] [--cancel]: removes what is known of a person (GDPR, art. 17).

import { answerErasure } from "./answer-erasure.ts";
import { runCommand } from "./run-command.ts";

await runCommand((installation, terminal) => answerErasure(process.argv.slice(2), installation, terminal));
