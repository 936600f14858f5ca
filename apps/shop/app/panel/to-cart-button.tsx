import { buttonClass } from "@offizin/ui";
import { useNavigation, useSubmit } from "react-router";
import { useTranslations } from "use-intl";
import { usePathPrefix } from "#app/links/path-prefix.ts";
import { paths } from "#app/paths.ts";
import { ADD_INTENT } from "./read-choices.ts";

/**
 * Puts what the form of the panel says into the cart, whatever of it has been counted. With script it is a step of its
 * own: the form itself stays where it is, and takes its place in the history with it.
 */
export function ToCartButton() {
	const t = useTranslations("action");
	const submit = useSubmit();
	const cart = `${usePathPrefix()}${paths.cart}`;
	const isSending = useNavigation().formAction === cart;
	return (
		<button
			type="submit"
			className={buttonClass("primary")}
			aria-disabled={isSending}
			formMethod="post"
			formAction={cart}
			name="intent"
			value={ADD_INTENT}
			onClick={(event) => {
				event.preventDefault();
				// Adding adds up: a second click is not a second set.
				if (!isSending) void submit(event.currentTarget);
			}}
		>
			{t("toCart")}
		</button>
	);
}
