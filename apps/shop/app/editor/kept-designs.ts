import type { KeptDesigns } from "@offizin/editor-react";
import { readKeptState, writeKeptState } from "#app/kept-designs/kept-design.ts";

type State = Parameters<KeptDesigns["write"]>[0];

/** So long after the editor can be touched: until then the line belongs to what is looked at. */
const PAUSE_MS = 2000;

/** What this browser keeps of designs; the worker that does it comes with the page (worker/editor-worker.ts). */
export const keptDesigns: KeptDesigns = {
	begin() {
		let end: () => void = () => undefined;
		const timer = setTimeout(() => {
			// In development there is no worker; and without it the editor works as ever.
			if (!import.meta.env.PROD) return;
			import("./keep-offline.ts").then(
				({ keepOffline }) => {
					end = keepOffline();
				},
				// The network is away already: the next opening begins again.
				() => undefined,
			);
		}, PAUSE_MS);
		return () => {
			clearTimeout(timer);
			end();
		};
	},
	async read(design) {
		const state = await readKeptState(design).catch(() => null);
		// Written below.
		return state === null ? null : (JSON.parse(state) as State);
	},
	write(state) {
		// The page may be closing, or the browser has no room: the server has this state anyway.
		writeKeptState(state.id, JSON.stringify(state)).catch(() => undefined);
	},
};
