import type { EnvelopeDifferenceView } from "@offizin/contract";
import { Notice, TextButton, textLinkClass } from "@offizin/ui";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import styles from "./envelope-notice.module.css";

interface EnvelopeNoticeProps {
	readonly difference: EnvelopeDifferenceView;
	/** Where the envelopes are designed, if they are. */
	readonly design: string | undefined;
}

/** Cards and envelopes that differ in number, with one tap that makes them equal, and one that leaves them so. */
export function EnvelopeNotice({ difference, design }: EnvelopeNoticeProps) {
	const t = useTranslations("cart.envelopes");
	const { repair, ...counts } = difference;
	return (
		<div className={styles.place}>
			<Notice>
				<div className={styles.told}>
					<p>{t("count", counts)}</p>
					{repair ? (
						<Form method="post" action={paths.cart} preventScrollReset replace>
							<input type="hidden" name="intent" value="quantity" />
							<input type="hidden" name="line" value={repair.line} />
							<input type="hidden" name="quantity" value={repair.quantity} />
							<TextButton type="submit" aria-label={t("repairTo", repair)}>
								{t("repair", repair)}
							</TextButton>
						</Form>
					) : (
						<p>{t("lists")}</p>
					)}
					{repair || !design ? null : (
						<Link className={textLinkClass()} to={design}>
							{t("guests")}
						</Link>
					)}
					<Form method="post" action={paths.cart} preventScrollReset replace>
						<input type="hidden" name="intent" value="intended" />
						<input type="hidden" name="line" value={counts.line} />
						<input type="hidden" name="cards" value={counts.cards} />
						<input type="hidden" name="envelopes" value={counts.envelopes} />
						<TextButton type="submit">{t("intended")}</TextButton>
					</Form>
				</div>
			</Notice>
		</div>
	);
}
