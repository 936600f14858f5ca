import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import { channelKeys } from "@offizin/sites";
import type { Platform } from "../platform.ts";
import { ImportRefused } from "./moving/import-refused.ts";
import { importSpace } from "./moving/import-space.ts";

const seeds = join(import.meta.dirname, "../../../../../content");

/** Gives each channel that has no pages yet those it starts with (content/*.json); what editors have made stays. */
export async function seedContent(platform: Platform, folder = seeds): Promise<void> {
	const { content, log } = platform;
	for (const channel of channelKeys) {
		const path = join(folder, `${channel}.json`);
		if (content.ofChannel(channel) || !existsSync(path)) continue;
		try {
			const options = { space: undefined, mode: "new", folder, say: () => {} } as const;
			const { stories, space } = await importSpace(platform, createReadStream(path), options);
			log.info({ channel, space, stories }, "pages to start with");
		} catch (error) {
			// Another process of this installation started at the same moment.
			await content.refresh();
			if (!(error instanceof ImportRefused) || !content.ofChannel(channel)) throw error;
		}
	}
	await content.refresh();
}
