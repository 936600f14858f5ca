import { Notice } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { useFocusOn } from "./error-summary.tsx";

/** There was no answer. Takes focus; the form below still holds everything. */
export function OfflineNotice({ answer }: { readonly answer: object }) {
	const t = useTranslations("checkout.offline");
	const box = useFocusOn<HTMLDivElement>(answer);
	return (
		<div ref={box} tabIndex={-1}>
			<Notice kind="bad" role="alert">
				<strong>{t("title")}</strong>
				<p>{t("text")}</p>
			</Notice>
		</div>
	);
}
