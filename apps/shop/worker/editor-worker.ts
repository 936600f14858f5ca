import { type AwayWords, awayPage } from "./away-page.ts";
import { createKeeper } from "./kept-pages.ts";
import { partOf } from "./what-is-kept.ts";
import type { AskedEvent, WorkerScope } from "./worker-scope.ts";

/** What the build tells (editor-worker.ts beside vite.config.ts). */
declare const WORKER_FACTS: {
	readonly build: string;
	/** Addresses of all that the editor may load. */
	readonly files: readonly string[];
	readonly away: Readonly<Record<string, AwayWords>>;
};

const PAGE_MS = 5000;

const scope = globalThis as unknown as WorkerScope;
const keeper = createKeeper({
	caches,
	fetch: (address, init) => fetch(address, init),
	now: () => Date.now(),
	build: WORKER_FACTS.build,
});

scope.addEventListener("install", (event) => {
	const { origin } = scope.location;
	event.waitUntil(
		keeper.keepFiles(WORKER_FACTS.files.map((file) => origin + file)).then(() => scope.skipWaiting()),
	);
});

scope.addEventListener("activate", (event) => {
	event.waitUntil(
		Promise.all([
			keeper.forgetEarlierBuilds(),
			scope.registration.navigationPreload?.enable(),
			scope.clients.claim(),
		]),
	);
});

scope.addEventListener("message", (event) => {
	const { address, files } = event.data as { readonly address: string; readonly files: readonly string[] };
	event.waitUntil(
		keeper
			.keepPage(address)
			.then(() => keeper.keepParts(address, files))
			// Without a network the next message tries again.
			.catch(() => undefined),
	);
});

scope.addEventListener("fetch", (event) => {
	const { method, url, mode } = event.request;
	if (method !== "GET" || !url.startsWith(scope.location.origin)) return;
	const part = partOf(new URL(url));
	if (part === "page" && mode === "navigate") event.respondWith(page(event));
	if (part === "file") event.respondWith(keeper.fileOf(url).then((kept) => kept ?? fetch(event.request)));
	if (part === "own") event.respondWith(own(event.request));
});

/** From the network, and only when that is silent or broken as it is kept. */
async function page(event: AskedEvent): Promise<Response> {
	const { url } = event.request;
	const asked = (async () => (await event.preloadResponse) ?? (await fetch(event.request)))();
	const noted = asked.then(async (answer) => {
		await keeper.note(url, answer.clone());
	});
	event.waitUntil(noted.catch(() => undefined));
	const answer = await Promise.race([asked.catch(() => null), later(PAGE_MS)]);
	if (answer && answer.status < 500) return answer;
	const kept = await keeper.pageOf(url);
	if (kept) return kept;
	if (answer) return answer;
	return asked.catch(() => away(url));
}

async function own(request: Request): Promise<Response> {
	try {
		return await fetch(request);
	} catch (error) {
		const kept = await keeper.ownOf(request.url);
		if (kept) return kept;
		throw error;
	}
}

function away(address: string): Response {
	const told = new URLSearchParams(scope.location.search);
	const language = told.get("language") ?? "de";
	const words = WORKER_FACTS.away[language.slice(0, 2)] ?? WORKER_FACTS.away.de;
	if (!words) throw new Error("the build has told no words");
	return awayPage(words, { language, brand: told.get("brand") ?? "", address });
}

function later(ms: number): Promise<null> {
	return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
