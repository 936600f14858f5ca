import { templateWords } from "@offizin/words";
import { expect, test } from "vitest";
import { openTemplates } from "../../adapters/templates/template-store.ts";
import { nameOfLine } from "../cart/line-view.ts";
import { designName } from "./design-name.ts";

const templates = await openTemplates();
const [card] = templates.rows;
if (!card) throw new Error("there are cards");
const unnamed = { name: null, title: null };
const named = (design: Parameters<typeof designName>[1], locale: string) =>
	designName({ templates }, design, locale);

test.each([
	["de-DE", "Wandbild"],
	["en-DE", "Wall art"],
])("[8.3-1] in %s a design that began without a card is called as its product", (locale, name) => {
	expect(named({ ...unnamed, template: "wandbild" }, locale)).toBe(name);
	const line = { item: "design", template: "wandbild", product: "photoframe" } as const;
	expect(nameOfLine(line, locale, templates)).toBe(name);
});

test("one that began with a card is called as it, and before that as its owner or the names on it call it", () => {
	const { name } = templateWords(card, "de-DE");
	expect(named({ ...unnamed, template: card.id }, "de-DE")).toBe(name);
	const line = { item: "design", template: card.id, product: "card" } as const;
	expect(nameOfLine(line, "de-DE", templates)).toBe(name);
	expect(named({ name: null, title: "Jana", template: card.id }, "de-DE")).toBe("Jana");
	expect(named({ name: "Für Oma", title: "Jana", template: "wandbild" }, "de-DE")).toBe("Für Oma");
	expect(named({ ...unnamed, template: "weg" }, "de-DE")).not.toContain("weg");
});
