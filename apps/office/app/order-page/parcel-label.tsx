import { type Carrier, carriers } from "@offizin/delivery";
import { SelectField, TextField } from "@offizin/ui";
import { useTranslations } from "use-intl";
import type { MoveRequest } from "./move-request.ts";

/** The label of a parcel as it is typed or scanned; without a number there is none. */
export interface Label {
	readonly carrier: Carrier;
	readonly number: string;
}

export const noLabel: Label = { carrier: "dhl", number: "" };

/** What a move says of a label. */
export function labelled({ carrier, number }: Label): Pick<MoveRequest, "parcel"> {
	return number.trim() === "" ? {} : { parcel: { carrier, trackingNumber: number } };
}

interface ParcelLabelProps {
	readonly label: Label;
	readonly onChange: (label: Label) => void;
}

/** Who takes the parcel, and its number: the customer can follow it then. */
export function ParcelLabel({ label, onChange }: ParcelLabelProps) {
	const t = useTranslations("orderPage.parcel");
	return (
		<>
			<SelectField
				label={t("carrier")}
				value={label.carrier}
				onChange={({ target }) =>
					onChange({ ...label, carrier: carriers.find((one) => one === target.value) ?? label.carrier })
				}
			>
				{carriers.map((carrier) => (
					<option key={carrier} value={carrier}>
						{t(`of.${carrier}`)}
					</option>
				))}
			</SelectField>
			<TextField
				label={t("number")}
				help={t("numberHelp")}
				autoComplete="off"
				spellCheck={false}
				value={label.number}
				onChange={({ target }) => onChange({ ...label, number: target.value })}
			/>
		</>
	);
}
