/** What is used of a service worker's world; its types and those of a page cannot be in one program. */
export interface WorkerScope {
	readonly location: Location;
	readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
	readonly clients: { claim(): Promise<void> };
	skipWaiting(): Promise<void>;
	addEventListener(type: "install" | "activate", listener: (event: LastingEvent) => void): void;
	addEventListener(type: "fetch", listener: (event: AskedEvent) => void): void;
	addEventListener(type: "message", listener: (event: ToldEvent) => void): void;
}

export interface LastingEvent {
	waitUntil(done: Promise<unknown>): void;
}

export interface AskedEvent extends LastingEvent {
	readonly request: Request;
	readonly preloadResponse: Promise<Response | undefined>;
	respondWith(answer: Promise<Response>): void;
}

interface ToldEvent extends LastingEvent {
	readonly data: unknown;
}
