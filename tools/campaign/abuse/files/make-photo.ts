import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { resultPath } from "../../ground/report.ts";
import type { HostilePhoto } from "./hostile-photos.ts";

/** The bytes of a hostile photo, made once and kept among the results: packing gigabytes of nothing takes its time. */
export async function madePhoto({ name, make }: HostilePhoto): Promise<Uint8Array<ArrayBuffer>> {
	const folder = resultPath("hostile");
	mkdirSync(folder, { recursive: true });
	const path = join(folder, `${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.bin`);
	if (existsSync(path)) return new Uint8Array(readFileSync(path));
	const made = await make();
	const draft = `${path}.${process.pid}`;
	writeFileSync(draft, made);
	renameSync(draft, path);
	return made;
}
