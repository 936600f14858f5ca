import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const demoSecretsSchema = z.object({ secret: z.string().min(32), staffPassword: z.string().min(12) });

/** Secrets of a demo, made on its first start and kept, so that sessions and the login survive a restart. */
export function readDemoSecrets(folder: string): z.output<typeof demoSecretsSchema> {
	const path = join(folder, "secrets.json");
	if (!existsSync(path)) {
		mkdirSync(folder, { recursive: true });
		const made = {
			secret: randomBytes(32).toString("base64url"),
			staffPassword: randomBytes(12).toString("base64url"),
		};
		writeFileSync(path, `${JSON.stringify(made, undefined, "\t")}\n`, { mode: 0o600 });
	}
	return demoSecretsSchema.parse(JSON.parse(readFileSync(path, "utf8")));
}
