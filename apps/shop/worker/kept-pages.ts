import { KEPT } from "#app/kept-designs/kept-design.ts";
import {
	buildOf,
	buildsKept,
	cacheOf,
	filesName,
	KEPT_AT,
	KEPT_BUILD,
	KEPT_FOR,
	type KeptPage,
	partOf,
	surplus,
	verdictOn,
} from "./what-is-kept.ts";

/** What is used of a browser's caches. */
export interface Caches {
	keys(): Promise<string[]>;
	has(name: string): Promise<boolean>;
	delete(name: string): Promise<boolean>;
	open(name: string): Promise<OneCache>;
}

interface OneCache {
	keys(): Promise<readonly { readonly url: string }[]>;
	match(
		address: string,
		how?: { readonly ignoreSearch?: boolean; readonly ignoreVary?: boolean },
	): Promise<Response | undefined>;
	put(address: string, answer: Response): Promise<void>;
	delete(address: string): Promise<boolean>;
}

export interface KeeperOptions {
	readonly caches: Caches;
	readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
	readonly now: () => number;
	readonly build: string;
}

/** The page of an editor that was asked for less than this ago is not asked for again. */
const SAME_PAGE_MS = 30_000;
/** Pictures and answers of one design. */
const MOST_PARTS = 80;

/** Everything the worker keeps. */
export function createKeeper({ caches, fetch, now, build }: KeeperOptions) {
	/** The one page in the cache of a design. */
	async function pageIn(name: string): Promise<{ address: string; answer: Response } | undefined> {
		if (!(await caches.has(name))) return undefined;
		const cache = await caches.open(name);
		const page = (await cache.keys()).find(({ url }) => partOf(new URL(url)) === "page");
		const answer = page && (await cache.match(page.url));
		return answer && { address: page.url, answer };
	}

	async function keptPages(): Promise<KeptPage[]> {
		const names = (await caches.keys()).filter((name) => name.startsWith(KEPT));
		const pages = await Promise.all(names.map(async (cache) => ({ cache, page: await pageIn(cache) })));
		return pages.map(({ cache, page }) => {
			const told = (name: string) => page?.answer.headers.get(name) ?? "";
			return { cache, keptFor: told(KEPT_FOR), at: Number(told(KEPT_AT)), build: told(KEPT_BUILD) };
		});
	}

	/** Drops what may no longer be kept; `keptFor`: who asks now, where that is known. */
	async function tidy(keptFor: string | null): Promise<void> {
		const builds = buildsKept(await caches.keys(), build);
		// A page of the next build comes before its worker does.
		const pages = await keptPages();
		const newer = pages.filter(({ at }) => now() - at < SAME_PAGE_MS).map((page) => page.build);
		const gone = surplus(pages, { now: now(), keptFor, builds: [...builds, ...newer] });
		await Promise.all(gone.map((name) => caches.delete(name)));
	}

	/** Keeps or drops the page of an address, as its answer says. */
	async function note(address: string, answer: Response): Promise<void> {
		const name = cacheOf(new URL(address));
		const verdict = verdictOn(answer);
		if (verdict === "drop") await caches.delete(name);
		if (verdict !== "keep") return;
		const html = await answer.text();
		const headers = new Headers(answer.headers);
		for (const ofTheWay of ["content-encoding", "content-length"]) headers.delete(ofTheWay);
		headers.set(KEPT_AT, String(now()));
		headers.set(KEPT_BUILD, buildOf(html));
		const earlier = await pageIn(name);
		if (earlier && earlier.answer.headers.get(KEPT_FOR) !== headers.get(KEPT_FOR)) await caches.delete(name);
		const cache = await caches.open(name);
		for (const { url } of await cache.keys()) {
			if (partOf(new URL(url)) === "page") await cache.delete(url);
		}
		await cache.put(address, new Response(html, { status: 200, headers }));
		await tidy(headers.get(KEPT_FOR));
	}

	async function keepPage(address: string): Promise<void> {
		const kept = await pageIn(cacheOf(new URL(address)));
		const age = now() - Number(kept?.answer.headers.get(KEPT_AT));
		if (kept?.address === address && age < SAME_PAGE_MS) return;
		await note(address, await fetch(address, { headers: { accept: "text/html" }, redirect: "error" }));
	}

	async function fileOf(address: string): Promise<Response | undefined> {
		for (const name of (await caches.keys()).reverse()) {
			if (!name.startsWith(filesName(""))) continue;
			// A script that did not come is asked for under an address with another query (import-again.ts).
			const ignoreSearch = new URL(address).pathname.startsWith("/assets/");
			const found = await (await caches.open(name)).match(address, { ignoreSearch, ignoreVary: true });
			if (found) return found;
		}
		return undefined;
	}

	async function keepFile(address: string): Promise<void> {
		if (await fileOf(address)) return;
		const answer = await fetch(address);
		if (answer.status === 200) await (await caches.open(filesName(build))).put(address, answer);
	}

	async function keepOwn(name: string, address: string): Promise<void> {
		const answer = await fetch(address);
		// Without its page the cache has been dropped meanwhile.
		if (answer.status !== 200 || !(await caches.has(name))) return;
		const cache = await caches.open(name);
		await cache.put(address, answer);
		const parts = (await cache.keys()).filter(({ url }) => partOf(new URL(url)) === "own");
		await Promise.all(parts.slice(0, -MOST_PARTS).map(({ url }) => cache.delete(url)));
	}

	return {
		note,
		tidy,
		keepPage,
		fileOf,
		/** Keeps the files of the build, a few at a time, so that the page that is open has the line for itself. */
		async keepFiles(addresses: readonly string[]): Promise<void> {
			const waiting = [...addresses];
			const lane = async () => {
				for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await keepFile(next);
			};
			await Promise.all([lane(), lane()]);
		},
		/** Keeps what a page has loaded for its design, as far as it is to be kept. */
		async keepParts(page: string, addresses: readonly string[]): Promise<void> {
			const name = cacheOf(new URL(page));
			for (const address of addresses) {
				const part = partOf(new URL(address));
				if (part === "file") await keepFile(address);
				else if (part === "own") await keepOwn(name, address);
			}
		},
		/** The kept page of an address: that of the same design where the address asks for something else besides. */
		async pageOf(address: string): Promise<Response | undefined> {
			await tidy(null);
			const kept = await pageIn(cacheOf(new URL(address)));
			if (!kept) return undefined;
			return kept.address === address ? kept.answer : Response.redirect(kept.address, 302);
		},
		async ownOf(address: string): Promise<Response | undefined> {
			for (const name of await caches.keys()) {
				if (!name.startsWith(KEPT)) continue;
				const found = await (await caches.open(name)).match(address, { ignoreVary: true });
				if (found) return found;
			}
			return undefined;
		},
		/** Drops the files of builds before the last one, and pages that ask for them. */
		async forgetEarlierBuilds(): Promise<void> {
			const names = await caches.keys();
			const builds = buildsKept(names, build).map(filesName);
			const old = names.filter((name) => name.startsWith(filesName("")) && !builds.includes(name));
			await Promise.all(old.map((name) => caches.delete(name)));
			await tidy(null);
		},
	};
}
