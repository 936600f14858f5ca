import { writeSync } from "node:fs";

/** Ends the process before it writes another byte, as PostgreSQL does when it panics; the next start recovers. */
export function endProcess(reason: string): never {
	writeSync(process.stderr.fd, `${reason}\n`);
	process.exit(1);
}
