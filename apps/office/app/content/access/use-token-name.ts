import type { ContentToken } from "@offizin/contract";
import { useTranslations } from "use-intl";

/** What a token is called. One that came with the first pages has only its access for a name. */
export function useTokenName(): (token: Pick<ContentToken, "name" | "access">) => string {
	const t = useTranslations("contentAccess");
	return ({ name, access }) => (name === access ? t(`first.${access}`) : name);
}
