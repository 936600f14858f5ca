const KEY = "reloaded";
const PAUSE_MS = 10_000;

interface Surroundings {
	/** Path of the page that would reload itself. */
	readonly path: string;
	readonly isOnline: boolean;
	/** Milliseconds since 1970. */
	readonly now: number;
	/** Survives the reload; storage that is blocked throws. */
	readonly storage: () => Pick<Storage, "getItem" | "setItem">;
}

/**
 * Whether a page may reload itself because a script of it did not come, as after a release: at most once in 10 s for one
 * path (spec 4-18, 8.1-3), and never offline, where no page would come either. A granted reload is noted.
 */
export function mayReload({ path, isOnline, now, storage }: Surroundings): boolean {
	if (!isOnline) return false;
	try {
		const [at, ...last] = storage().getItem(KEY)?.split(" ") ?? [];
		if (last.join(" ") === path && Math.abs(now - Number(at)) < PAUSE_MS) return false;
		storage().setItem(KEY, `${now} ${path}`);
		return true;
	} catch {
		// What cannot be noted could happen for ever.
		return false;
	}
}

/** Address of the page that somebody has asked for and that is not there yet. */
let asked: string | undefined;

/** Notes which page is asked for: one whose script does not come is loaded, and not the one before it. */
export function askFor(address: string | undefined): void {
	asked = address;
}

/** Loads the page that was asked for; undefined, or when that must not happen (again) a route module that shows what is wrong instead. */
export function reloadOrExplain(error: unknown): { readonly default: () => never } | undefined {
	const page = new URL(asked ?? window.location.href);
	const { onLine } = navigator;
	const surroundings = {
		path: page.pathname,
		isOnline: onLine,
		now: Date.now(),
		storage: () => sessionStorage,
	};
	if (mayReload(surroundings)) {
		if (page.href === window.location.href) window.location.reload();
		else window.location.assign(page);
		return undefined;
	}
	return {
		default() {
			throw error;
		},
	};
}
