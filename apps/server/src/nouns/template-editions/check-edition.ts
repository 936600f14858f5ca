import { err, ok, type Result } from "@offizin/base";
import {
	type DesignDocument,
	elementsOf,
	type FeastFact,
	type Finding,
	feastFacts,
	isEqual,
	openDocument,
} from "@offizin/design";
import { type Configuration, possibleValues, settleConfiguration } from "@offizin/solver";
import { printedProduct } from "../../adapters/profiles/profile-choice.ts";
import type { Platform } from "../platform.ts";
import type { RenderFailure } from "../rendering/renderer.ts";
import { type TemplateProduct, templateProduct } from "../templates/template-product.ts";
import type { EditionProblem } from "./edition-problem.ts";

/** What a template is to be, and what it was. */
interface Checked {
	readonly template: string;
	readonly document: DesignDocument;
	/** The edition the draft was begun from. */
	readonly original: DesignDocument;
	/** Who it is checked for: clients take turns. */
	readonly client: string;
}

/** What keeps a document from being published as a template; nothing for one that can be. */
export async function checkEdition(
	platform: Pick<Platform, "profiles" | "renderer" | "templates">,
	{ template, document, original, client }: Checked,
): Promise<Result<readonly EditionProblem[], RenderFailure>> {
	const own = losses(document, original);
	return own.length > 0 ? ok(own) : printProblems(platform, { template, document, client });
}

/** What would keep it from being printed, whatever of its choices are made. */
export async function printProblems(
	platform: Pick<Platform, "profiles" | "renderer" | "templates">,
	{ template, document, client }: Omit<Checked, "original">,
): Promise<Result<readonly EditionProblem[], RenderFailure>> {
	const subject = templateProduct(platform.templates, template);
	const problems: EditionProblem[] = [];
	const seen = new Set<string>();
	for (const configuration of subject ? everyLook(subject) : []) {
		const made = { ...document, configuration };
		const { profile } = platform.profiles.choose(printedProduct(made));
		const press = { profile, colorLoss: new Map<string, number>() };
		const found = await platform.renderer.run("design.check", { document: made, press }, { client });
		if (!found.ok) return err(found.error);
		for (const finding of found.value) {
			const key = keyOf(finding);
			if (!isOfTemplate(finding) || seen.has(key)) continue;
			seen.add(key);
			problems.push({ code: "edition_finding", finding, choices: lookOf(configuration) });
		}
	}
	return ok(problems);
}

/** What the document has lost of what it has to keep, without looking at how it is printed. */
function losses(document: DesignDocument, original: DesignDocument): readonly EditionProblem[] {
	if (isEqual(document, original)) return [{ code: "edition_unchanged" }];
	const opened = openDocument(document);
	if (!opened.ok) return [{ code: "edition_unreadable", error: opened.error }];
	if (opened.value.repairs.length > 0) return [{ code: "edition_unreadable" }];
	const there = new Set(elementsOf(document).map(({ id }) => id));
	const told = factsIn(document);
	const pagesOf = ({ product, pages }: DesignDocument) => [product, ...pages.map(({ key }) => key)].join();
	const hasOthersFormat = document.configuration.formatType !== original.configuration.formatType;
	return [
		...(pagesOf(document) !== pagesOf(original) || hasOthersFormat
			? [{ code: "edition_pages_differ" } as const]
			: []),
		...(document.guests === undefined ? [] : [{ code: "edition_guests" } as const]),
		...elementsOf(document).flatMap((one): EditionProblem[] =>
			one.type === "photo" && one.photo ? [{ code: "edition_photo_own", label: one.label }] : [],
		),
		...elementsOf(original).flatMap((one): EditionProblem[] => {
			const isKept = one.type === "text" && (one.personal !== undefined || one.pattern !== undefined);
			return isKept && !there.has(one.id) ? [{ code: "edition_text_lost", label: one.label }] : [];
		}),
		...[...factsIn(original)]
			.filter((fact) => !told.has(fact))
			.map((fact): EditionProblem => ({ code: "edition_fact_lost", fact })),
	];
}

/** The facts of the feast that are told somewhere on the document. */
function factsIn(document: DesignDocument): ReadonlySet<FeastFact> {
	const keys = elementsOf(document).flatMap((one) =>
		one.type === "text" ? [...one.text.matchAll(/\{\{(\w+)/g)].map(([, key = ""]) => key) : [],
	);
	return new Set(feastFacts.filter((fact) => keys.includes(fact)));
}

/** The choices that make a template look or be printed differently, each value of them at least once. */
function everyLook({ product, chosen }: TemplateProduct): readonly Configuration[] {
	const looks = ["refinementType", "punching", "paperType"].flatMap((option) =>
		possibleValues(product, chosen, option).flatMap(({ value }) => {
			const settled = settleConfiguration(product, { [option]: value }, chosen);
			return settled.ok ? [settled.value.configuration] : [];
		}),
	);
	return [...new Map([chosen, ...looks].map((one) => [JSON.stringify(one), one])).values()];
}

function lookOf({ refinementType, punching, paperType }: Configuration): Readonly<Record<string, string>> {
	return Object.fromEntries(
		Object.entries({ paperType, refinementType, punching }).flatMap(([key, value]) =>
			value === undefined ? [] : [[key, value]],
		),
	);
}

/** An error, other than a slot that waits for the photograph of whoever buys the card. */
function isOfTemplate({ rule, severity }: Finding): boolean {
	return severity === "error" && rule !== "photo.empty";
}

function keyOf({ rule, page, element }: Finding): string {
	return JSON.stringify([rule, page, element]);
}
