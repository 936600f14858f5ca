// npm run staff -- add|password|role|rename|remove|list: who may sign in to the back office.

import { manageStaff } from "./manage-staff.ts";
import { runCommand } from "./run-command.ts";

await runCommand(({ staff }, terminal) => manageStaff(process.argv.slice(2), staff, terminal));
