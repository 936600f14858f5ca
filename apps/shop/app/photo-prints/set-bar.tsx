import { Choice, SelectField } from "@offizin/ui";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import type { LoadedPrints } from "./load-prints.server.ts";
import { type PrintItem, storedOf, type Wish } from "./print-item.ts";
import styles from "./set-bar.module.css";

export interface SetBarProps {
	/** What is set: the photos that are selected, or all of them. */
	readonly about: readonly PrintItem[];
	readonly isAll: boolean;
	readonly prints: Pick<LoadedPrints, "formats" | "papers">;
	readonly onWish: (wish: Partial<Wish>) => void;
	readonly onSort: (by: "name" | "taken") => void;
	/** What else is done with a selection. */
	readonly children?: ReactNode;
}

const MIXED = "";

/** Says of all photos, or of those that are selected, how they are printed. */
export function SetBar({ about, isAll, prints, onWish, onSort, children }: SetBarProps) {
	const t = useTranslations("prints");
	const [isOpen, setIsOpen] = useState(true);
	// At the thumb the photos come first.
	useEffect(() => setIsOpen(matchMedia("(min-width: 36rem)").matches), []);
	const common = <Key extends keyof Wish>(key: Key): Wish[Key] | undefined => {
		const [first, ...others] = about;
		return others.every((item) => item[key] === first?.[key]) ? first?.[key] : undefined;
	};
	const isWhole = common("isWhole");
	const isDated = common("isDated") === true;
	const undated = isDated ? about.filter((item) => storedOf(item)?.takenOn === null).length : 0;
	const copies = common("copies");
	return (
		<details
			className={styles.bar}
			open={isOpen}
			onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
		>
			<summary className={styles.about}>{t(isAll ? "forAll" : "forChosen", { count: about.length })}</summary>
			<div className={styles.fields}>
				<SelectField
					label={t("format")}
					value={common("format") ?? MIXED}
					onChange={({ currentTarget }) => onWish({ format: currentTarget.value })}
				>
					{common("format") === undefined ? <option value={MIXED}>{t("mixed")}</option> : null}
					{prints.formats.map(({ value, name, one }) => (
						<option key={value} value={value}>
							{name}, {one}
						</option>
					))}
				</SelectField>
				<SelectField
					label={t("material")}
					value={common("material") ?? MIXED}
					onChange={({ currentTarget }) => onWish({ material: currentTarget.value })}
				>
					{common("material") === undefined ? <option value={MIXED}>{t("mixed")}</option> : null}
					{prints.papers.map(({ value, name }) => (
						<option key={value} value={value}>
							{name}
						</option>
					))}
				</SelectField>
				<SelectField
					label={t("crop")}
					value={isWhole === undefined ? MIXED : String(isWhole)}
					onChange={({ currentTarget }) => onWish({ isWhole: currentTarget.value === "true" })}
				>
					{isWhole === undefined ? <option value={MIXED}>{t("mixed")}</option> : null}
					<option value="false">{t("fill")}</option>
					<option value="true">{t("whole")}</option>
				</SelectField>
				<SelectField
					label={t("copies")}
					value={copies ?? MIXED}
					onChange={({ currentTarget }) => onWish({ copies: Number(currentTarget.value) })}
				>
					{copies === undefined ? <option value={MIXED}>{t("mixed")}</option> : null}
					{[...new Set([1, 2, 3, 4, 5, 10, 20, ...(copies === undefined ? [] : [copies])])]
						.sort((one, other) => one - other)
						.map((count) => (
							<option key={count} value={count}>
								{count}
							</option>
						))}
				</SelectField>
				<SelectField
					label={t("sort")}
					value={MIXED}
					onChange={({ currentTarget }) => onSort(currentTarget.value === "name" ? "name" : "taken")}
				>
					<option value={MIXED}>–</option>
					<option value="name">{t("byName")}</option>
					<option value="taken">{t("byDay")}</option>
				</SelectField>
			</div>
			<div className={styles.more}>
				<Choice
					label={t("dated")}
					type="checkbox"
					checked={isDated}
					onChange={({ currentTarget }) => onWish({ isDated: currentTarget.checked })}
				/>
				{undated > 0 ? <p className={styles.note}>{t("datedNote", { count: undated })}</p> : null}
				{children}
			</div>
		</details>
	);
}
