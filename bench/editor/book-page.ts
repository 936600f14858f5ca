// The script of the page that opens the book: the editor of the shop, with doors that lead nowhere.
import { err, ok } from "@offizin/base";
import { DesignEditor } from "@offizin/editor-react";
import { type ComponentProps, createElement } from "react";
import { createRoot } from "react-dom/client";

type Props = ComponentProps<typeof DesignEditor>;

/** What can be handed over as JSON. */
export type BookProps = Pick<Props, "document" | "product" | "format" | "words" | "names" | "pressColors">;

declare global {
	interface Window {
		/** Answers the milliseconds until a page can be touched and its frame is done. */
		openBook?: (props: BookProps) => Promise<number>;
		/** Shows the page of that place; milliseconds until its frame is done. */
		turnTo?: (place: number) => Promise<number>;
		longTasks?: number[];
	}
}

const GIVEN_UP_MS = 60_000;
const longTasks: number[] = [];
window.longTasks = longTasks;
new PerformanceObserver((list) => {
	for (const { duration } of list.getEntries()) longTasks.push(duration);
}).observe({ type: "longtask", buffered: true });

const photo = (id: string) => ({
	...{
		id,
		width: 4000,
		height: 3000,
		focus: null,
		preview: `/photo/${id}.jpg`,
		colorLoss: 0,
		likeness: null,
		takenOn: null,
	},
	comparison: { before: "", after: "" },
});

const services: Props["services"] = {
	designs: {
		create: async () => err({ code: "unreachable" }),
		load: async () => err({ code: "unreachable" }),
		newer: async () => ok(null),
		save: async () => err({ code: "unreachable" }),
	},
	kept: { begin: () => () => undefined, read: async () => null, write: () => undefined },
	sale: {
		price: async () => null,
		choices: async () => null,
		otherDesigns: { colors: [], cards: [] },
		companions: { offers: [], made: [], madeFor: null, insteadOf: { option: "", without: "" } },
		piece: "card",
		quantities: [1],
		openOther: async () => ok(null),
		proofPdf: () => "",
		addToCart: async () => ok(null),
		onQuantity: () => undefined,
	},
	uploads: {
		maxUploadMegabytes: 1,
		upload: () => ({ retry: () => undefined, cancel: () => undefined }),
		storedPhoto: async (id) => photo(id),
		sources: () => Promise.reject(new Error("no photos but its own")),
		photoThumb: (id) => `/photo/${id}.jpg`,
	},
	readGuests: async () => err(""),
	toldFacts: {},
	ornaments: async () => null,
	fontUrl: (file) => `/fonts/${file}`,
	onDesignMade: () => undefined,
};

window.openBook = async (props) => {
	const from = performance.now();
	const root = Object.assign(document.createElement("div"), { id: "root" });
	document.body.append(root);
	const all: Props = {
		...props,
		...{ services, design: null, isReadOnly: false, name: "Buch", quantity: 1, locale: "de-DE" },
		...{
			ideaOccasion: undefined,
			workspace: { panels: ["texts", "photo", "options", "elements", "check"], preview: "inHand" },
			firstPage: null,
			missing: [],
			initialPrice: null,
			vatNote: null,
			backLink: null,
		},
	};
	createRoot(root).render(createElement(DesignEditor, all));
	await until(() => document.querySelector('svg[role="group"] [data-element]') !== null);
	return performance.now() - from;
};

window.turnTo = async (place) => {
	const strip = document.querySelectorAll<HTMLElement>("nav button");
	const button = strip[place];
	if (!button) throw new Error(`The strip has ${strip.length} pages.`);
	// By what stands on it: pages of one kind may have one name.
	const shown = () =>
		document.querySelector('svg[role="group"] [data-element]')?.getAttribute("data-element") ?? undefined;
	const before = shown();
	const from = performance.now();
	button.click();
	await until(() => shown() !== undefined && shown() !== before);
	return performance.now() - from;
};

/** Until something is so, and the frame that shows it is handed over. Throws when it never is. */
async function until(isSo: () => boolean): Promise<void> {
	const from = performance.now();
	while (!isSo()) {
		if (performance.now() - from > GIVEN_UP_MS) throw new Error("The page that is waited for does not come.");
		await new Promise((resolve) => setTimeout(resolve, 0));
	}
	await new Promise((resolve) => requestAnimationFrame(resolve));
	await new Promise((resolve) => setTimeout(resolve, 0));
}
