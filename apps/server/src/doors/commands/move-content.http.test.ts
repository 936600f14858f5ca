import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedContent } from "../../nouns/content-writing/seed-content.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { contentFile } from "../../testing/content-space.ts";
import { terminalWith } from "../../testing/terminal.ts";
import { moveContent } from "./move-content.ts";
import { UsageError } from "./run-command.ts";

const folder = mkdtempSync(join(tmpdir(), "offizin-content-"));
const path = (name: string) => join(folder, name);
let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(async () => {
	await server.close();
	rmSync(folder, { recursive: true });
});

const home = {
	id: 1,
	uuid: "437c8478-1a31-426b-83da-9b90d2359ff7",
	name: "Startseite",
	slug: "home",
	full_slug: "home",
	content: { _uid: "1", component: "page", title: "Willkommen" },
	published_content: "same",
	created_at: "2026-11-01T08:00:00.000Z",
};

async function content(...args: string[]) {
	const terminal = terminalWith();
	const code = await moveContent(args, server.platform, terminal, async () => undefined);
	return { code, printed: terminal.printed.join("\n") };
}

test("a file goes in, out and in again", async () => {
	const file = contentFile({ tokens: [], stories: [home] } as never);
	writeFileSync(path("in.json"), JSON.stringify(file));
	const first = await content("import", path("in.json"));
	expect(first).toMatchObject({ code: 0 });
	expect(first.printed).toMatch(
		/^1 stories, 0 files, 2 components and 0 data sources are in the space 4711\./,
	);
	expect(first.printed).toMatch(/Token made \(management\): [\w-]{22}/);
	expect(await content("export", path("out.json"), "--space", "4711")).toMatchObject({ code: 0 });
	expect(JSON.parse(readFileSync(path("out.json"), "utf8")).stories).toMatchObject([{ name: "Startseite" }]);
	expect((await content("export", path("out.json"), "--space", "4711")).printed).toContain(
		"is there already",
	);
	expect((await content("import", path("out.json"))).printed).toMatch(
		/has stories already.*Nothing was imported/s,
	);
	expect(await content("import", path("out.json"), "--replace")).toMatchObject({ code: 0 });
});

test("a wrong call says how it is called, a missing file and an unknown space what is missing", async () => {
	const wrong = [
		[],
		["import"],
		["delete", "x"],
		["export", "x", "--space", "no"],
		["import", "x", "--merge", "--replace"],
	];
	for (const args of wrong) await expect(content(...args)).rejects.toThrow(UsageError);
	expect(await content("import", path("nothing.json"))).toEqual({
		code: 1,
		printed: `There is no ${path("nothing.json")}.`,
	});
	expect(await content("export", "--space", "9")).toEqual({ code: 1, printed: "There is no space 9." });
});

test("a brand without pages gets those it starts with, once; what editors have made stays", async () => {
	const file = contentFile({ space: 4712, stories: [{ ...home, id: 2 }], tokens: [] } as never);
	const seed = { ...file, space: { ...file.space, channel: "bildwand" } };
	writeFileSync(path("bildwand.json"), JSON.stringify(seed));
	await Promise.all([seedContent(server.platform, folder), seedContent(server.platform, folder)]);
	const space = () => server.platform.content.ofChannel("bildwand");
	expect(space()?.stories).toMatchObject([{ name: "Startseite" }]);
	writeFileSync(path("bildwand.json"), JSON.stringify({ ...seed, stories: [] }));
	await seedContent(server.platform, folder);
	expect(space()?.stories).toHaveLength(1);
});
