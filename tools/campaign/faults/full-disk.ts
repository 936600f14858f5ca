import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Attack, Seen } from "../ground/attack.ts";
import { checkPlace, nothingChecked } from "./check-place.ts";
import { createCrowd, untilStatus, wait } from "./crowd.ts";

const DISK = "700m";
const FULL_MS = 8000;

/** A disk of its own, filled to the last byte while visitors order and upload, then emptied again. */
export const fullDisk: Attack = {
	name: "full disk",
	section: "Other faults",
	async run(ground): Promise<Seen> {
		const disk = mkdtempSync(join(tmpdir(), "offizin-campaign-disk-"));
		const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${DISK}`, "tmpfs", disk], {
			encoding: "utf8",
		});
		if (mounted.status !== 0) {
			rmSync(disk, { recursive: true });
			return { cells: {}, breaches: [], skipped: `a disk of its own needs root: ${mounted.stderr.trim()}` };
		}
		try {
			return await fill(disk);
		} finally {
			spawnSync("umount", ["--lazy", disk]);
			rmSync(disk, { recursive: true, force: true });
		}

		async function fill(parent: string): Promise<Seen> {
			const place = await ground.openPlace({ parent });
			try {
				await place.start();
				const crowd = createCrowd(place, ground);
				await crowd.order(2);
				const ballast = join(parent, "ballast");
				writeUntilFull(ballast);
				const served = await crowd.order(3);
				const page = await fetch(`${place.origin}/`);
				const health = await fetch(`${place.origin}/healthz`).catch(() => undefined);
				await wait(FULL_MS);
				rmSync(ballast);
				const endedBy = health ? undefined : "the server ended";
				if (!health) await place.start();
				const ready = await untilStatus(`${place.origin}/readyz`, 200, 60);
				const failures = await crowd.comeBack();
				const { chance, say } = ground;
				const checked = await checkPlace(place, crowd.buyers, { before: nothingChecked, chance, say });
				const meanwhile = [
					`${served} of 3 ordered`,
					`page ${page.status}`,
					endedBy ?? `healthz ${health?.status}`,
				];
				return {
					cells: {
						Meanwhile: `${meanwhile.join(", ")}, ready ${Math.round(ready)} ms after there was room`,
						"Orders in the end": `${checked.seen.size} of ${crowd.buyers.length}`,
					},
					breaches: [...failures, ...crowd.buyers.flatMap(({ breaches }) => breaches), ...checked.breaches],
				};
			} finally {
				await place.close();
			}
		}
	},
};

function writeUntilFull(path: string): void {
	mkdirSync(join(path, ".."), { recursive: true });
	const file = openSync(path, "w");
	let piece = Buffer.alloc(1 << 20);
	while (piece.length > 0) {
		try {
			writeSync(file, piece);
		} catch {
			// Full for a piece of this size: try a smaller one.
			piece = piece.subarray(0, Math.floor(piece.length / 4));
		}
	}
	closeSync(file);
}
