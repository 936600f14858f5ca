import type { OptionPanel, PanelOption } from "@offizin/contract";

type PanelValue = PanelOption["values"][number];

/** A value that goes with everything, is not chosen and changes nothing. */
export function panelValue(value: string, details: Partial<PanelValue> = {}): PanelValue {
	return {
		value,
		name: value,
		isChosen: false,
		isPossible: true,
		query: `option=${value}`,
		changes: [],
		priceChange: 0,
		dateChange: 0,
		...details,
	};
}

/** A list of values of which the first is chosen. */
export function panelOption(
	key: string,
	values: readonly PanelValue[],
	details: Partial<PanelOption> = {},
): PanelOption {
	const [first] = values;
	return {
		key,
		name: key,
		kind: "list",
		value: first?.value ?? "",
		values: values.map((value, index) => ({ ...value, isChosen: index === 0 })),
		...details,
	};
}

/** Fifty pieces for 100 euros. */
export function optionPanel(
	options: readonly PanelOption[],
	details: Partial<OptionPanel> = {},
): OptionPanel {
	return {
		product: "merch",
		name: "Fotogeschenk",
		configuration: Object.fromEntries(options.map(({ key, value }) => [key, value])),
		query: options.map(({ key, value }) => `${key}=${value}`).join("&"),
		options: [...options],
		adjustments: [],
		quantity: 50,
		quantities: { max: 500 },
		ladder: [{ quantity: 50, unit: 200, total: 10_000 }],
		quote: {
			priceListId: "list",
			currency: "eur",
			quantity: 50,
			unit: 200,
			total: 10_000,
			lines: [{ code: "merch.base", name: "Fotogeschenk", quantity: 50, unit: 200, amount: 10_000 }],
			vat: [{ rate: 190, net: 8403, amount: 1597 }],
			delivery: "2026-11-25",
			deliveryText: "Mi., 25. November 2026",
		},
		facts: [],
		isSoldAsChosen: false,
		configurator: null,
		...details,
	};
}
