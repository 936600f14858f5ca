import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DemoServer } from "../../demo-server.ts";
import { fault } from "./crowd.ts";

/** A second server on the same data with a temporary folder of its own, as in another container: it must not start. */
export const secondProcess = fault("second process, other TMPDIR", {
	skip: ({ database }) => (database === "pglite" ? undefined : "several servers may share a PostgreSQL"),
	async trouble(place, crowd) {
		const temporary = mkdtempSync(join(tmpdir(), "offizin-campaign-tmp-"));
		try {
			const second = await place.startBeside({ TMPDIR: temporary }).catch((error: Error) => error);
			if (second instanceof Error) return { Meanwhile: `the second one did not start: ${lastLine(second)}` };
			await crowd.order(2);
			await endBoth(second, place.server);
			await place.start();
			throw new Error("two servers opened the same embedded database");
		} finally {
			rmSync(temporary, { recursive: true, force: true });
		}
	},
});

function lastLine({ message }: Error): string {
	return message.trim().split("\n").at(-1)?.trim().slice(0, 100) ?? "";
}

async function endBoth(...servers: readonly DemoServer[]): Promise<void> {
	for (const server of servers) await server.stop();
}
