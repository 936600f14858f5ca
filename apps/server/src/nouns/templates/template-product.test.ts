import { giftwrapProduct } from "@offizin/assortment";
import { defaultConfiguration } from "@offizin/solver";
import { describe, expect, test } from "vitest";
import { openTemplates } from "../../adapters/templates/template-store.ts";
import { designProduct, fixedChoices, takeForeign, templateProduct } from "./template-product.ts";

const templates = await openTemplates();
const [card] = templates.rows;
if (!card) throw new Error("there are templates");

describe("what a design is made as", () => {
	test("a card has the format of its template and nothing else of the others", () => {
		const subject = templateProduct(templates, card.id);
		const formats = subject?.product.options.find(({ key }) => key === "formatType")?.domain;
		expect(formats).toMatchObject({ choices: [{ key: card.formatType }] });
		expect(fixedChoices(card)).toEqual({ formatType: card.formatType });
	});

	test("is what its document says, whole where no template narrows it", () => {
		const document = { product: "giftwrap", configuration: defaultConfiguration(giftwrapProduct) };
		const subject = designProduct(templates, { template: "gone", document });
		expect(subject.product).toBe(giftwrapProduct);
		expect(takeForeign(subject, { sheets: "10", pattern: "soiree" })).toEqual({
			own: { sheets: "10", pattern: "soiree" },
			foreign: [],
		});
	});
});
