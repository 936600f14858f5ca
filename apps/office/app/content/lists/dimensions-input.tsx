import { Button, FieldGroup, Icon, IconButton, TextField } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import styles from "./lists.module.css";

/** A dimension as it is typed; a new one has no id yet. */
export interface TypedDimension {
	readonly key: string;
	readonly id?: number;
	readonly name: string;
	readonly entry_value: string;
}

interface DimensionsInputProps {
	readonly dimensions: readonly TypedDimension[];
	readonly onChange: (dimensions: readonly TypedDimension[]) => void;
}

/** Languages in which a list has values of its own. Those of the space are offered first. */
export function DimensionsInput({ dimensions, onChange }: DimensionsInputProps) {
	const t = useTranslations("contentLists.dimension");
	const { space } = useContentPlace();
	const change = (key: string, part: Partial<TypedDimension>) =>
		onChange(dimensions.map((one) => (one.key === key ? { ...one, ...part } : one)));

	function add() {
		const next = space.languages.find(({ code }) => dimensions.every((one) => one.entry_value !== code));
		const key = crypto.randomUUID();
		onChange([...dimensions, { key, name: next?.name ?? "", entry_value: next?.code ?? "" }]);
	}

	return (
		<FieldGroup legend={t("legend")} className={styles.form}>
			<p className={styles.quiet}>{t("explained")}</p>
			{dimensions.map(({ key, name, entry_value }, index) => (
				<div key={key} className={styles.dimension}>
					<TextField
						label={t("name", { number: index + 1 })}
						value={name}
						maxLength={200}
						required
						onChange={(event) => change(key, { name: event.target.value })}
					/>
					<TextField
						label={t("code", { number: index + 1 })}
						value={entry_value}
						maxLength={200}
						required
						onChange={(event) => change(key, { entry_value: event.target.value })}
					/>
					<IconButton
						label={t("remove", { number: index + 1 })}
						onClick={() => onChange(dimensions.filter((one) => one.key !== key))}
					>
						<Icon name="close" size={18} />
					</IconButton>
				</div>
			))}
			<div>
				<Button kind="secondary" onClick={add}>
					{t("add")}
				</Button>
			</div>
		</FieldGroup>
	);
}
