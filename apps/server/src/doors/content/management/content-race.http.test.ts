import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyTrash } from "../../../nouns/content-writing/trash/remove-from-trash.ts";
import { type AppUnderTest, startAppUnderTest } from "../../../testing/app-under-test.ts";
import type { Answer, Browser } from "../../../testing/browser.ts";
import { clerkOn } from "../../../testing/clerk.ts";
import { addSpace, contentFile } from "../../../testing/content-space.ts";
import { runRaces } from "../../../testing/race.ts";

/*
 * Every pair of doors that write one story. The law is the same for all: what came out, and what both were told, is what
 * comes out when one begins after the other has ended. So nothing is lost that somebody was told is kept.
 */
let server: AppUnderTest;
let clerks: readonly [Browser, Browser];
let folder: number;
const space = "/v1/spaces/4711";
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
	await addSpace(server.platform, contentFile());
	clerks = [await clerkOn(server.app), await clerkOn(server.app)];
	folder = (await write({ name: "Ordner", slug: "ordner", is_folder: true })).id;
});
afterAll(() => server.close());

interface Story {
	readonly id: number;
	readonly slug: string;
	readonly version: number;
}

let written = 0;
async function write(story: object, more: object = {}): Promise<Story> {
	const content = { component: "page", title: "Alt" };
	const made = await clerks[0].post(`${space}/stories`, { story: { content, ...story }, ...more });
	expect([made.status, made.body]).toEqual([201, made.body]);
	return made.body.story;
}

/** A story that visitors see, as two clerks have it open. */
async function live(): Promise<Story> {
	written += 1;
	return write({ name: "Seite", slug: `seite-${written}` }, { publish: true });
}

async function trashed(): Promise<Story> {
	const story = await live();
	expect((await actions.delete(0, story))?.status).toBe(200);
	return story;
}

const AFTER_TRASH = new Date("2027-06-01T00:00:00Z");
/** What a clerk, the first or the second, does to a story as they have seen it. */
const actions = {
	save(by, { id, version }) {
		const content = { component: "page", title: `Neu von ${by}` };
		return clerks[by].put(`${space}/stories/${id}`, { story: { content, version } });
	},
	publish: (by, { id }) => clerks[by].post(`${space}/stories/${id}/publish`),
	unpublish: (by, { id }) => clerks[by].post(`${space}/stories/${id}/unpublish`),
	move: (by, { id, version }) =>
		clerks[by].put(`${space}/stories/${id}/move`, { parent_id: folder, after_id: null, version }),
	schedule: (by, { id, version }) =>
		clerks[by].put(`${space}/stories/${id}/schedule`, {
			publish_at: "2027-01-01T08:00:00.000Z",
			unpublish_at: null,
			version,
		}),
	delete: (by, { id }) => clerks[by].delete(`${space}/stories/${id}?force_delete=1`),
	restore: (by, { id }) => clerks[by].post(`${space}/trash/${id}/restore`, {}),
	remove: (by, { id }) => clerks[by].delete(`${space}/trash/${id}`),
	async empty() {
		await emptyTrash(server.platform.database.db, AFTER_TRASH);
		return undefined;
	},
} satisfies Readonly<Record<string, (by: 0 | 1, story: Story) => Promise<Answer | undefined>>>;
type Action = keyof typeof actions;

const told = (answer: Answer | undefined) =>
	answer && (answer.status === 200 ? 200 : `${answer.status} ${answer.body.code}`);

/** What both were told, and what there is of the story now: its row and its history. */
async function outcome({ id, slug }: Story, answers: readonly (Answer | undefined)[]) {
	const { rows } = await sql<Record<string, unknown>>`
		select draft->>'title' as draft, published->>'title' as published, parent, publish_at, unpublish_at, version,
			replace(full_slug, ${slug}, 'slug') as address, deleted_at is not null as "isDeleted",
			(select array_agg(kind || ' ' || coalesce(content->>'title', '') order by id)
				from content_story_version where story = content_story.id) as history
		from content_story where id = ${id}
	`.execute(server.platform.database.db);
	const [row] = rows;
	// Memory has what the database has.
	const shown = server.platform.content.space(4711)?.byId.get(id);
	expect(shown?.version).toBe(row?.isDeleted ? undefined : row?.version);
	return { answers: answers.map(told), story: row };
}
type Outcome = Awaited<ReturnType<typeof outcome>>;

/** What comes out when one begins after the other has ended. */
async function inTurn(
	start: () => Promise<Story>,
	pair: readonly [Action, Action],
	order: readonly (0 | 1)[],
) {
	const story = await start();
	const answers: (Answer | undefined)[] = [];
	for (const by of order) answers[by] = await actions[pair[by]](by, story);
	return outcome(story, answers);
}

/** Whoever changed a story that went before they were answered is told that it is gone, as it is. */
function goneMeanwhile({ answers, story }: Outcome, pair: readonly [Action, Action]): readonly Outcome[] {
	if (story && !story.isDeleted) return [];
	const isTold = (by: number) => answers[by] === 200 && pair[by] !== "delete" && pair[by] !== "remove";
	return [{ answers: answers.map((answer, by) => (isTold(by) ? "404 story_unknown" : answer)), story }];
}

function raceEach(start: () => Promise<Story>, pairs: readonly (readonly [Action, Action])[]) {
	test.each(pairs)("%s × %s", async (...pair) => {
		const serial = await Promise.all([inTurn(start, pair, [0, 1]), inTurn(start, pair, [1, 0])]);
		const lawful = serial.flatMap((one) => [one, ...goneMeanwhile(one, pair)]);
		await runRaces(server.platform.database.db, async () => {
			const story = await start();
			return {
				sides: [() => actions[pair[0]](0, story), () => actions[pair[1]](1, story)],
				async law(...answers) {
					expect(lawful).toContainEqual(await outcome(story, answers));
				},
			};
		});
	});
}

/** Pairs of different ones. */
function pairsOf(names: readonly Action[]): readonly (readonly [Action, Action])[] {
	return names.flatMap((first, index) => names.slice(index + 1).map((second) => [first, second] as const));
}

describe("a story that is there", () => {
	raceEach(live, [
		...pairsOf(["save", "publish", "unpublish", "move", "schedule", "delete"]),
		...(["save", "delete"] as const).map((action) => [action, action] as const),
	]);
});

describe("a story in the trash", () => {
	raceEach(trashed, [
		...pairsOf(["restore", "remove", "empty"]),
		...(["save", "publish", "delete", "restore"] as const).map((action) => ["restore", action] as const),
	]);
});

test("of two who have the same version open one saves, the other is shown what was saved", async () => {
	const story = await live();
	const answers = await Promise.all([actions.save(0, story), actions.save(1, story)]);
	const won = answers.find(({ status }) => status === 200);
	const lost = answers.find(({ status }) => status === 409);
	expect(lost?.body).toMatchObject({ code: "story_changed", story: won?.body.story });
});
