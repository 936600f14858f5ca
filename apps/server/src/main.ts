import { setFlagsFromString } from "node:v8";
import { writePrivately } from "./adapters/files/private-files.ts";
import { NotBakedError } from "./adapters/templates/template-store.ts";
import { ConfigError, readConfig } from "./config.ts";
import { serveUntilStopped } from "./serve.ts";

/**
 * After a collection the heap may grow to four times what it kept, bytes of requests counted in, before the next one
 * stops the main thread. By V8's own measure one visitor's uploads alone brought three collections of 12 ms a second;
 * at rest the heap is collected anyway (doors/health/collect-at-rest.ts).
 */
setFlagsFromString("--heap-growing-percent=300");
writePrivately();
try {
	await serveUntilStopped(readConfig());
} catch (error) {
	const isExplained = error instanceof ConfigError || error instanceof NotBakedError;
	console.error(isExplained ? error.message : error);
	process.exit(1);
}
