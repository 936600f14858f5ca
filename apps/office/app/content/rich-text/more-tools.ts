import { slugOf } from "@offizin/content";
import type { ChainedCommands, Editor } from "@tiptap/core";

/** One attribute of a mark or of a node (content-protocol §4) that is set in a dialog; "" is none. */
export interface MoreTool {
	readonly input: "text" | "color" | "number";
	/** What a colour begins with. */
	readonly first: string;
	/** What was typed, as it is kept; "" of what cannot be. */
	readonly parse: (typed: string) => string;
	/** Whether there are words for it, or the place it is for. */
	readonly isPossible: (editor: Editor) => boolean;
	/** Not offered elsewhere than at its place. */
	readonly isOfPlace: boolean;
	readonly read: (editor: Editor) => string;
	readonly write: (chain: ChainedCommands, value: string) => ChainedCommands;
}

type Input = Pick<MoreTool, "input" | "first" | "parse">;

const color = (first: string): Input => ({ input: "color", first, parse: (typed) => typed });

const text = (parse: Input["parse"]): Input => ({ input: "text", first: "", parse });

/** What the shop takes for the name of a class. */
const classNames = text((typed) => (/^[\w -]+$/.test(typed) ? typed.trim() : ""));

const anchorName = text((typed) => (/^[\w-]+$/.test(typed) ? typed : slugOf(typed)));

const count: Input = {
	input: "number",
	first: "",
	parse: (typed) => (/^\d{1,6}$/.test(typed) ? String(Number(typed)) : ""),
};

const written = (value: unknown) => (value === null || value === undefined ? "" : String(value));

/** On the chosen words; a caret means all the words that have the mark around it. */
function onWords(mark: string, attribute: string, input: Input): MoreTool {
	return {
		...input,
		isOfPlace: false,
		isPossible: (editor) =>
			(!editor.state.selection.empty || editor.isActive(mark)) && editor.can().setMark(mark),
		read: (editor) => written(editor.getAttributes(mark)[attribute]),
		write(chain, value) {
			const meant = chain.command(
				({ editor, tr, commands }) =>
					!tr.selection.empty || commands.extendMarkRange(mark, editor.getAttributes(mark)),
			);
			if (value !== "") return meant.setMark(mark, { [attribute]: value });
			// It may have other attributes, which stay.
			return mark === "textStyle"
				? meant.setMark(mark, { [attribute]: null }).removeEmptyTextStyle()
				: meant.unsetMark(mark);
		},
	};
}

/** On the node that the caret stands in. */
function onNode(nodes: readonly string[], attribute: string, input: Input): MoreTool {
	return {
		...input,
		isOfPlace: true,
		isPossible: (editor) => nodes.some((node) => editor.isActive(node)),
		read: (editor) =>
			nodes.map((node) => written(editor.getAttributes(node)[attribute])).find((value) => value !== "") ?? "",
		write(chain, value) {
			const kept = value === "" ? null : input.input === "number" ? Number(value) : value;
			return nodes.reduce((done, node) => done.updateAttributes(node, { [attribute]: kept }), chain);
		},
	};
}

export const moreToolNames = [
	"anchor",
	"textColor",
	"highlightColor",
	"styleClass",
	"codeClass",
	"listStart",
	"cellColor",
] as const;
export type MoreToolName = (typeof moreToolNames)[number];

export const moreTools: Readonly<Record<MoreToolName, MoreTool>> = {
	anchor: onWords("anchor", "id", anchorName),
	textColor: onWords("textStyle", "color", color("#8e3b24")),
	highlightColor: onWords("highlight", "color", color("#ffe58a")),
	styleClass: onWords("styled", "class", classNames),
	codeClass: onNode(["codeBlock"], "class", classNames),
	listStart: onNode(["orderedList"], "start", count),
	cellColor: onNode(["tableCell", "tableHeader"], "backgroundColor", color("#f2eee6")),
};
