import { ConfigError, readConfig } from "./config.ts";
import { serveUntilStopped } from "./serve.ts";

try {
	await serveUntilStopped(readConfig());
} catch (error) {
	console.error(error instanceof ConfigError ? error.message : error);
	process.exit(1);
}
