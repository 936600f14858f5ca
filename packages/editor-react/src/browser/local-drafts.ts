import { emptyHistory } from "@offizin/design";
import type { ChangeHistory, Draft, DraftStore } from "@offizin/editor";
import { createStore, del, get, promisifyRequest, type UseStore } from "idb-keyval";
import { isTabAlive } from "./tab-name.ts";

/** What must be safe at once lies in localStorage, one entry per design and tab. */
type Journal = Pick<Draft, "revision" | "unsaved" | "unanswered" | "photos">;

/** Names a draft: the design, or the template nobody has changed yet in this tab. */
export interface DraftPlace {
	readonly template: string;
	readonly design: string | null;
	readonly tab: string;
}

const PREFIX = "offizin-draft";
let opened: UseStore | undefined;

function histories(): UseStore {
	opened ??= createStore("offizin-editor", "histories");
	return opened;
}

/** What the journals of all tabs of one draft begin with. */
function journalStart({ template, design }: Omit<DraftPlace, "tab">): string {
	return `${PREFIX}:${design ?? `new:${template}`}:`;
}

function journalKey(place: DraftPlace): string {
	return journalStart(place) + place.tab;
}

/** Undo steps belong to a design; those of one the server does not know yet belong to its tab. */
function historyKey(place: DraftPlace): string {
	return place.design ?? journalKey(place);
}

/** Opening a transaction costs as much as drawing: some keys share one. */
const STEPS_AFTER = 300;

/** Keeps drafts in this browser: unsaved changes before `write` returns, undo steps soon after, at last when it is left. */
export function localDrafts(tab: string): DraftStore {
	let lastKey = "";
	let waiting: { readonly key: string; readonly history: ChangeHistory } | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;

	function keepSteps(): void {
		clearTimeout(timer);
		timer = undefined;
		if (waiting) keepHistory(waiting.key, waiting.history).catch(reportError);
		waiting = null;
	}

	return {
		leave: keepSteps,
		write({ template, design, history, ...journal }) {
			const place = { template, design, tab };
			const key = journalKey(place);
			if (lastKey !== key) forget(lastKey);
			lastKey = key;
			if (journal.unsaved.length > 0) keep(key, journal);
			else localStorage.removeItem(key);
			waiting = { key: historyKey(place), history };
			timer ??= setTimeout(keepSteps, STEPS_AFTER);
		},
	};
}

/** Committed by itself, so that it stands even when the page is gone before the answer. */
function keepHistory(key: string, history: ChangeHistory): Promise<void> {
	return histories()("readwrite", (store) => {
		store.put(history, key);
		store.transaction.commit();
		return promisifyRequest(store.transaction);
	});
}

/** Once the server has made the design, its draft lies under the name of the design. */
function forget(key: string): void {
	if (key === "") return;
	localStorage.removeItem(key);
	del(key, histories()).catch(reportError);
}

/** A browser without room keeps nothing; the server still gets every change, so work goes on. */
function keep(key: string, journal: Journal): void {
	try {
		localStorage.setItem(key, JSON.stringify(journal));
	} catch (error) {
		reportError(error);
	}
}

/** What this browser has of a design: the tab's own journal, those of tabs that died, and the undo steps. */
export async function readDraft(place: DraftPlace): Promise<Draft | undefined> {
	const own = readJournal(journalKey(place));
	const left = await orphans(place);
	const journals = [own, ...left.map(({ journal }) => journal)].filter((journal) => journal !== null);
	const history =
		place.design !== null || own
			? await get<ChangeHistory>(historyKey(place), histories())
			: left.find(({ history: steps }) => steps)?.history;
	if (journals.length === 0 && !history) return undefined;
	const [first, ...more] = journals;
	// What several tabs left was made on states of their own.
	const alone = more.length === 0 ? first : undefined;
	return {
		template: place.template,
		design: place.design,
		revision: alone?.revision,
		unanswered: alone?.unanswered ?? [],
		unsaved: journals.flatMap(({ unsaved }) => unsaved),
		history: history ?? emptyHistory,
		photos: Object.assign({}, ...journals.map(({ photos }) => photos)),
	};
}

interface Orphan {
	readonly journal: Journal | null;
	/** Of a design the server never knew. */
	readonly history: ChangeHistory | undefined;
}

/** Takes over what tabs left behind that are no longer there. */
async function orphans(place: DraftPlace): Promise<Orphan[]> {
	const start = journalStart(place);
	const others = Object.keys(localStorage).filter(
		(key) => key.startsWith(start) && key !== start + place.tab,
	);
	const found: Orphan[] = [];
	for (const key of others) {
		if (await isTabAlive(key.slice(start.length))) continue;
		found.push({ journal: readJournal(key), history: await get<ChangeHistory>(key, histories()) });
		forget(key);
	}
	return found;
}

function readJournal(key: string): Journal | null {
	const text = localStorage.getItem(key);
	return text === null ? null : (JSON.parse(text) as Journal);
}
