import { TextField } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { berlinMoment, instantInBerlin } from "./berlin-moment.ts";
import { type FieldInputProps, textOf } from "./field-props.ts";

/** A day and a time in Berlin. Kept as the protocol has it: "2026-12-01 08:30", in UTC. */
export function MomentInput({ field, label, value, isReadOnly, error, onChange }: FieldInputProps) {
	const t = useTranslations("content.fields");
	const kept = textOf(value);
	const instant = kept === "" ? "" : `${kept.replace(" ", "T")}:00Z`;
	const [typed, setTyped] = useState({ shown: "", kept });
	const shown = Number.isNaN(Date.parse(instant)) ? "" : berlinMoment(instant);
	return (
		<TextField
			type="datetime-local"
			label={label}
			help={field.schema.description || t("berlinTime")}
			error={error}
			// What was typed stands as long as it is what is kept: an hour that no clock shows is kept as none.
			value={typed.kept === kept && typed.shown !== "" ? typed.shown : shown}
			readOnly={isReadOnly}
			onChange={(event) => {
				const chosen = instantInBerlin(event.target.value)?.slice(0, 16).replace("T", " ") ?? "";
				setTyped({ shown: event.target.value, kept: chosen });
				onChange(chosen);
			}}
		/>
	);
}
