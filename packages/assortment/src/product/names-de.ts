import { parseImageFormat } from "@offizin/solver";
import type { Product } from "./product.ts";

function optionOf(product: Product, key: string) {
	return product.options.find((option) => option.key === key);
}

/** What an option is called; a key that the product has not stands for itself, since an old order may hold one. */
export function optionNameDe(product: Product, key: string): string {
	return optionOf(product, key)?.nameDe ?? key;
}

/** What a value is called: "Leinwand", "24 Seiten", "60 × 40 cm"; one that the option has not stands for itself. */
export function valueNameDe(product: Product, key: string, value: string): string {
	const domain = optionOf(product, key)?.domain;
	switch (domain?.kind) {
		case undefined:
			return value;
		case "list":
			return domain.choices.find((choice) => choice.key === value)?.nameDe ?? value;
		case "whole": {
			const name = domain.namesDe?.[(Number(value) - domain.min) / domain.step];
			return name ?? (domain.unitDe === "" ? value : `${value} ${domain.unitDe}`);
		}
		case "size": {
			const read = parseImageFormat(value);
			return read.ok ? `${read.value.width} × ${read.value.height} cm` : value;
		}
	}
}
