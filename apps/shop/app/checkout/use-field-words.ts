import { useTranslations } from "use-intl";
import type { AddressField } from "./checkout-draft.ts";
import type { FieldErrors } from "./field-errors.ts";

export type FieldKey = AddressField | "email" | "phone";

/** What to say beside a field, undefined when it is fine. `name` is the one it is posted under. */
export function useFieldWords(errors: FieldErrors): (name: string, key: FieldKey) => string | undefined {
	const t = useTranslations("checkout.error");
	return (name, key) => {
		const error = errors[name];
		if (!error) return undefined;
		if (error.code === "required") return t(`required.${key}`);
		return error.code === "too_long" ? t("too_long", { max: error.max ?? 0 }) : t(error.code);
	};
}

/** Name of a field without its group. */
export function fieldKeyOf(name: string): FieldKey {
	return name.slice(name.lastIndexOf(".") + 1) as FieldKey;
}
