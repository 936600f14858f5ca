import { err, ok } from "@offizin/base";
import type { Block } from "@offizin/content";
import type { ContentStory } from "@offizin/contract";
import { expect, test } from "vitest";
import type { ContentDoors } from "#app/content/doors/content-doors.ts";
import { hasUnsaved } from "./editing.ts";
import { keepDraft, keptDraft, type Shelf } from "./kept-draft.ts";
import { openDraft } from "./open-draft.ts";
import { content, story as first } from "./story-fixtures.ts";

const unreachable = err({ code: "network_failed", message: "", status: 0 });

/** A server with one story, as its doors behave; `lose` lets the next answer not arrive. */
function server() {
	let story: ContentStory & { readonly content: Block } = { ...first, content };
	let visible: unknown;
	let isLost = false;
	const bodies: { readonly title: unknown; readonly version: unknown }[] = [];
	const save: ContentDoors["save"] = async (_, change, isPublished = false) => {
		bodies.push({ title: change.content?.title, version: change.version });
		if (change.version !== story.version) {
			const refusal = { code: "story_changed", message: "", status: 409, story: structuredClone(story) };
			return err(refusal);
		}
		const given = { ...story.content, ...structuredClone(change.content) };
		story = { ...story, content: given, version: story.version + (isPublished ? 2 : 1) };
		if (isPublished) visible = story.content.title;
		const wasLost = isLost;
		isLost = false;
		return wasLost ? unreachable : ok({ story: structuredClone(story) });
	};
	return {
		save,
		bodies,
		rename: () => {
			story = { ...story, name: "Andere", version: story.version + 1 };
		},
		lose: () => {
			isLost = true;
		},
		now: () => ({ title: story.content.title, version: story.version, visible }),
	};
}

function shelfOf(map = new Map<string, string>()): Shelf & { readonly size: () => number } {
	return {
		getItem: (name) => map.get(name) ?? null,
		setItem: (name, value) => void map.set(name, value),
		removeItem: (name) => void map.delete(name),
		size: () => map.size,
	};
}

function editor(doors: Pick<ContentDoors, "save">, shelf = shelfOf(), story: ContentStory = first) {
	const draft = openDraft({ doors, shelf, story, saved: story.content ?? content });
	return {
		...draft,
		shelf,
		type: (value: string) =>
			draft.advance({
				type: "edit",
				edit: { type: "setField", uid: "1", field: "title", value },
				at: Date.now(),
			}),
		screen: () => draft.read().history.content.title,
		state: () => draft.read().saving.state,
	};
}

test("who publishes publishes what they see, not what somebody else has saved since", async () => {
	const shop = server();
	const [mine, theirs] = [editor(shop), editor(shop)];
	theirs.type("Ihrer");
	await theirs.save();
	const answer = await mine.publish();
	expect([answer.ok, mine.state(), shop.now().visible]).toEqual([false, "conflict", undefined]);
	await mine.takeTheirs();
	expect([mine.screen(), mine.state(), shop.now().version]).toEqual(["Ihrer", "rest", 4]);
	expect((await mine.publish()).ok).toBe(true);
	expect(shop.now()).toEqual({ title: "Ihrer", version: 6, visible: "Ihrer" });
	mine.type("Beider");
	await mine.save();
	expect(shop.now().title).toBe("Beider");
});

test("after somebody else has published, the next letter does not replace their work", async () => {
	const shop = server();
	const [mine, theirs] = [editor(shop), editor(shop)];
	theirs.type("Ihrer");
	await theirs.publish();
	mine.type("Meiner");
	await mine.save();
	expect([mine.state(), shop.now().title]).toEqual(["conflict", "Ihrer"]);
	await mine.saveMine();
	expect([mine.state(), shop.now().title, shop.now().visible]).toEqual(["rest", "Meiner", "Ihrer"]);
});

test("who insists does so on what they have seen; a third save asks again", async () => {
	const shop = server();
	const [mine, theirs] = [editor(shop), editor(shop)];
	theirs.type("Ihrer");
	await theirs.save();
	mine.type("Meiner");
	await mine.save();
	theirs.type("Ihrer, neu");
	await theirs.save();
	await mine.saveMine();
	expect([mine.state(), shop.now().title]).toEqual(["conflict", "Ihrer, neu"]);
	await mine.takeTheirs();
	expect([mine.screen(), shop.now().title, hasUnsaved(mine.read())]).toEqual([
		...["Ihrer, neu", "Ihrer, neu"],
		false,
	]);
	expect(shop.bodies.map(({ title }) => title)).toContain("Meiner");
});

test("a publication waits for the save that is under way and for what was typed on", async () => {
	const shop = server();
	const mine = editor(shop);
	mine.type("Me");
	const running = mine.save();
	await Promise.resolve();
	expect(mine.state()).toBe("running");
	mine.type("Meiner");
	const published = await mine.publish();
	await running;
	expect(published.ok).toBe(true);
	expect(shop.now()).toEqual({ title: "Meiner", version: 7, visible: "Meiner" });
	expect(hasUnsaved(mine.read())).toBe(false);
});

test("a lost answer, a rename and a time that was set are no conflicts", async () => {
	const shop = server();
	const mine = editor(shop);
	shop.rename();
	mine.type("Eins");
	await mine.save();
	await mine.save();
	expect([mine.state(), shop.now()]).toEqual(["rest", { title: "Eins", version: 5, visible: undefined }]);
	mine.type("Zwei");
	shop.lose();
	await mine.save();
	expect(mine.state()).toBe("failed");
	mine.type("Zwei und drei");
	await mine.save();
	await mine.save();
	expect([mine.state(), shop.now().title]).toEqual(["rest", "Zwei und drei"]);
});

test("what is asked beside the content names the version it was seen with", async () => {
	const shop = server();
	const mine = editor(shop);
	mine.type("Neu");
	const versions: number[] = [];
	const answer = await mine.ask(async ({ version }) => {
		versions.push(version);
		if (versions.length > 1)
			return ok({ story: { ...first, version: 6, content: { ...content, title: "Neu" } } });
		const story = { ...first, version: 5, content: { ...content, title: "Neu" } };
		return err({ code: "story_changed", message: "", status: 409, story });
	});
	expect([answer.ok, versions, mine.read().story.version]).toEqual([true, [4, 5], 6]);
	const old = { ...first, version: 7, content: { ...content, title: "Vorher" } };
	await mine.ask(async () => ok({ story: old }), "restored");
	expect([mine.screen(), mine.read().story.version, hasUnsaved(mine.read())]).toEqual(["Vorher", 7, false]);
	const gone = await mine.ask(async () => unreachable);
	expect([gone.ok, mine.state()]).toEqual([false, "rest"]);
});

test("what is not saved is kept by the tab until it is", async () => {
	const shop = server();
	const mine = editor(shop);
	mine.type("Neu");
	expect(keptDraft(mine.shelf, "u")).toEqual({
		...{ version: 3, base: content },
		content: { ...content, title: "Neu" },
	});
	expect(keptDraft(mine.shelf, "other")).toBeUndefined();
	const again = editor(shop, mine.shelf);
	expect([again.screen(), hasUnsaved(again.read())]).toEqual(["Neu", true]);
	await again.save();
	expect(mine.shelf.size()).toBe(0);
});

test("what a tab kept stands on what it was made on, not on what the server has since", async () => {
	const theirs = { ...first, version: 4, content: { ...content, title: "Ihrer" } };
	const kept = { version: 3, base: content, content: { ...content, title: "Meiner" } };
	const shelf = shelfOf();
	keepDraft(shelf, "u", kept);
	expect(editor(server(), shelf, theirs).read()).toMatchObject({ story: { version: 3 }, saved: content });
	expect(editor(server(), shelf, { ...first, version: 8 }).read().story.version).toBe(8);
	expect(hasUnsaved(editor(server(), shelf, { ...theirs, content: kept.content }).read())).toBe(false);
	expect(shelf.size()).toBe(0);
});
