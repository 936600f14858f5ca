// Loads the whole catalogue and every price list, and prints what that took as JSON: node --expose-gc load-catalogue.ts
export interface CatalogueRun {
	/** Bytes of the heap in use and of the whole process: before, with the code, with every list. */
	readonly heap: readonly [before: number, imported: number, loaded: number];
	readonly resident: readonly [before: number, imported: number, loaded: number];
	/** Milliseconds of processor time from rows to a checked book, and for all lists. */
	readonly bookMs: number;
	readonly listsMs: number;
	readonly lists: number;
}

function memory() {
	globalThis.gc?.();
	const { heapUsed, rss } = process.memoryUsage();
	return { heapUsed, rss };
}

/** Of this thread so far, so that other work on the machine hardly changes it. */
function cpuMs(): number {
	const { user, system } = process.threadCpuUsage();
	return (user + system) / 1000;
}

async function loadCatalogue(): Promise<CatalogueRun> {
	const before = memory();
	const { channelKeys, markets } = await import("@offizin/sites");
	const { products } = await import("@offizin/assortment");
	const pricing = await import("@offizin/pricing");
	const imported = memory();

	const rows = pricing.builtInRows();
	const startedAt = cpuMs();
	const book = pricing.loadPriceBook(rows);
	const bookMs = cpuMs() - startedAt;
	if (!book.ok) throw new Error(JSON.stringify(book.error[0]));
	const lists = Object.keys(markets).flatMap((market) =>
		channelKeys.map((channel) =>
			pricing.priceListOn(book.value, { channel, market }, pricing.FIRST_PRICE_DAY),
		),
	);
	const listsMs = cpuMs() - startedAt - bookMs;
	const loaded = memory();
	if (products.length === 0) throw new Error("there are no products");
	return {
		heap: [before.heapUsed, imported.heapUsed, loaded.heapUsed],
		resident: [before.rss, imported.rss, loaded.rss],
		bookMs,
		listsMs,
		lists: lists.length,
	};
}

if (import.meta.main) console.log(JSON.stringify(await loadCatalogue()));
