import { buttonClass, TextField, Title } from "@offizin/ui";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { usePathPrefix } from "#app/links/path-prefix.ts";
import { paths } from "#app/paths.ts";
import styles from "./waitlist-form.module.css";
import { JOIN_INTENT } from "./waitlist-intents.ts";

export interface WaitlistFormProps {
	readonly product: string;
	/** Where something else says already what it is about: without its own title. */
	readonly isTitled?: boolean;
	/** What was typed and could not be taken, and why. */
	readonly refused?: { readonly email: string; readonly error: string } | undefined;
}

/** Asks for an address to write to once a product can be designed. */
export function WaitlistForm({ product, isTitled = true, refused }: WaitlistFormProps) {
	const t = useTranslations("waitlist");
	const action = `${usePathPrefix()}${paths.waitlist}`;
	const isSending = useNavigation().formAction === action;
	return (
		<Form className={styles.form} method="post" action={action}>
			{isTitled ? (
				<Title level={2} size="section">
					{t("title")}
				</Title>
			) : null}
			<input type="hidden" name="product" value={product} />
			<TextField
				label={t("email")}
				name="email"
				type="email"
				autoComplete="email"
				required
				maxLength={320}
				defaultValue={refused?.email}
				error={refused?.error}
			/>
			<button
				type="submit"
				name="intent"
				value={JOIN_INTENT}
				className={buttonClass("primary")}
				aria-disabled={isSending}
				onClick={(event) => {
					if (isSending) event.preventDefault();
				}}
			>
				{t("ask")}
			</button>
			<p className={styles.consent}>
				{t.rich("consent", { link: (words) => <Link to={paths.privacy}>{words}</Link> })}
			</p>
		</Form>
	);
}
