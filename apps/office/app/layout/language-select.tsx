import { useLocale, useTranslations } from "use-intl";
import { chooseLocale, isOfficeLocale, officeLocales } from "#app/locale.ts";
import styles from "./language-select.module.css";

/** The language of the office; another one loads the page anew. */
export function LanguageSelect() {
	const t = useTranslations("layout");
	return (
		<select
			className={styles.select}
			aria-label={t("language")}
			value={useLocale()}
			onChange={({ target: { value } }) => {
				if (isOfficeLocale(value)) chooseLocale(value);
			}}
		>
			{Object.entries(officeLocales).map(([locale, name]) => (
				<option key={locale} value={locale} lang={locale.slice(0, 2)}>
					{name}
				</option>
			))}
		</select>
	);
}
