import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../../testing/app-under-test.ts";
import { type Answer, type Browser, browserOn } from "../../../testing/browser.ts";
import { clerkOn } from "../../../testing/clerk.ts";
import { addSpace, contentFile } from "../../../testing/content-space.ts";

let server: AppUnderTest;
let clerk: Browser;
const space = "/v1/spaces/4711";
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
	await addSpace(server.platform, contentFile());
	clerk = await clerkOn(server.app);
});
afterAll(() => server.close());

const page = (fields: object = {}) => ({ component: "page", title: "Titel", ...fields });
async function write(story: object) {
	const made = await clerk.post(`${space}/stories`, { story: { name: "Seite", content: page(), ...story } });
	expect([made.status, made.body]).toEqual([201, made.body]);
	return made.body.story;
}

/** Each way to give the service something that it cannot take. */
const badInput: Readonly<Record<string, () => Promise<Answer>>> = {
	async "a story that breaks its schema"() {
		const { id } = await write({ slug: "kaputt", content: { component: "page" } });
		return clerk.post(`${space}/stories/${id}/publish`);
	},
	async "a rename onto a used slug"() {
		await write({ slug: "besetzt" });
		const { id } = await write({ slug: "frei" });
		return clerk.put(`${space}/stories/${id}`, { story: { slug: "besetzt" } });
	},
	"an address of the shop's own": () =>
		clerk.post(`${space}/stories`, { story: { name: "Bilder", slug: "img", content: page() } }),
	async "a deleted page that others link to"() {
		const { id, uuid } = await write({ slug: "ziel" });
		const link = { fieldtype: "multilink", linktype: "story", id: uuid };
		await write({ slug: "quelle", content: page({ body: [{ component: "teaser", link }] }) });
		return clerk.delete(`${space}/stories/${id}`);
	},
	async "two editors at once"() {
		const { id, version, content } = await write({ slug: "zwei" });
		const saved = (title: string) =>
			clerk.put(`${space}/stories/${id}`, { story: { version, content: { ...content, title } } });
		await saved("Erste");
		return saved("Zweite");
	},
	"an asset that is no picture"() {
		const form = new FormData();
		form.set("file", new File(["Hallo"], "bild.jpg"));
		return clerk.sendForm(`${space}/assets`, form);
	},
	"5,000 blocks"() {
		const body = Array.from({ length: 5000 }, () => ({ component: "teaser" }));
		return clerk.post(`${space}/stories`, { story: { name: "Viel", slug: "viel", content: page({ body }) } });
	},
	"a stranger's token": () => browserOn(server.app).get(`${space}/stories`, { authorization: "fremd" }),
};

test.each([
	["a story that breaks its schema", 422, "Diese Seite hat Fehler, mit denen sie nicht veröffentlicht wird."],
	["a rename onto a used slug", 422, "Unter dieser Adresse steht schon etwas anderes."],
	[
		"an address of the shop's own",
		422,
		"Diese Adresse gehört dem Shop selbst, zum Beispiel dem Warenkorb, einem Design oder einem Land. Wählen Sie eine andere.",
	],
	[
		"a deleted page that others link to",
		409,
		"Andere Seiten führen hierher. Wird diese Seite gelöscht, laufen ihre Links ins Leere.",
	],
	["two editors at once", 409, "Jemand anderes hat diese Seite inzwischen geändert."],
	[
		"an asset that is no picture",
		415,
		"Diese Art von Datei nehmen wir nicht: Bilder (JPEG, PNG, WebP, AVIF), Filme (MP4, WebM), Ton (MP3) und PDF.",
	],
	[
		"5,000 blocks",
		422,
		"Diese Seite hat mehr oder tiefer verschachtelte Bausteine, als eine Seite haben kann.",
	],
	["a stranger's token", 401, "Dieser Schlüssel öffnet diesen Bereich nicht."],
])("[content-protocol §1] %s is refused with a sentence", async (name, status, message) => {
	const answer = await badInput[name]?.();
	expect([answer?.status, answer?.body.message]).toEqual([status, message]);
});
