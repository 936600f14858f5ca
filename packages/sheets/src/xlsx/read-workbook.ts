import { parseXml } from "./parse-xml.ts";

export interface Sheet {
	readonly name: string;
	readonly isHidden: boolean;
	/** Name of its part in the file. */
	readonly part: string;
}

export interface Workbook {
	readonly sheets: readonly Sheet[];
	readonly sharedStrings: string | undefined;
	readonly styles: string | undefined;
	/** Days are counted from 1904, as old Excel for Mac did. */
	readonly isFrom1904: boolean;
}

interface Relation {
	readonly id: string;
	/** Last word of the type's URI, the same in both editions of the standard. */
	readonly kind: string;
	readonly part: string;
}

/** Where the workbook's own part is, from the relations of the whole file. */
export function workbookPart(relations: string): string | undefined {
	return readRelations(relations, "").find(({ kind }) => kind === "officeDocument")?.part;
}

/** Name of the part that holds the relations of another part. */
export function relationsPart(part: string): string {
	return partFrom(folderOf(part), `_rels/${part.slice(part.lastIndexOf("/") + 1)}.rels`);
}

/** What is where: sheets in the order of their tabs (ECMA-376 part 1, 18.2). */
export function readWorkbook(xml: string, relationsXml: string, part: string): Workbook {
	const relations = readRelations(relationsXml, folderOf(part));
	const partOf = (wanted: string) => relations.find(({ kind }) => kind === wanted)?.part;
	const sheets: Sheet[] = [];
	let isFrom1904 = false;
	parseXml(xml, {
		open(name, attributes) {
			if (name === "workbookPr") isFrom1904 = /^(1|true)$/.test(attributes().date1904 ?? "");
			if (name !== "sheet") return;
			const { name: title = "", state = "visible", id } = attributes();
			const relation = relations.find((candidate) => candidate.id === id && candidate.kind === "worksheet");
			// Charts have tabs too, but no cells.
			if (relation) sheets.push({ name: title, isHidden: state !== "visible", part: relation.part });
		},
	});
	return { sheets, sharedStrings: partOf("sharedStrings"), styles: partOf("styles"), isFrom1904 };
}

function readRelations(xml: string, folder: string): Relation[] {
	const relations: Relation[] = [];
	parseXml(xml, {
		open(name, attributes) {
			if (name !== "Relationship") return;
			const { Id: id = "", Type: type = "", Target: target = "" } = attributes();
			const part = target.startsWith("/") ? target.slice(1) : partFrom(folder, target);
			relations.push({ id, kind: type.slice(type.lastIndexOf("/") + 1), part });
		},
	});
	return relations;
}

function folderOf(part: string): string {
	return part.slice(0, Math.max(0, part.lastIndexOf("/")));
}

/** The part a target leads to from a folder. */
function partFrom(folder: string, target: string): string {
	const steps: string[] = [];
	for (const step of `${folder}/${target}`.split("/")) {
		if (step === "..") steps.pop();
		else if (step !== "" && step !== ".") steps.push(step);
	}
	return steps.join("/");
}
