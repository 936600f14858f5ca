import { err, ok } from "@offizin/base";
import { isSameContent } from "@offizin/content";
import type { ContentStory } from "@offizin/contract";
import type { Answer } from "#app/api/call.ts";
import type { ContentDoors, ContentRefusal } from "#app/content/doors/content-doors.ts";
import { advance, type Editing, type EditingAction, hasUnsaved, startEditing } from "./editing.ts";
import { keepDraft, keptDraft, type Shelf } from "./kept-draft.ts";

/** Each try is on what somebody else has just saved; more of them than that is no chance. */
const MOST_TRIES = 5;
const changedMeanwhile: ContentRefusal = { code: "story_changed", message: "", status: 409 };

type StoryAnswer = Answer<{ readonly story: ContentStory }>;

/** A story in the hands of one window: its state, and its way to the server, on which one goes at a time. */
export interface OpenDraft {
	read(): Editing;
	listen(listener: () => void): () => void;
	advance(action: EditingAction): void;
	/** Saves what is on the screen, if there is something to save. */
	save(): Promise<void>;
	/**
	 * Saves all there is, then does something with the story as it is saved; refused as `story_changed` where somebody
	 * else has saved another content. `restored` puts what comes back on the screen.
	 */
	ask(door: (story: ContentStory) => Promise<StoryAnswer>, effect?: "told" | "restored"): StoryTold;
	/** Publishes what is on the screen and nothing else. */
	publish(): StoryTold;
	/** Saves what is on the screen over what somebody else has saved; theirs stays in the list of versions. */
	saveMine(): Promise<void>;
	/** Takes theirs; what was on the screen is saved first and stays in the list of versions. */
	takeTheirs(): Promise<void>;
}
type StoryTold = Promise<Answer<ContentStory>>;

interface Opened {
	readonly doors: Pick<ContentDoors, "save">;
	/** Undefined where nothing may be edited: what is kept there waits for who may. */
	readonly shelf: Shelf | undefined;
	readonly story: ContentStory;
	readonly saved: NonNullable<ContentStory["content"]>;
}

export function openDraft({ doors, shelf, story: loaded, saved }: Opened): OpenDraft {
	let editing = startFrom(shelf, loaded, saved);
	let lastTurn: Promise<unknown> = Promise.resolve();
	const listeners = new Set<() => void>();

	function step(action: EditingAction): void {
		const before = editing;
		editing = advance(editing, action);
		if (before === editing) return;
		if (shelf && (before.history.content !== editing.history.content || before.saved !== editing.saved)) {
			const { story, saved: base, history } = editing;
			const draft = { version: story.version, base, content: history.content };
			keepDraft(shelf, story.uuid, hasUnsaved(editing) ? draft : undefined);
		}
		for (const listener of listeners) listener();
	}

	function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
		const turn = lastTurn.then(work);
		lastTurn = turn.catch(() => undefined);
		return turn;
	}

	async function saveOnce(): Promise<Answer<ContentStory>> {
		if (editing.saving.state === "conflict") return err(changedMeanwhile);
		if (!hasUnsaved(editing)) return ok(editing.story);
		const { content } = editing.history;
		const { id, version } = editing.story;
		step({ type: "saving", content });
		const answer = await doors.save(id, { content, version });
		if (answer.ok) step({ type: "saved", story: answer.value.story, content });
		else step({ type: "refused", refusal: answer.error });
		return answer.ok || isPassed() ? ok(editing.story) : answer;
	}

	/** Whether a refusal meant nothing but an old version. */
	const isPassed = () => editing.saving.state === "rest";

	async function saveAll(): Promise<Answer<ContentStory>> {
		for (let tries = 0; tries < MOST_TRIES; tries++) {
			const saved = await saveOnce();
			if (!saved.ok || !hasUnsaved(editing)) return saved;
		}
		return err(changedMeanwhile);
	}

	async function askSaved(
		door: (story: ContentStory) => Promise<StoryAnswer>,
		effect: "told" | "restored",
	): Promise<Answer<ContentStory>> {
		for (let tries = 0; tries < MOST_TRIES; tries++) {
			const saved = await saveAll();
			if (!saved.ok) return saved;
			const answer = await door(saved.value);
			if (answer.ok) {
				const { story } = answer.value;
				if (effect === "restored" && story.content)
					step({ type: "replaced", story, saved: story.content, content: story.content });
				else step({ type: "told", story });
				return ok(story);
			}
			const refusal: ContentRefusal = answer.error;
			if (refusal.status !== 409 || !refusal.story) return answer;
			step({ type: "refused", refusal });
		}
		return err(changedMeanwhile);
	}

	const ask: OpenDraft["ask"] = (door, effect = "told") => inTurn(() => askSaved(door, effect));
	return {
		read: () => editing,
		listen(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		advance: step,
		save: () => inTurn(async () => void (await saveOnce())),
		ask,
		publish: () =>
			ask(({ id, version }) => doors.save(id, { content: editing.history.content, version }, true)),
		saveMine: () =>
			inTurn(async () => {
				step({ type: "insisted" });
				await saveOnce();
			}),
		takeTheirs: () =>
			inTurn(async () => {
				if (editing.saving.state !== "conflict") return;
				const { theirs } = editing.saving;
				if (!theirs.content) return;
				if (!hasUnsaved(editing)) {
					step({ type: "replaced", story: theirs, saved: theirs.content, content: theirs.content });
					return;
				}
				step({ type: "insisted" });
				const mine = await saveOnce();
				if (!mine.ok || hasUnsaved(editing)) return;
				step({ type: "replaced", story: mine.value, saved: editing.saved, content: theirs.content });
				await saveOnce();
			}),
	};
}

/** What the tab has kept, on the version it was made on, unless the server has the same or had it all along. */
function startFrom(shelf: Shelf | undefined, loaded: ContentStory, saved: Opened["saved"]): Editing {
	const kept = shelf && keptDraft(shelf, loaded.uuid);
	if (!kept) return startEditing(loaded, saved);
	if (isSameContent(kept.content, saved)) {
		keepDraft(shelf, loaded.uuid, undefined);
		return startEditing(loaded, saved);
	}
	const isUpToDate = isSameContent(kept.base, saved);
	return isUpToDate
		? startEditing(loaded, saved, kept.content)
		: startEditing({ ...loaded, version: kept.version }, kept.base, kept.content);
}
