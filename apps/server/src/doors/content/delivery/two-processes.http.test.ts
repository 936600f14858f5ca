import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { openServerDatabase } from "../../../adapters/database/open-database.ts";
import { publishFields, storeSpace, storeStory } from "../../../testing/content-rows.ts";
import { makeDataFolder } from "../../../testing/data-folder.ts";
import { eventually } from "../../../testing/eventually.ts";
import { freshServerDatabase } from "../../../testing/fresh-database.ts";
import { type ServerProcess, startServerProcess } from "../../../testing/server-process.ts";

test.skipIf(!process.env.TEST_DATABASE_URL)(
	"two server processes on one database show a publication at once",
	async () => {
		const made = await freshServerDatabase();
		if (!made) throw new Error("needs a server");
		const folders = [makeDataFolder("first"), makeDataFolder("second")];
		const start = (folder = "") => startServerProcess({ DATA_FOLDER: folder, DATABASE_URL: made.url });
		// The first start makes the first account.
		const servers = [await start(folders[0]), await start(folders[1])];
		const database = openServerDatabase(made.url, 2);
		const titleOn = async ({ browser }: ServerProcess) =>
			(await browser().get("/v2/cdn/stories/home?token=offen")).body.story?.content.title;
		const allSay = (title: string) =>
			eventually(
				async () => (await Promise.all(servers.map(titleOn))).every((one) => one === title) || undefined,
				{ what: title },
			);
		await storeSpace(database.db, { id: 4713, tokens: { offen: "public" } });
		const home = await storeStory(database.db, { space: 4713, slug: "home", content: { title: "alt" } });
		await allSay("alt");
		const startedAt = performance.now();
		await publishFields(database.db, home, { title: "neu" });
		await allSay("neu");
		// Within a second, but for a busy machine.
		expect(performance.now() - startedAt).toBeLessThan(5000);
		await database.close();
		for (const { child } of servers) child.kill("SIGTERM");
		await Promise.all(servers.map(({ ended }) => ended));
		await made.drop();
		for (const folder of folders) rmSync(folder, { recursive: true, force: true });
	},
);
