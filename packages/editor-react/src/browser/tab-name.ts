const KEY = "offizin-tab";

/**
 * A name this tab keeps over reloads and crashes, held as a lock while the tab lives. A duplicated tab brings the
 * name of the other along, finds its lock taken and gets a new one.
 */
export function claimTabName(): Promise<string> {
	claimed ??= claim();
	return claimed;
}

/** Once per page: the page itself holds the lock when the editor is opened in it again. */
let claimed: Promise<string> | undefined;

async function claim(): Promise<string> {
	const known = sessionStorage.getItem(KEY);
	if (known !== null && (await hold(known))) return known;
	const name = crypto.randomUUID();
	await hold(name);
	sessionStorage.setItem(KEY, name);
	return name;
}

/** The name claimed before; empty for a tab that has claimed none. */
export function tabName(): string {
	return sessionStorage.getItem(KEY) ?? "";
}

/** Whether a tab of that name still lives. */
export async function isTabAlive(name: string): Promise<boolean> {
	const { held = [] } = await navigator.locks.query();
	return held.some((lock) => lock.name === lockOf(name));
}

function lockOf(name: string): string {
	return `offizin-tab:${name}`;
}

function hold(name: string): Promise<boolean> {
	return new Promise((resolve) => {
		void navigator.locks.request(lockOf(name), { ifAvailable: true }, (lock) => {
			resolve(lock !== null);
			// Never settled: the lock is given back when the tab is gone.
			return lock === null ? undefined : new Promise<void>(() => undefined);
		});
	});
}
