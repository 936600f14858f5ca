import { expect, test } from "vitest";
import { previewContent } from "./preview-story.ts";

const content = {
	_uid: "1",
	component: "page",
	title: "Hallo",
	title__i18n__en: "Hello",
	note: "Nur deutsch",
	note__i18n__en: "",
	title__i18n__de_at: "Servus",
	body: [{ _uid: "2", component: "quote", text: "Schön", text__i18n__en: "Nice" }],
};
const at = { space: 4711, story: 7 };

test("[§3] a translation stands for its field, an empty one does not; keys of languages are not sent", () => {
	const english = previewContent(content, { ...at, language: "en" });
	expect(english).toMatchObject({ title: "Hello", note: "Nur deutsch", body: [{ text: "Nice" }] });
	expect(Object.keys(english).filter((key) => key.includes("__"))).toEqual([]);
	expect(previewContent(content, { ...at, language: undefined }).title).toBe("Hallo");
	expect(previewContent(content, { ...at, language: "de-at" }).title).toBe("Servus");
});

test("[§5] each block says what the bridge knows it by, all as text", () => {
	const { body } = previewContent(content, { ...at, language: undefined });
	expect(body).toMatchObject([
		{ _editable: '<!--#storyblok#{"name":"quote","space":"4711","uid":"2","id":"7"}-->' },
	]);
});
