import type { catalogue as german } from "../../de/office/catalogue.ts";

export const catalogue: typeof german = {
	title: "Catalogue",
	products: "Products and their rules",
	productParts:
		"{options, plural, one {# option} other {# options}}, {rules, plural, one {# rule} other {# rules}}",
	tables: "Tables",
	rows: "{count, plural, one {# row} other {# rows}}",
	rowHint: "Word or key",
	rowsOf: "{shown, number} of {all, number} rows.",
	noRow: "No row matches “{filter}”.",
	caption: "{name}; the column heads sort",
	ruleHint: "Rule, such as foil",
	soldAt: "Sold at {channels}.",
	options: "Options",
	preset: "<code>{key}</code> preset: {value}",
	rules: "Rules ({count})",
	rulesOf: "Rules ({shown} of {all})",
	noRules: "With this product everything goes with everything else.",
	source: { spec: "brief", verified: "checked", norm: "standard", market: "our own" },
	sourceMeaning: {
		spec: "from the requirements",
		verified: "checked against the market",
		norm: "from a standard",
		market: "set by us, following the market",
	},
};
