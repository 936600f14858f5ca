const KEY = "offizin-tab";

/**
 * A name this tab keeps over reloads and crashes, held as a lock while the tab lives. A duplicated tab brings the
 * name of the other along, finds its lock taken and gets a new one.
 */
export async function claimTabName(): Promise<string> {
	const known = sessionStorage.getItem(KEY);
	if (known !== null && (await hold(known))) return known;
	const name = crypto.randomUUID();
	await hold(name);
	sessionStorage.setItem(KEY, name);
	return name;
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
