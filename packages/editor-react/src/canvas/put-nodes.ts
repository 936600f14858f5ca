/** An element of an SVG as it is to be. */
export interface SvgNode {
	readonly tag: string;
	readonly attributes: { readonly [name: string]: string | number | undefined };
	readonly children?: readonly SvgNode[];
}

/** What was put, by its element: nobody else changes these, so that the page is never asked. */
const known = new WeakMap<Element, SvgNode>();

/**
 * Makes the content of an element what `nodes` say. Of what is there already only those attributes are touched that differ: what
 * is made anew costs a browser all layers of the page.
 */
export function putNodes(parent: Element, nodes: readonly SvgNode[]): void {
	for (const [at, node] of nodes.entries()) {
		const there = parent.children[at];
		if (there && known.get(there)?.tag === node.tag) update(there, node);
		else {
			const made = parent.ownerDocument.createElementNS("http://www.w3.org/2000/svg", node.tag);
			update(made, node);
			parent.insertBefore(made, there ?? null);
		}
	}
	while (parent.children.length > nodes.length) parent.lastElementChild?.remove();
}

function update(element: Element, node: SvgNode): void {
	const { attributes: before = {} } = known.get(element) ?? {};
	const { attributes: now, children } = node;
	for (const name of Object.keys({ ...before, ...now })) {
		const value = now[name];
		if (value === before[name]) continue;
		if (value === undefined) element.removeAttribute(name);
		else element.setAttribute(name, `${value}`);
	}
	known.set(element, node);
	if (children) putNodes(element, children);
}
