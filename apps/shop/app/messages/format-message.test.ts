import compile from "icu-minify/compile";
import { _createCache, _createIntlFormatters } from "use-intl/core";
import formatCompiled from "use-intl/format-message/format-only";
import { expect, test } from "vitest";
import formatMessage from "./format-message.ts";

const formatters = _createIntlFormatters(_createCache());
const options = { formatters, cache: _createCache(), locale: "de-DE", timeZone: "Europe/Berlin" };
const plural = "{count, plural, =0 {Keine Karten} one {# Karte} other {# Karten}}";

test.each([
	["je Karte", {}, "je Karte"],
	["ab {price}", { price: "0,45\u00a0€" }, "ab 0,45\u00a0€"],
	["{name}, {color} merken", { name: "Soirée", color: "<b>" }, "Soirée, <b> merken"],
	["{count} Seiten", { count: 4 }, "4 Seiten"],
	[plural, { count: 1 }, "1 Karte"],
	[plural, { count: 0 }, "Keine Karten"],
	[`Im Korb: ${plural}`, { count: 12 }, "Im Korb: 12 Karten"],
])("%s with %j is %s, as use-intl says it", (message, values, text) => {
	const args = ["key", compile(message), values, options] as Parameters<typeof formatCompiled>;
	expect(formatMessage(...args)).toBe(text);
	expect(formatCompiled(...args)).toBe(text);
});

test("elements around words are left to use-intl", () => {
	const values = { link: (words: unknown) => ({ words }) };
	const args = ["key", compile("zzgl. <link>Versand</link>"), values, options];
	expect(formatMessage(...(args as Parameters<typeof formatCompiled>))).toEqual([
		"zzgl. ",
		{ words: ["Versand"] },
	]);
});
