import { useTranslations } from "use-intl";
import type { AddressField } from "./checkout-draft.ts";
import type { FieldErrors } from "./field-errors.ts";

export type FieldKey = AddressField | "email" | "phone";

/** What is printed on a card and not on a label has words of its own. */
const CARD = "gift.message";

/** What to say beside a field, undefined when it is fine. `name` is the one it is posted under. */
export function useFieldWords(errors: FieldErrors): (name: string, key?: FieldKey) => string | undefined {
	const t = useTranslations("checkout.error");
	return (name, key) => {
		const error = errors[name];
		if (!error) return undefined;
		if (error.code === "required") return key && t(`required.${key}`);
		if (error.code !== "too_long") return t(error.code);
		return t(name === CARD ? "message_too_long" : "too_long", { max: error.max ?? 0 });
	};
}

/** Name of a field without its group. */
export function fieldKeyOf(name: string): FieldKey {
	return name.slice(name.lastIndexOf(".") + 1) as FieldKey;
}
