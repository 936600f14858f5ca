import { beforeAll, expect, test } from "vitest";
import { openTemplates, type TemplateStore } from "../../adapters/templates/template-store.ts";
import { pictureName } from "./picture-name.ts";

let templates: TemplateStore;

beforeAll(async () => {
	templates = await openTemplates();
});

test("an envelope has pictures of its sides and lies in no scene, which a card does", () => {
	const [envelope] = templates.envelopes;
	const [card] = templates.rows;
	const named = (kind: string, name = "", detail = "") => pictureName(templates, { kind, name, detail });
	expect(named("page", envelope?.id, "envelope-flap")).toBeDefined();
	expect(named("page", envelope?.id, "back")).toBeUndefined();
	expect(named("scene", envelope?.id)).toBeUndefined();
	expect(named("scene", card?.id)).toBeDefined();
});
