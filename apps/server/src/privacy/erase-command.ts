// npm run erase -- <mail> [--yes] [--cancel]: removes what is known of a person (GDPR, art. 17).
import { runCommand } from "../command/run-command.ts";
import { answerErasure } from "./answer-erasure.ts";

await runCommand((installation, terminal) => answerErasure(process.argv.slice(2), installation, terminal));
