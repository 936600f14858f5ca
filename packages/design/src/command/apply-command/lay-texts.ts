import { err, ok, type Result } from "@offizin/base";
import type { DesignDocument } from "../../document/document.ts";
import type { TextElement } from "../../document/text-element.ts";
import type { CommandOf, SimpleCommand } from "../command.ts";
import { tidyElement } from "../tidy-text.ts";
import { simpleCommands } from "../together.ts";
import type { Attempt, CommandError, PhotoLookup } from "./applied.ts";
import { addElement, removeElement } from "./change-elements.ts";
import { setPlacement } from "./set-placement.ts";

type Texts = Pick<CommandOf<"applyLayout">, "page" | "texts" | "newTexts" | "without">;

interface Worded {
	readonly document: DesignDocument;
	/** Those that came, as they are kept. */
	readonly newTexts: readonly TextElement[];
	/** The last one first. */
	readonly inverse: readonly SimpleCommand[];
	readonly gone: ReadonlySet<string>;
}

/** The texts of a layout: each is placed, taken away or added like one by itself. */
export function layTexts(
	document: DesignDocument,
	command: Texts,
	photos: PhotoLookup,
): Result<Worded, CommandError> {
	const { page, texts = [], newTexts = [], without = [] } = command;
	const elements = document.pages.find(({ key }) => key === page)?.elements ?? [];
	const isText = (id: string) => elements.some((one) => one.id === id && one.type === "text");
	const stray = texts.find(({ element }) => !isText(element));
	if (stray) return err({ code: "element_wrong_type", element: stray.element, expected: ["text"] });
	const gone = new Set(without.filter(isText));
	const values = newTexts.map((value) => tidyElement(value) as typeof value);
	const steps: ((current: DesignDocument) => Attempt)[] = [
		...texts.map(({ element, box }) => (current: DesignDocument) => {
			return setPlacement(current, { type: "setPlacement", element, box, rotation: 0 });
		}),
		...[...gone].map((element) => (current: DesignDocument) => {
			return removeElement(current, { type: "removeElement", element });
		}),
		...values.map((value) => (current: DesignDocument) => {
			return addElement(current, { type: "addElement", page, value }, photos);
		}),
	];
	let made = document;
	const inverse: SimpleCommand[] = [];
	for (const step of steps) {
		const applied = step(made);
		if (!applied.ok) return applied;
		made = applied.value.document;
		inverse.unshift(...simpleCommands(applied.value.inverse));
	}
	return ok({ document: made, newTexts: values, inverse, gone });
}
