import fc from "fast-check";
import { expect, test } from "vitest";
import { putNodes, type SvgNode } from "./put-nodes.ts";

/** As much of an element as is needed, and how often it was touched. */
class Fake {
	readonly attributes = new Map<string, string>();
	readonly children: Fake[] = [];
	parent: Fake | undefined;
	touched = 0;
	readonly tag: string;
	constructor(tag: string) {
		this.tag = tag;
	}
	get ownerDocument() {
		return { createElementNS: (_: string, tag: string) => new Fake(tag) };
	}
	get lastElementChild() {
		return this.children.at(-1);
	}
	setAttribute(name: string, value: string) {
		this.touched++;
		this.attributes.set(name, value);
	}
	removeAttribute(name: string) {
		this.touched++;
		this.attributes.delete(name);
	}
	insertBefore(child: Fake, before: Fake | null) {
		child.parent = this;
		this.children.splice(before ? this.children.indexOf(before) : this.children.length, 0, child);
	}
	remove() {
		this.parent?.children.splice(this.parent.children.indexOf(this), 1);
	}
	get markup(): string {
		const attributes = [...this.attributes].sort().map(([name, value]) => ` ${name}="${value}"`);
		return `<${this.tag}${attributes.join("")}>${this.children.map(({ markup }) => markup).join("")}</>`;
	}
}

const stage = () => new Fake("g");
const put = (on: Fake, nodes: readonly SvgNode[]) => putNodes(on as unknown as Element, nodes);

const attributes = fc.dictionary(
	fc.constantFrom("d", "fill", "transform"),
	fc.constantFrom("1", "2", undefined),
);
const path = fc.record({ tag: fc.constantFrom("path", "rect"), attributes });
const line = fc.record({ tag: fc.constant("g"), attributes, children: fc.array(path, { maxLength: 3 }) });
const nodes = fc.array(fc.oneof(line, path), { maxLength: 4 });

test("[14] what is put after anything else is what is put at once", () => {
	fc.assert(
		fc.property(fc.array(nodes, { minLength: 1, maxLength: 5 }), (states) => {
			const [written, afresh] = [stage(), stage()];
			for (const state of states) put(written, state);
			put(afresh, states.at(-1) ?? []);
			expect(written.markup).toBe(afresh.markup);
		}),
	);
});

test("[14] of a line that is written on one attribute is touched, and of the others nothing", () => {
	const page = stage();
	const text = (last: string): SvgNode[] =>
		["M0", last].map((d) => ({
			tag: "g",
			attributes: { transform: "matrix(1)" },
			children: [{ tag: "path", attributes: { d, fill: "#222222" } }],
		}));
	put(page, text("M1"));
	const before = [...page.children];
	const all = page.children.flatMap((group) => [group, ...group.children]);
	for (const element of all) element.touched = 0;
	put(page, text("M2"));
	expect(page.children).toEqual(before);
	expect(all.map(({ touched }) => touched)).toEqual([0, 0, 0, 1]);
	expect(page.markup).toContain('d="M2"');
});
