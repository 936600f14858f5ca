// npm start: builds what changed, then becomes the server, which migrates, seeds and prints its addresses.
import { buildChanged } from "./build.ts";
import { serverEnvironment } from "./server-environment.ts";

if (buildChanged().failed.length > 0) process.exit(1);
const environment = { ...serverEnvironment, ...process.env };
process.execve?.(process.execPath, ["node", "apps/server/src/main.ts"], environment);
