// What the architecture check needs to know about one source file, read from its syntax tree.
import { parseAst } from "vitest/node";

export interface Found {
	/** What was found: a module specifier, or the name of an ambient source such as "Date.now". */
	name: string;
	/** Counted from 1. */
	line: number;
}

interface Import extends Found {
	/** What is taken by name; undefined where it may be anything. */
	names: string[] | undefined;
}

interface PassedOn extends Found {
	isType: boolean;
}

export interface SourceFile {
	/** Static, dynamic, type and re-exporting imports. */
	imports: Import[];
	/** Names of `export { … } from`. */
	passedOn: PassedOn[];
	/** Names of `export const`, `export function` and the like. */
	declared: Found[];
	/** How often each name stands in the code; a property of the same name counts. */
	named: Map<string, number>;
	exportAll: Found[];
	/** Clock, randomness, console, the environment and module mocks. */
	ambient: Found[];
	/** German in the code: a name that ends in "De"; a text with umlauts, German quotation marks or common words. */
	german: Found[];
}

type Node = Record<string, unknown> & { type: string; start: number };

function isNode(value: unknown): value is Node {
	return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

/** Calls `visit` for the node and everything below it, parents first. */
function walk(value: unknown, visit: (node: Node) => void): void {
	if (Array.isArray(value)) for (const item of value) walk(item, visit);
	if (!isNode(value)) return;
	visit(value);
	for (const child of Object.values(value)) {
		if (typeof child === "object" && child !== null) walk(child, visit);
	}
}

function stringIn(value: unknown): string | undefined {
	if (!isNode(value)) return undefined;
	if (value.type === "TSLiteralType") return stringIn(value.literal);
	return value.type === "Literal" && typeof value.value === "string" ? value.value : undefined;
}

function nameOf(value: unknown): string | undefined {
	if (!isNode(value)) return undefined;
	return value.type === "Identifier" ? String(value.name) : stringIn(value);
}

const banned =
	/^(Date\.now|Math\.random|performance\.now|crypto\.\w+|console\.\w+|process\.env|vi\.mock|vi\.doMock)$/;

function ambientIn(node: Node): string | undefined {
	if (node.type === "MemberExpression") {
		const name = `${nameOf(node.object)}.${nameOf(node.property)}`;
		return banned.test(name) ? name : undefined;
	}
	if (node.type === "NewExpression" || node.type === "CallExpression") {
		const isClock = nameOf(node.callee) === "Date" && (node.arguments as unknown[]).length === 0;
		return isClock ? "new Date()" : undefined;
	}
	const isTakenApart = node.type === "VariableDeclarator" && nameOf(node.init) === "process";
	return isTakenApart ? "process.env" : undefined;
}

/** Words that English does not know: "die" cuts cards here. */
const germanWord =
	/(?<![\p{L}\d_-])(und|oder|der|das|dem|den|eine?[nmrs]?|nicht|keine?[nmr]?|ist|sind|wird|werden|mit|ohne|für|auf|im|zum|zur|vom|von|bei|aus|nach|bitte|Sie|Ihre?[nmrs]?|Karten?|Bild(er)?|Seiten?|Preise?|Farben?|Folien?)(?![\p{L}\d_-])/u;

/** A word alone may be a key ("ohne"). */
function isGerman(text: string): boolean {
	return /[äöüßÄÖÜ„“]/.test(text) || (/\S\s|\s\S/.test(text) && germanWord.test(text));
}

function germanIn(node: Node): string | undefined {
	const name = node.type === "Identifier" ? String(node.name) : undefined;
	if (name !== undefined) return /[a-z0-9]De$/.test(name) ? name : undefined;
	const isText = node.type === "Literal" || node.type === "JSXText";
	const text = node.type === "TemplateElement" ? Reflect.get(Object(node.value), "raw") : node.value;
	return (isText || node.type === "TemplateElement") && typeof text === "string" && isGerman(text)
		? JSON.stringify(text)
		: undefined;
}

function namesTaken(node: Node): string[] | undefined {
	// What a lazy import takes apart later is not followed: it is taken by name elsewhere, or in a type.
	if (node.type !== "ImportDeclaration" && node.type !== "ExportNamedDeclaration") return [];
	const specifiers = node.specifiers as Node[];
	if (specifiers.some(({ type }) => type === "ImportNamespaceSpecifier")) return undefined;
	return specifiers.map(({ imported, local }) => nameOf(imported ?? local) ?? "");
}

/** The names of an exported declaration; those of a pattern are not followed. */
function declaredBy(declaration: unknown): string[] {
	if (!isNode(declaration)) return [];
	const declared =
		declaration.type === "VariableDeclaration" ? (declaration.declarations as Node[]) : [declaration];
	return declared.flatMap(({ id }) => nameOf(id) ?? []);
}

/** Reads TypeScript. Throws with the parser's message where the text is not valid. */
export function readSource(text: string, path: string): SourceFile {
	const file: SourceFile = {
		imports: [],
		passedOn: [],
		declared: [],
		named: new Map(),
		exportAll: [],
		ambient: [],
		german: [],
	};
	walk(parseAst(text, { lang: path.endsWith("x") ? "tsx" : "ts" }), (node) => {
		const line = () => text.slice(0, node.start).split("\n").length;
		const specifier = stringIn(node.type === "TSExternalModuleReference" ? node.expression : node.source);
		if (specifier !== undefined)
			file.imports.push({ name: specifier, line: line(), names: namesTaken(node) });
		if (node.type === "ExportNamedDeclaration" && specifier !== undefined) {
			for (const { exported, exportKind } of node.specifiers as Node[]) {
				const isType = node.exportKind === "type" || exportKind === "type";
				file.passedOn.push({ name: nameOf(exported) ?? "", line: line(), isType });
			}
		}
		if (node.type === "ExportNamedDeclaration")
			for (const name of declaredBy(node.declaration)) file.declared.push({ name, line: line() });
		if (node.type === "Identifier" || node.type === "JSXIdentifier") {
			const name = String(node.name);
			file.named.set(name, (file.named.get(name) ?? 0) + 1);
		}
		if (node.type === "ExportAllDeclaration") file.exportAll.push({ name: "export *", line: line() });
		const ambient = ambientIn(node);
		if (ambient) file.ambient.push({ name: ambient, line: line() });
		const german = germanIn(node);
		if (german) file.german.push({ name: german, line: line() });
	});
	return file;
}
