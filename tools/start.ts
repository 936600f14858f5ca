// npm start: builds what changed, then becomes the server, which migrates, seeds and prints its addresses.
import { buildChangedApps } from "./build.ts";

if (buildChangedApps().failed.length > 0) process.exit(1);
// Unless told so, React checks everything twice on the server and is four times slower.
const env = { ...process.env, NODE_ENV: "production" };
process.execve?.(process.execPath, ["node", "apps/server/src/main.ts"], env);
