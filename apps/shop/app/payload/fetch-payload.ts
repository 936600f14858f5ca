import { payloadAddress } from "./payload-address.ts";

declare global {
	interface Window {
		/** The router's own (react-router). */
		readonly __reactRouterManifest?: {
			readonly version: string;
			readonly routes: Readonly<Record<string, PrefetchedRoute>>;
		};
	}
}

/** What is known of a route before its script is there. */
export interface PrefetchedRoute {
	readonly id: string;
	readonly path?: string;
	readonly index?: boolean;
	readonly parentId?: string;
	readonly hasLoader: boolean;
	readonly module: string;
}

/** As long as a page that was fetched ahead is as good as one fetched now. */
const KEPT_MS = 60_000;

interface Ahead {
	readonly answer: Promise<Response>;
	readonly at: number;
}
const ahead = new Map<string, Ahead>();

function addressOf(url: URL): string {
	return payloadAddress(url.href, window.__reactRouterManifest?.version ?? "");
}

/** Fetches the data of a page before anybody asks; what comes is used once. */
export async function fetchAhead(url: URL): Promise<void> {
	const address = addressOf(url);
	const known = ahead.get(address);
	if (known && performance.now() - known.at < KEPT_MS) return;
	const answer = fetch(address, { priority: "low" });
	ahead.set(address, { answer, at: performance.now() });
	const isGood = await answer.then(
		({ status }) => status === 200,
		() => false,
	);
	if (!isGood) ahead.delete(address);
}

/** Asks for the data of a page as the router does (fetch-payloads.ts), under the address of our own. */
export function fetchPayload(url: URL, init: RequestInit): Promise<Response> {
	if (init.method !== undefined && init.method !== "GET") return fetch(url, init);
	const address = addressOf(url);
	const known = ahead.get(address);
	ahead.delete(address);
	return known && performance.now() - known.at < KEPT_MS ? known.answer : fetch(address, init);
}
