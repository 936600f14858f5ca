import { Button, Notice } from "@offizin/ui";
import { useHost } from "../editor-context.tsx";

interface DamageNoticeProps {
	/** Names of what could not be read, as the shopper knows them; "" for what had none. */
	readonly missing: readonly string[];
	readonly onUnderstood: () => void;
}

/** Something of the design could not be read: says what, and stays until somebody has taken note of it. */
export function DamageNotice({ missing, onUnderstood }: DamageNoticeProps) {
	const { t } = useHost();
	return (
		<Notice kind="bad" role="alert">
			<p>{t("damage.missing", { count: missing.length })}</p>
			<ul>
				{missing.map((label, position) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the list never changes
					<li key={position}>{label === "" ? t("damage.unnamed") : <strong>{label}</strong>}</li>
				))}
			</ul>
			<p>{t("damage.look")}</p>
			<p>
				<Button kind="secondary" onClick={onUnderstood}>
					{t("damage.understood")}
				</Button>
			</p>
		</Notice>
	);
}
