import { ConfigError, readConfig } from "./config.ts";
import { writePrivately } from "./files/private-files.ts";
import { serveUntilStopped } from "./serve.ts";
import { NotBakedError } from "./templates/template-store.ts";

writePrivately();
try {
	await serveUntilStopped(readConfig());
} catch (error) {
	const isExplained = error instanceof ConfigError || error instanceof NotBakedError;
	console.error(isExplained ? error.message : error);
	process.exit(1);
}
