import type { Finding } from "@offizin/content";
import { useTranslations } from "use-intl";

/** What was found, in words. */
export function useFindingWords(): (finding: Finding) => string {
	const t = useTranslations("contentFinding");
	return ({ code, values }) => t(code, values);
}
