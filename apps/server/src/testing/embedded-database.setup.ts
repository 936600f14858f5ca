import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

/** Runs initdb once for all tests: it takes several times as long as loading what it made. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
	if (process.env.TEST_DATABASE_URL) return undefined;
	const folder = await mkdtemp(join(tmpdir(), "offizin-embedded-"));
	const file = join(folder, "empty.tar");
	const pglite = await PGlite.create();
	await writeFile(file, await (await pglite.dumpDataDir("none")).bytes());
	await pglite.close();
	process.env.TEST_EMBEDDED_DATABASE = file;
	return () => rm(folder, { recursive: true });
}
