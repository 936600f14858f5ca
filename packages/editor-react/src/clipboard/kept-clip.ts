/** What was copied last in this browser: for menus, which may not read the clipboard everywhere. */
export interface KeptClip {
	/** A design document of one page, as JSON. */
	readonly json: string;
	/** What other programs were given. */
	readonly words: string;
}

const KEY = "offizin-clip";
let kept: KeptClip | null = null;

export function keepClip(clip: KeptClip): void {
	kept = clip;
	try {
		localStorage.setItem(KEY, JSON.stringify(clip));
	} catch (error) {
		// Without room there only this tab has it.
		reportError(error);
	}
}

/** Of any tab; a tab without storage has its own. What another program wrote there is read as none. */
export function keptClip(): KeptClip | null {
	const stored = localStorage.getItem(KEY);
	if (stored === null) return kept;
	try {
		const { json, words } = JSON.parse(stored);
		return typeof json === "string" && typeof words === "string" ? { json, words } : kept;
	} catch {
		return kept;
	}
}
