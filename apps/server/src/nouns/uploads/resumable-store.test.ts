import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { ERRORS, Upload } from "@tus/utils";
import { expect, test } from "vitest";
import { newId } from "../../adapters/ids/new-id.ts";
import { ResumableStore } from "./resumable-store.ts";

test("an upload is there or it is not, also for who asks while it is taken away", async () => {
	const folder = await mkdtemp(join(tmpdir(), "resumable-"));
	const store = new ResumableStore({ folder, pace: async () => {}, now: () => new Date() });
	const answers = new Set<unknown>();
	for (let round = 0; round < 100; round++) {
		const id = newId();
		await store.create(new Upload({ id, size: 9, offset: 0 }));
		let isGone = false;
		const removing = store.remove(id).finally(() => {
			isGone = true;
		});
		const asked: Promise<string>[] = [];
		while (!isGone) {
			asked.push(store.getUpload(id).then(() => "there", String));
			asked.push(store.isWhole(id).then(() => "there", String));
			await setImmediate();
		}
		await removing;
		for (const answer of await Promise.all(asked)) answers.add(answer);
	}
	await rm(folder, { recursive: true });
	expect(
		[...answers].filter((answer) => answer !== "there" && answer !== String(ERRORS.FILE_NOT_FOUND)),
	).toEqual([]);
	expect(answers).toContain("there");
});
