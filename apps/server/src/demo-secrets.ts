import { randomBytes } from "node:crypto";
import {
	closeSync,
	existsSync,
	fsyncSync,
	mkdirSync,
	openSync,
	readFileSync,
	renameSync,
	writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
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
		writeWhole(path, `${JSON.stringify(made, undefined, "\t")}\n`);
	}
	return demoSecretsSchema.parse(JSON.parse(readFileSync(path, "utf8")));
}

/** The file is there with all its bytes or not at all, a power cut included: links in mails open with this secret only. */
function writeWhole(path: string, content: string): void {
	const draft = openSync(`${path}.new`, "w", 0o600);
	writeSync(draft, content);
	fsyncSync(draft);
	closeSync(draft);
	renameSync(`${path}.new`, path);
	const folder = openSync(dirname(path), "r");
	fsyncSync(folder);
	closeSync(folder);
}
