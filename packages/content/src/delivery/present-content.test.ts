import fc from "fast-check";
import { expect, test } from "vitest";
import type { FieldValue } from "../story/block.ts";
import { isList, isObject } from "./field-at.ts";
import { askingOf, folderOf, storyOf, told, uuidOf } from "./space-fixtures.ts";

const content = (fields: Readonly<Record<string, FieldValue>>, query = "", more = {}) =>
	told(askingOf([storyOf(1, { slug: "home", fields }), ...Object.values(more)] as never), "home", query).story
		.content;

test("fields are in the language asked for, then in the fallback, then in the default one", () => {
	const fields = {
		title: "Karten",
		title__i18n__en: "Cards",
		text: "Papier",
		text__i18n__fr: "Papier (fr)",
		note: "Nur hier",
		note__i18n__en: "",
		only__i18n__en: "only",
		list: [{ _uid: "b", component: "teaser", label: "Los", label__i18n__en: "Go" }],
	};
	const own = { _uid: "root-1", component: "page" };
	const list = (label: string) => [{ _uid: "b", component: "teaser", label }];
	expect(content(fields)).toEqual({
		...own,
		...{ title: "Karten", text: "Papier", note: "Nur hier", list: list("Los") },
	});
	expect(content(fields, "language=en")).toEqual({
		...own,
		...{ title: "Cards", text: "Papier", note: "Nur hier", only: "only", list: list("Go") },
	});
	expect(content(fields, "language=en&fallback_lang=fr").text).toBe("Papier (fr)");
	expect(content(fields, "language=default")).toEqual(content(fields));
	expect(content(fields, "fallback_lang=fr")).toEqual(content(fields));
});

test("[content-protocol §4] a language with a dash is written with a line below in the names of fields", () => {
	const fields = { title: "Karten", title__i18n__de_at: "Kartln", "text__i18n__de-at": "verschrieben" };
	const austrian = { _uid: "root-1", component: "page", title: "Kartln" };
	expect(content(fields, "language=de-at")).toEqual(austrian);
	expect(content(fields, "language=fr&fallback_lang=de-at")).toEqual(austrian);
});

test("no raw field of a language is ever delivered, and what has none stays as it is", () => {
	const key = fc.oneof(
		fc.constantFrom("a", "b__i18n__en", "b", "c__i18n__fr", "toString__i18n__fr"),
		fc.string(),
	);
	const { value } = fc.letrec<{ value: FieldValue }>((tie) => ({
		value: fc.oneof(
			{ maxDepth: 3 },
			fc.string(),
			fc.integer(),
			fc.constant(null),
			fc.array(tie("value"), { maxLength: 3 }),
			fc.dictionary(key, tie("value"), { maxKeys: 4 }),
		),
	}));
	fc.assert(
		fc.property(value, fc.constantFrom("", "language=en", "language=en&fallback_lang=fr"), (field, query) => {
			const delivered = JSON.stringify(content({ field }, query));
			if (!JSON.stringify(field).includes("__i18n__")) {
				expect(JSON.parse(delivered).field).toEqual(JSON.parse(JSON.stringify(field)));
			}
			expect(delivered).not.toMatch(/"[^"]*__i18n__[^"]*":/);
		}),
	);
});

test("an object is delivered the same, copied for an empty translation or not, and never changed", () => {
	const text = fc.oneof(fc.string(), fc.constantFrom("/f/4711/a.jpg", "story", "multilink", uuidOf(2)));
	const key = fc.oneof(
		fc.string(),
		fc.constantFrom("linktype", "fieldtype", "id", "uuid", "href", "component", "_uid"),
	);
	const { value } = fc.letrec<{ value: FieldValue }>((tie) => ({
		value: fc.oneof(
			{ maxDepth: 4 },
			text,
			fc.integer(),
			fc.array(tie("value"), { maxLength: 4 }),
			fc.dictionary(key, tie("value"), { maxKeys: 5 }),
		),
	}));
	const other = { other: storyOf(2, { slug: "anderswo" }) };
	fc.assert(
		fc.property(value, fc.constantFrom("", "version=draft", "excluding_fields=id,href"), (field, query) => {
			const before = JSON.stringify(field);
			const delivered = content({ field }, query, other);
			expect(delivered).toEqual(content({ field: marked(field) }, query, other));
			expect(JSON.stringify(field)).toBe(before);
		}),
	);
});

/** Every object with a translation that says nothing. */
function marked(value: FieldValue): FieldValue {
	if (isList(value)) return value.map(marked);
	if (!isObject(value)) return value;
	const fields = Object.entries(value).map(([name, one]) => [name, marked(one)]);
	return { ...Object.fromEntries(fields), leer__i18n__fr: "" };
}

test("drafts carry what the bridge reads, published contents nothing", () => {
	const fields = { body: [{ _uid: "b", component: "teaser" }] };
	const draft = content(fields, "version=draft");
	expect(draft._editable).toBe('<!--#storyblok#{"name":"page","space":"4711","uid":"root-1","id":"1"}-->');
	expect(draft.body[0]._editable).toContain('"name":"teaser","space":"4711","uid":"b","id":"1"');
	expect(JSON.stringify(content(fields))).not.toContain("_editable");
});

test("files are told by their whole addresses, of this space only", () => {
	const file = { fieldtype: "asset", id: 7, filename: "/f/4711/10x10/0123456789/a.jpg", alt: "" };
	const delivered = content({
		file,
		other: "/f/4712/10x10/0123456789/a.jpg",
		url: "https://x.example/f/4711/",
	});
	expect(delivered.file.filename).toBe("https://www.papiervogel.example/f/4711/10x10/0123456789/a.jpg");
	expect(delivered).toMatchObject({
		other: "/f/4712/10x10/0123456789/a.jpg",
		url: "https://x.example/f/4711/",
	});
});

test("links lead to where stories are now; to one that is gone they stay", () => {
	const link = { fieldtype: "multilink", linktype: "story", id: uuidOf(2), url: "", cached_url: "alt" };
	const mark = { type: "link", attrs: { linktype: "story", uuid: uuidOf(2), href: "/alt", anchor: "a" } };
	const rich = { type: "doc", content: [{ type: "text", text: "hier", marks: [mark] }] };
	const there = { other: storyOf(2, { slug: "neu" }) };
	const delivered = content({ link, rich }, "", there);
	expect(delivered.link.cached_url).toBe("neu");
	expect(delivered.rich.content[0].marks[0].attrs).toMatchObject({ href: "/neu", anchor: "a" });
	expect(content({ link, rich }).link.cached_url).toBe("alt");
	expect(content({ link, rich }).rich.content[0].marks[0].attrs.href).toBe("/alt");
});

test("fields that are left out are left out of every block", () => {
	const fields = { text: "a", body: [{ _uid: "b", component: "teaser", text: "b", title: "c" }] };
	expect(content(fields, "excluding_fields=text,_uid")).toEqual({
		_uid: "root-1",
		component: "page",
		body: [{ _uid: "b", component: "teaser", title: "c" }],
	});
});

test("a story has its name and slug in the language, and is found by it", () => {
	const slug = (lang: string, slug: string, published = true) => ({
		lang,
		name: `Name ${slug}`,
		slug,
		published,
	});
	const asking = askingOf([
		{ ...folderOf(1, "karten"), translatedSlugs: [slug("en", "cards")] },
		storyOf(2, { slug: "karten", parentId: 1, isStartpage: true }),
		storyOf(3, {
			slug: "hochzeit",
			fullSlug: "karten/hochzeit",
			parentId: 1,
			translatedSlugs: [slug("en", "wedding"), slug("fr", "mariage", false)],
		}),
	]);
	const wedding = told(asking, "cards/wedding", "language=en").story;
	expect(wedding).toMatchObject({
		id: 3,
		lang: "en",
		name: "Name wedding",
		slug: "wedding",
		full_slug: "cards/wedding",
		default_full_slug: "karten/hochzeit",
		translated_slugs: [{ lang: "en", path: "cards/wedding", name: "Name wedding" }],
	});
	expect(told(asking, "cards/", "language=en").story.full_slug).toBe("cards");
	expect(told(asking, "karten/hochzeit", "language=en").story.id).toBe(3);
	expect(told(asking, "cards/wedding")).toEqual({ code: "not_found" });
	expect(told(asking, "karten/mariage", "language=fr")).toEqual({ code: "not_found" });
	expect(told(asking, "karten/mariage", "language=fr&version=draft").story.id).toBe(3);
});

test("a draft that has the address of a published page in a language takes it from nobody", () => {
	const slug = (slug: string) => [{ lang: "en", name: null, slug, published: true }];
	const asking = askingOf([
		storyOf(1, { slug: "karten", translatedSlugs: slug("cards") }),
		storyOf(2, { slug: "neu", published: undefined, translatedSlugs: slug("cards") }),
	]);
	expect(told(asking, "cards", "language=en").story.id).toBe(1);
});
