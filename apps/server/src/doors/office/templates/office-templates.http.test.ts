import { type DesignDocument, elementsOf, findElement, type TextElement } from "@offizin/design";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../../testing/browser.ts";
import { clerkOn } from "../../../testing/clerk.ts";
import { changeDesign, makeDesign } from "../../../testing/shopper.ts";

let server: AppUnderTest;
let clerk: Browser;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
	clerk = await clerkOn(server.app);
});
afterAll(() => server.close());

const id = "eukalyptus-postkarte-a6-salbei";
const other = "eukalyptus-postkarte-a6-terrakotta";
const at = `/office-api/templates/${id}`;
const visitor = () => browserOn(server.app);

interface Draft {
	readonly id: string;
	readonly revision: number;
	readonly document: DesignDocument;
}

/** A draft of the template, whatever was published before. */
async function draftOf(): Promise<Draft> {
	const opened = await clerk.post(`${at}/drafts`);
	expect(opened.status, JSON.stringify(opened.body)).toBe(200);
	return (await clerk.get(`${at}/drafts/${opened.body.id}`)).body;
}
const change = (draft: Pick<Draft, "id" | "revision">, ...commands: readonly unknown[]) =>
	clerk.patch(`${at}/drafts/${draft.id}`, { commands }, { "If-Match": `"${draft.revision}"` });
const publish = (draft: Pick<Draft, "id" | "revision">, note = "") =>
	clerk.post(`${at}/drafts/${draft.id}/publication`, { note }, { "If-Match": `"${draft.revision}"` });
const discard = ({ id: draft, revision }: Pick<Draft, "id" | "revision">) =>
	clerk.send(`${at}/drafts/${draft}`, { method: "DELETE", headers: { "If-Match": `"${revision}"` } });
const titleOf = (document: DesignDocument) => (findElement(document, "title") as TextElement).text;
const saying = (text: string) => ({ type: "setText", element: "title", text });

/** A new edition that says something else in its title. */
async function published(text: string): Promise<number> {
	const draft = await draftOf();
	const changed = await change(draft, saying(text));
	expect(changed.status, JSON.stringify(changed.body)).toBe(200);
	const done = await publish(changed.body, `sagt: ${text}`);
	expect(done.status, JSON.stringify(done.body)).toBe(200);
	return done.body.version;
}

beforeEach(async () => {
	const { body } = await clerk.get(at);
	if (body.draft) await discard(body.draft);
});

test("[14] what is published is what new designs begin with; one that was begun stays as it was", async () => {
	const older = await makeDesign(visitor(), { template: id });
	const version = await published("Sagt Ja");
	const newer = await makeDesign(visitor(), { template: id });
	expect([titleOf(older.document), titleOf(newer.document)]).not.toContain(undefined);
	expect(titleOf(older.document)).not.toBe("Sagt Ja");
	expect(titleOf(newer.document)).toBe("Sagt Ja");
	const { body } = await clerk.get(at);
	expect(body).toMatchObject({ edition: version, draft: null });
	expect(body.editions[0]).toMatchObject({ version, publishedBy: "Werkstatt", note: "sagt: Sagt Ja" });
	expect(body.editions.at(-1)).toMatchObject({ version: 0, publishedBy: null });
});

test("[14] a published template gives the rights that its product gives, not those it was edited with", async () => {
	const before = await server.platform.templates.edition(id, 0);
	const draft = await draftOf();
	for (const element of elementsOf(draft.document)) expect(element.may).toHaveLength(4);
	await change(draft, saying("Nur die Worte"));
	await publish({ ...draft, revision: draft.revision + 1 });
	const after = await server.platform.templates.document(id);
	const marksOf = (document: DesignDocument) =>
		elementsOf(document).map((one) => [one.id, one.may, one.type === "text" && one.editable]);
	expect(marksOf(after)).toEqual(marksOf(before));
	expect(after.configuration).toEqual(before.configuration);
});

test("[14] rights are given in a draft alone, and a design begins with them", async () => {
	const grant = { type: "setRights", element: "title", grants: ["style"] };
	const draft = await draftOf();
	const changed = await change(draft, grant);
	expect(changed.status, JSON.stringify(changed.body)).toBe(200);
	expect((await publish(changed.body)).status).toBe(200);
	const browser = visitor();
	const design = await makeDesign(browser, { template: id });
	expect(findElement(design.document, "title")).toMatchObject({ may: ["style"], editable: true });
	expect(findElement(design.document, "title")).not.toHaveProperty("grants");
	const own = { ...findElement(design.document, "title"), id: "own-1", grants: ["style"] };
	for (const [element, command] of [
		["title", grant],
		["title", { type: "transaction", commands: [grant] }],
		["own-1", { type: "addElement", page: "front", value: own }],
	] as const) {
		const refused = await browser.patch(
			`/web-api/designs/${design.id}`,
			{ commands: [command] },
			{ "If-Match": `"${design.revision}"` },
		);
		expect(refused).toMatchObject({ status: 403, body: { code: "rights_fixed" } });
		expect(Object.keys(refused.body.fields)).toEqual([element]);
	}
	const again = await draftOf();
	expect(findElement(again.document, "title")).toMatchObject({ grants: ["style"] });
	const like = await change(again, { ...grant, grants: null });
	expect((await publish(like.body)).status).toBe(200);
	const after = findElement((await makeDesign(visitor(), { template: id })).document, "title");
	expect(after).not.toHaveProperty("may");
});

test("[14] pictures of another edition have another address and show it", async () => {
	const address = async (): Promise<string> =>
		(await visitor().get(`/web-api/templates/${id}`)).body.front.src;
	const picture = async (src: string) => {
		const answer = await visitor().send(src, {});
		expect(answer.status).toBe(200);
		return { tag: answer.headers.get("etag"), keep: answer.headers.get("cache-control") };
	};
	const before = await address();
	const first = await picture(before);
	const version = await published("Ein anderes Bild");
	const after = await address();
	expect(after).toBe(`/img/w640/page/${id}/front?edition=${version}`);
	const second = await picture(after);
	expect(second.tag).not.toBe(first.tag);
	expect(second.keep).toContain("max-age=86400");
	expect((await picture(`/img/w640/page/${id}/front?edition=${version + 1}`)).keep).toBe("no-cache");
	const tile = (await visitor().get(`/web-api/templates/${other}`)).body.colors;
	expect(tile.find((color: { id: string }) => color.id === id).edition).toBe(version);
});

test("[14] a page of a draft is shown before it is published", async () => {
	const draft = await draftOf();
	const shown = await clerk.send(`${at}/drafts/${draft.id}/pages/front?revision=1`, {});
	expect(shown.status, await shown.clone().text()).toBe(200);
	expect(shown.headers.get("content-type")).toBe("image/webp");
	expect((await clerk.get(`${at}/drafts/${draft.id}/pages/inner`)).body.code).toBe("page_unknown");
});

test("[14] of two clerks who change one revision the second is told and loses nothing", async () => {
	const [mine, theirs] = [await draftOf(), await draftOf()];
	expect(mine.id).toBe(theirs.id);
	expect((await change(mine, saying("Eins"))).status).toBe(200);
	const refused = await change(theirs, saying("Zwei"));
	expect(refused).toMatchObject({ status: 412, body: { code: "revision_stale" } });
	expect(titleOf(refused.body.current.document)).toBe("Eins");
	expect((await publish(theirs)).status).toBe(412);
	expect((await discard(theirs)).status).toBe(412);
	const known = await clerk.get(`${at}/drafts/${mine.id}`, { "If-None-Match": `"${mine.revision + 1}"` });
	expect(known.status).toBe(304);
});

test("[14] a draft that was thrown away is gone, and the next one is another", async () => {
	const first = await draftOf();
	expect((await discard(first)).status).toBe(200);
	const second = await draftOf();
	expect(second.id).not.toBe(first.id);
	for (const answer of [
		await change(first, saying("x")),
		await publish(first),
		await clerk.get(`${at}/drafts/${first.id}`),
	])
		expect(answer).toMatchObject({ status: 404, body: { code: "template_draft_unknown" } });
});

test("[14] what could not be printed or filled in is not published, and it is said why", async () => {
	const draft = await draftOf();
	expect((await publish(draft)).body).toMatchObject({
		code: "edition_refused",
		problems: [{ code: "edition_unchanged", message: expect.stringContaining("wie die Fassung") }],
	});
	const told = elementsOf(draft.document).find((one) => one.type === "text" && one.pattern !== undefined);
	const lost = await change(draft, { type: "removeElement", element: told?.id });
	expect(lost.status, JSON.stringify(lost.body)).toBe(200);
	const refused = await publish(lost.body);
	expect(refused.status).toBe(422);
	expect(refused.body.problems.map(({ code }: { code: string }) => code)).toContain("edition_text_lost");
	await discard(lost.body);
	const again = await draftOf();
	const box = { x: -20_000, y: 5000, width: 90_000, height: 8000 };
	const moved = await change(again, { type: "setPlacement", element: "title", box, rotation: 0 });
	expect(moved.status, JSON.stringify(moved.body)).toBe(200);
	const findings = await clerk.get(`${at}/drafts/${again.id}/findings`);
	expect(findings.body.problems).toContainEqual({
		code: "edition_finding",
		message: expect.stringContaining("Vorderseite"),
	});
	expect((await publish(moved.body)).status).toBe(422);
});

test("[14] a photograph of somebody does not come into a template", async () => {
	const draft = await draftOf();
	const slot = elementsOf(draft.document).find(({ type }) => type === "photo");
	const placed = await change(draft, { type: "setPhoto", element: slot?.id, upload: "gibt-es-nicht" });
	expect(placed).toMatchObject({ status: 422, body: { code: "upload_unknown" } });
});

test("[14] an older edition comes back as a new one, unless somebody is changing the template", async () => {
	const first = await published("Erste");
	const second = await published("Zweite");
	const restore = (version: number) =>
		clerk.post(`${at}/editions/${version}/restoration`, { note: "zurück" });
	expect((await restore(second)).body.problems).toMatchObject([{ code: "edition_unchanged" }]);
	expect((await restore(second + 1)).body.code).toBe("edition_unknown");
	const draft = await draftOf();
	expect(await restore(first)).toMatchObject({ status: 409, body: { code: "template_draft_open" } });
	await discard(draft);
	expect(await restore(first)).toMatchObject({ status: 200, body: { version: second + 1 } });
	expect(titleOf((await makeDesign(visitor(), { template: id })).document)).toBe("Erste");
	expect((await restore(0)).status).toBe(200);
	expect(titleOf(await server.platform.templates.document(id))).not.toBe("Erste");
});

test("[14] in other colours a design keeps what its person wrote, and only that", async () => {
	const browser = visitor();
	await published("Aus der alten Fassung");
	const begun = await makeDesign(browser, { template: id });
	const design = await changeDesign(browser, begun, [{ type: "setFact", fact: "name1", value: "Zoë" }]);
	await published("Aus der neuen Fassung");
	const adopted = await browser.post(
		`/web-api/designs/${design.id}/adoptions`,
		{ template: other },
		{ "If-Match": `"${design.revision}"` },
	);
	expect(adopted).toMatchObject({ status: 201, body: { unplaced: [] } });
	const { document } = (await browser.get(`/web-api/designs/${adopted.body.id}`)).body;
	// The title was never the person's: it is that of the other colour, which nobody has edited.
	expect(titleOf(document)).toBe(titleOf(await server.platform.templates.document(other)));
	expect(document.facts.name1).toBe("Zoë");
});

test("[14] another process shows what was published here within seconds", async () => {
	const { editedTemplates } = await import("../../../adapters/templates/edited-templates.ts");
	const { openTemplates } = await import("../../../adapters/templates/template-store.ts");
	const { database, log, now } = server.platform;
	const elsewhere = await editedTemplates(await openTemplates(), database, { log, now });
	let heard = 0;
	elsewhere.onPublished(() => {
		heard += 1;
	});
	const version = await published("Überall");
	await expect.poll(() => elsewhere.row(id)?.edition).toBe(version);
	expect(titleOf(await elsewhere.document(id))).toBe("Überall");
	expect(heard).toBe(1);
	await elsewhere.close();
});
