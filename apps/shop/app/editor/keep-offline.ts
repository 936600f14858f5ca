/** What the page has loaded is told in one piece. */
const QUIET_MS = 1500;

interface Saving {
	readonly connection?: { readonly saveData?: boolean };
}

/** Has the worker keep this editor and whatever it loads for its design, until the answer is called. */
export function keepOffline(): () => void {
	const { serviceWorker, connection } = navigator as Navigator & Saving;
	// Browsers have none on pages that are not safe; and who saves data has not asked for a copy.
	if (!serviceWorker || connection?.saveData) return () => undefined;
	const waiting = new Set<string>();
	let told = "";
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isEnded = false;
	const registered = register(serviceWorker);

	async function tell(): Promise<void> {
		const worker = (await registered)?.active;
		const address = location.origin + location.pathname + location.search;
		if (isEnded || !worker || (told === address && waiting.size === 0)) return;
		worker.postMessage({ address, files: [...waiting] });
		told = address;
		waiting.clear();
	}

	// Every save asks the server for something, so that a new address of the page is told, too.
	const observer = new PerformanceObserver((list) => {
		for (const { name } of list.getEntries()) {
			if (!mayBeKept.test(name)) continue;
			waiting.add(name.replace(/#.*/, ""));
			// Any letter may be written without a network.
			waiting.add(name.replace(/\.basic-\d+\.ttf$/, ".ttf"));
		}
		clearTimeout(timer);
		timer = setTimeout(() => void tell(), QUIET_MS);
	});
	observer.observe({ type: "resource", buffered: true });
	return () => {
		isEnded = true;
		observer.disconnect();
		clearTimeout(timer);
	};
}

/** The worker has the last word (what-is-kept.ts); this only leaves out what it is not to be bothered with. */
const mayBeKept = new RegExp(`^${location.origin}/(assets|fonts|web-api/(uploads|ornaments))\\b`);

/** For the editor's pages alone, in the language and look they have; null where the browser does not let us. */
async function register(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | null> {
	const { lang, dataset } = document.documentElement;
	const facts = new URLSearchParams({ language: lang, brand: dataset.brand ?? "" });
	const scope = /^.*?\/configurator-[a-z-]+\//.exec(location.pathname)?.[0];
	if (!scope) return null;
	try {
		const registration = await workers.register(`/editor-worker.js?${facts}`, { scope });
		if (!registration.active) await untilActive(registration.waiting ?? registration.installing);
		return registration;
	} catch {
		// Storage is blocked or there is no network: the next page tries again.
		return null;
	}
}

function untilActive(worker: ServiceWorker | null): Promise<void> {
	return new Promise((resolve) => {
		const look = () => {
			if (!worker || worker.state === "activated" || worker.state === "redundant") resolve();
		};
		worker?.addEventListener("statechange", look);
		look();
	});
}
