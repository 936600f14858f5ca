import { useState } from "react";
import { useTranslations } from "use-intl";
import styles from "./front-picture.module.css";

/** The front of what was ordered; in its place a word while it cannot be shown, or when it is kept no longer. */
export function FrontPicture({ src, name }: { readonly src: string | null; readonly name: string }) {
	const t = useTranslations("orderPage");
	const [isBroken, setIsBroken] = useState(false);
	return (
		<div className={styles.frame}>
			{src === null || isBroken ? (
				<p>{t("noPreview")}</p>
			) : (
				<img src={src} alt={t("front", { name })} onError={() => setIsBroken(true)} />
			)}
		</div>
	);
}
