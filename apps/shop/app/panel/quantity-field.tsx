import { SelectField } from "@offizin/ui";
import { memo } from "react";
import type { PanelView } from "./panel-view.server.ts";
import type { Choose } from "./use-panel-choice.ts";

const quantityOption = { key: "quantity", name: "", values: [], reasons: [] };

export interface QuantityFieldProps {
	readonly quantity: PanelView["quantity"];
	readonly chosen: string;
	readonly choose: Choose;
}

/** How many, each number with its price. */
export const QuantityField = memo(function QuantityField({ quantity, chosen, choose }: QuantityFieldProps) {
	return (
		<SelectField
			label={quantity.label}
			name="quantity"
			value={chosen}
			onChange={(event) => choose(quantityOption, event.currentTarget.value)}
		>
			{quantity.steps.map(({ value, text }) => (
				<option key={value} value={value}>
					{text}
				</option>
			))}
		</SelectField>
	);
});
