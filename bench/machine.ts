import { cpus, totalmem } from "node:os";

/** What the figures depend on, without naming the machine. */
export function describeMachine(): string {
	const gigabytes = Math.round(totalmem() / 2 ** 30);
	return `${cpus().length} cores, ${gigabytes} GB, Node ${process.versions.node}`;
}
