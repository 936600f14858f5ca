import { MAX_GIFT_MESSAGE } from "@offizin/orders";
import { Button, ButtonRow, Choice, FieldGroup, TextArea, TextField, textLinkClass } from "@offizin/ui";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { Offline } from "#app/cart/or-offline.ts";
import { Link } from "#app/links/link.tsx";
import { usePathPrefix } from "#app/links/path-prefix.ts";
import { paths } from "#app/paths.ts";
import { useDestination } from "#app/use-destination.ts";
import { AddressFieldset } from "./address-fieldset.tsx";
import styles from "./address-page.module.css";
import type { CheckoutDraft } from "./checkout-draft.ts";
import { CheckoutFrame } from "./checkout-frame.tsx";
import { controlId } from "./control-id.ts";
import type { DestinationChange } from "./destination-change.ts";
import { DestinationNotice } from "./destination-notice.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { type FieldErrors, hasErrors } from "./field-errors.ts";
import { OfflineNotice } from "./offline-notice.tsx";
import type { OpenCheckout } from "./open-checkout.server.ts";
import { fieldKeyOf, useFieldWords } from "./use-field-words.ts";
import { useKeepTyping } from "./use-keep-typing.ts";

interface AddressAnswer {
	readonly draft: CheckoutDraft;
	readonly errors: FieldErrors;
	/** Everything is right, but it goes to another country than the prices were shown for. */
	readonly change?: DestinationChange | undefined;
}

export interface AddressPageProps extends OpenCheckout {
	/** The server's answer to what was posted: the same values and what is wrong with them. */
	readonly answer: AddressAnswer | Offline | undefined;
}

/** Step one: who orders, and where to. */
export function AddressPage({ cart, draft: kept, countries, answer }: AddressPageProps) {
	const t = useTranslations("checkout");
	const isOffline = answer !== undefined && "kind" in answer;
	const refused = isOffline ? undefined : answer;
	const draft = refused?.draft ?? kept;
	const errors = refused?.errors ?? {};
	const change = refused?.change;
	const destination = useDestination(change?.after.country);
	const words = useFieldWords(errors);
	const isSending = useNavigation().formAction === `${usePathPrefix()}${paths.checkout}`;
	const typing = useKeepTyping();
	const problems = Object.keys(errors).map((name) => ({
		control: controlId(name),
		words: `${name.startsWith("shipping.") ? `${t("address.shipping")}: ` : ""}${words(name, fieldKeyOf(name))}`,
	}));
	return (
		<CheckoutFrame step="address" cart={cart} hasErrors={hasErrors(errors)}>
			{isOffline ? <OfflineNotice answer={answer} /> : null}
			<ErrorSummary problems={problems} answer={hasErrors(errors) ? refused : undefined} />
			<Form className={styles.form} method="post" action={paths.checkout} noValidate {...typing}>
				<FieldGroup legend={t("address.contact")}>
					<p className={styles.hint}>{t("address.guest")}</p>
					<div className={styles.address}>
						<div className={styles.wide}>
							<TextField
								id={controlId("contact.email")}
								name="contact.email"
								type="email"
								label={t("field.email")}
								help={t("help.email")}
								error={words("contact.email", "email")}
								defaultValue={draft.contact.email}
								autoComplete="email"
								spellCheck={false}
								required
							/>
						</div>
						<div className={styles.wide}>
							<TextField
								id={controlId("contact.phone")}
								name="contact.phone"
								type="tel"
								label={t("field.phone")}
								optional={t("optional")}
								help={t("help.phone")}
								error={words("contact.phone", "phone")}
								defaultValue={draft.contact.phone}
								autoComplete="tel"
							/>
						</div>
					</div>
				</FieldGroup>
				<FieldGroup legend={t("address.billing")}>
					<AddressFieldset group="billing" values={draft.billing} errors={errors} countries={countries} />
				</FieldGroup>
				<Choice
					type="checkbox"
					name="isShippingElsewhere"
					label={t("address.elsewhere")}
					note={t("address.elsewhereHelp")}
					defaultChecked={draft.isShippingElsewhere}
				/>
				<FieldGroup className={styles.elsewhere} legend={t("address.shipping")}>
					<AddressFieldset group="shipping" values={draft.shipping} errors={errors} countries={countries} />
				</FieldGroup>
				<Choice
					type="checkbox"
					name="isGift"
					label={t("gift.choose")}
					note={t("gift.help")}
					defaultChecked={draft.isGift}
				/>
				<div className={styles.gift}>
					<TextArea
						id={controlId("gift.message")}
						name="giftMessage"
						label={t("gift.message")}
						optional={t("optional")}
						help={t("gift.messageHelp", { max: MAX_GIFT_MESSAGE })}
						error={words("gift.message")}
						defaultValue={draft.giftMessage}
						rows={4}
					/>
				</div>
				{change ? (
					<>
						<DestinationNotice change={change} />
						<input type="hidden" name="accepted" value={change.after.country} />
					</>
				) : null}
				<ButtonRow className={styles.actions}>
					<Button type="submit" isLoading={isSending}>
						{change ? t("move.next", { destination }) : t("address.next")}
					</Button>
					<Link to={paths.cart} className={textLinkClass("plain")}>
						{t("backToCart")}
					</Link>
				</ButtonRow>
				<p className={styles.hint}>
					{t.rich("address.privacy", { link: (chunks) => <Link to={paths.privacy}>{chunks}</Link> })}
				</p>
			</Form>
		</CheckoutFrame>
	);
}
