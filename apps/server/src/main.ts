import { ConfigError, readConfig } from "./config.ts";
import { writePrivately } from "./files/private-files.ts";
import { serveUntilStopped } from "./serve.ts";

writePrivately();
try {
	await serveUntilStopped(readConfig());
} catch (error) {
	console.error(error instanceof ConfigError ? error.message : error);
	process.exit(1);
}
