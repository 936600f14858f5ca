import { readFileSync } from "node:fs";
import { isRecord } from "./is-record.ts";

/** Answers for delivery out of the seeds, until its door stands. */
export function seedAnswer(channel: string, address: URL): Response {
	const slug = address.pathname.replace(/^.*\/cdn\/stories\//, "");
	const seed: { readonly stories: readonly { readonly full_slug: string }[] } = JSON.parse(
		readFileSync(`content/${channel}.json`, "utf8"),
	);
	const story = seed.stories.find(({ full_slug }) => full_slug === slug);
	const language = address.searchParams.get("language");
	return story
		? Response.json({ story: inLanguage(story, language), cv: 1, rels: [], links: [] })
		: Response.json(["This record could not be found"], { status: 404 });
}

function inLanguage(value: unknown, language: string | null): unknown {
	if (Array.isArray(value)) return value.map((one) => inLanguage(one, language));
	if (!isRecord(value)) return value;
	const own = Object.entries(value).filter(([key]) => !key.includes("__i18n__"));
	return Object.fromEntries(
		own.map(([key, field]) => [key, inLanguage(value[`${key}__i18n__${language}`] ?? field, language)]),
	);
}
