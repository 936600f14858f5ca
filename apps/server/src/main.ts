import { writePrivately } from "./adapters/files/private-files.ts";
import { NotBakedError } from "./adapters/templates/template-store.ts";
import { ConfigError, readConfig } from "./config.ts";
import { serveUntilStopped } from "./serve.ts";

writePrivately();
try {
	await serveUntilStopped(readConfig());
} catch (error) {
	const isExplained = error instanceof ConfigError || error instanceof NotBakedError;
	console.error(isExplained ? error.message : error);
	process.exit(1);
}
