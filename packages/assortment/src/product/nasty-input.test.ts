import { formatConfiguration, parseConfiguration, settleConfiguration, violations } from "@offizin/solver";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatLink, parseLink } from "../configurator-link.ts";
import { products } from "../registry.ts";

const sold = products.flatMap(({ options }) =>
	options.flatMap(({ domain }) => (domain.kind === "list" ? domain.choices.map(({ key }) => key) : [])),
);
const nearly = [
	..."１２ ٣ 1e3 +1 -1 0x10 0024 24.0 060x040 ６０x４０ 60×40 60X40 %2C %00 ,,, __proto__ constructor NaN".split(
		" ",
	),
	...["", " ", "24 ", "\n24", "60x40\n", "\ud800", "\u0000", "9".repeat(400), "-".repeat(400)],
	...["ohne,ohne", "seal-gold,seal-gold", "seal-gold,seal-rose", "envelope-gerade-weiss-c6"],
	...["2027-03", "2027-13-01", "0000-01-01"],
];
const value = fc.oneof(
	fc.constantFrom(...sold),
	fc.constantFrom(...nearly),
	fc.string({ unit: "binary", maxLength: 20 }),
	fc.double(),
	fc.constantFrom(null, undefined, true, {}),
);
const names = [
	...new Set(products.flatMap(({ options }) => options.map(({ key, parameter }) => parameter ?? key))),
	...["amount", "quantity", "startDate", "productType", "template", "isSample", "graduationsPageCount"],
	...["accessories", "__proto__", "constructor"],
];
const input = fc.dictionary(fc.constantFrom(...names), fc.oneof(value, fc.array(value, { maxLength: 4 })), {
	maxKeys: 6,
});

/** A list in a list and so on; the depth of a document that a parser of JSON still takes. */
function nested(text: string, depth = 100_000): unknown {
	let list: unknown = text;
	for (let level = 0; level < depth; level++) list = [list];
	return list;
}

describe.each(products.map((one) => [one.key, one] as const))(
	"[assortment.K10] whatever is told of a %s",
	(_, one) => {
		test("is answered; what is read can be made and is written and read the same", () => {
			fc.assert(
				fc.property(input, (told) => {
					const read = parseConfiguration(one, told);
					const settled = settleConfiguration(one, told);
					const isImpossible = !read.ok && read.error.code === "configuration_impossible";
					expect(settled.ok).toBe(read.ok || isImpossible);
					if (settled.ok) expect(violations(one, settled.value.configuration)).toEqual([]);
					if (!read.ok) return;
					expect(violations(one, read.value)).toEqual([]);
					const written = new URLSearchParams(formatConfiguration(one, read.value));
					expect(parseConfiguration(one, Object.fromEntries(written))).toEqual(read);
				}),
			);
		});

		test("opens its configurator as its link opens it again", () => {
			fc.assert(
				fc.property(input, (told) => {
					const opened = parseLink(one.configurator, told);
					if (!opened.ok) return;
					const link = new URL(formatLink(opened.value), "https://papiervogel.example");
					expect(parseLink(link.pathname, Object.fromEntries(link.searchParams))).toEqual(opened);
				}),
				{ examples: [[{ template: "\ud800" }]] },
			);
		});
	},
);

test("[assortment.K10] lists in lists name nothing, however deep", () => {
	for (const product of products) {
		const names = product.options.map(({ key, parameter }) => parameter ?? key);
		const told = Object.fromEntries(names.map((name) => [name, nested("ohne")]));
		expect(parseConfiguration(product, told), product.key).toEqual(parseConfiguration(product, {}));
	}
});

test("[assortment.K10] a path of a million slashes is no configurator", () => {
	const path = `/configurator${"/".repeat(1_000_000)}-card`;
	expect(parseLink(path, {})).toEqual({ ok: false, error: { code: "configurator_unknown", path } });
});
