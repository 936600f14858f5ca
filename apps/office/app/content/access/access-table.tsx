import type { ContentToken } from "@offizin/contract";
import { ScrollArea, Table, TextButton } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { CopyButton } from "#app/controls/copy-button.tsx";
import { dayOf } from "#app/dates/berlin-day.ts";
import { useFormats } from "#app/formats/use-formats.ts";
import styles from "./access.module.css";
import { useTokenName } from "./use-token-name.ts";

interface AccessTableProps {
	readonly tokens: readonly ContentToken[];
	readonly onRevoke: (token: ContentToken) => void;
}

const columns = ["name", "opens", "key", "made", "steps"] as const;

/** Tokens with what each allows; whole are only those that everybody may have. */
export function AccessTable({ tokens, onRevoke }: AccessTableProps) {
	const t = useTranslations("contentAccess");
	const { day } = useFormats();
	const nameOf = useTokenName();
	return (
		<ScrollArea className={styles.area} label={t("caption")}>
			<Table hasSheets className={styles.table} caption={t("caption")}>
				<thead>
					<tr>
						{columns.map((column) => (
							<th key={column} scope="col">
								{column === "steps" ? <span className="visually-hidden">{t("steps")}</span> : t(column)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{tokens.map((token) => (
						<tr key={token.id}>
							<th scope="row" className={styles.name}>
								{nameOf(token)}
							</th>
							<td>
								{t(`access.${token.access}`)}
								<span className={styles.note}>{t(`accessExplained.${token.access}`)}</span>
							</td>
							<td>
								<Key token={token} />
							</td>
							<td>
								{token.created_at === null
									? t("fromFile")
									: t("madeBy", {
											day: day(dayOf(new Date(token.created_at))),
											author: token.created_by ?? "",
										})}
							</td>
							<td>
								<TextButton kind="plain" onClick={() => onRevoke(token)}>
									{t("revoke")}
									<span className="visually-hidden"> {nameOf(token)}</span>
								</TextButton>
							</td>
						</tr>
					))}
				</tbody>
			</Table>
		</ScrollArea>
	);
}

function Key({ token: shown }: { readonly token: ContentToken }) {
	const t = useTranslations("contentAccess");
	const name = useTokenName()(shown);
	const { token, ending } = shown;
	if (token === null)
		return (
			<span className={styles.key}>
				<span aria-hidden="true">…{ending}</span>
				<span className="visually-hidden">{t("ending", { letters: ending })}</span>
			</span>
		);
	return (
		<>
			<span className={styles.key}>{token}</span>
			<span className={styles.copy}>
				<CopyButton text={token} look="text">
					{t("copy")}
					<span className="visually-hidden"> {name}</span>
				</CopyButton>
			</span>
		</>
	);
}
