import type { Withdrawal } from "@offizin/orders";
import { Button, ButtonRow, buttonClass, Notice, TextArea, TextField, Title } from "@offizin/ui";
import { formatDay } from "@offizin/words";
import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { PageTitle } from "#app/layout/page-title.tsx";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import { PageHead } from "#app/seo/page-head.tsx";
import type { WithdrawalStep } from "./withdraw-action.server.ts";
import styles from "./withdraw-page.module.css";

export interface WithdrawPageProps {
	/** Filled in, where the address names it. */
	readonly orderNumber: string;
	/** Mail address of the shop. */
	readonly mail: string;
	/** Wall time of the shop's country, "2026-11-28T10:15", of what has been declared. */
	readonly answer: (WithdrawalStep & { readonly at?: string }) | undefined;
}

/** Withdrawing from a contract (§ 356a BGB): written, looked at, declared, and confirmed at once. */
export function WithdrawPage({ orderNumber, mail, answer }: WithdrawPageProps) {
	const t = useTranslations("withdrawal");
	const locale = useLocale();
	const empty: Withdrawal = { name: "", email: "", orderNumber, what: "" };
	if (answer?.step === "done") {
		const [day = "", time = ""] = (answer.at ?? "").split("T");
		return (
			<>
				<PageHead title={t("done.title")} />
				<PageTitle
					title={t("done.title")}
					intro={t("done.text", { day: formatDay(day, locale), time, email: answer.email })}
				/>
				<p className={styles.page}>
					<Link to={paths.home} className={buttonClass("secondary")}>
						{t("done.home")}
					</Link>
				</p>
			</>
		);
	}
	if (answer?.step === "confirm") return <Confirm declared={answer.declared} />;
	const declared = answer?.declared ?? empty;
	return (
		<>
			<PageHead title={t("title")} description={t("description")} />
			<PageTitle title={t("title")} intro={t("intro")} />
			<div className={styles.page}>
				<Form className={styles.form} method="post" noValidate>
					{answer?.isBusy ? (
						<Notice kind="bad" role="alert">
							<p>{t("busy")}</p>
						</Notice>
					) : null}
					<TextField
						label={t("name")}
						name="name"
						autoComplete="name"
						defaultValue={declared.name}
						error={answer?.errors.name}
					/>
					<TextField
						label={t("orderNumber")}
						help={t("orderNumberHelp")}
						name="orderNumber"
						autoComplete="off"
						defaultValue={declared.orderNumber}
						error={answer?.errors.orderNumber}
					/>
					<TextField
						label={t("email")}
						name="email"
						type="email"
						autoComplete="email"
						defaultValue={declared.email}
						error={answer?.errors.email}
					/>
					<TextArea
						label={t("what")}
						help={t("whatHelp")}
						name="what"
						rows={3}
						defaultValue={declared.what}
						error={answer?.errors.what}
					/>
					<Button type="submit" name="intent" value="look">
						{t("next")}
					</Button>
				</Form>
				<section className={styles.before} aria-labelledby="vorher">
					<Title level={2} size="section" id="vorher">
						{t("before.title")}
					</Title>
					<p>{t.rich("before.made", { link: (words) => <Link to={paths.withdrawal}>{words}</Link> })}</p>
					<p>{t.rich("before.wrong", { link: (words) => <Link to={paths.contact}>{words}</Link> })}</p>
					<p>{t("before.letter", { mail })}</p>
				</section>
			</div>
		</>
	);
}

function Confirm({ declared }: { readonly declared: Withdrawal }) {
	const t = useTranslations("withdrawal.confirm");
	const { name, email, orderNumber, what } = declared;
	return (
		<>
			<PageHead title={t("title")} />
			<PageTitle title={t("title")} intro={t("text")} />
			<Form className={styles.page} method="post">
				<blockquote className={styles.declaration}>
					<p>{t("from", { orderNumber })}</p>
					<p>{t("by", { name, email })}</p>
					<p className={styles.what}>{what.trim() === "" ? t("everything") : what}</p>
				</blockquote>
				{Object.entries(declared).map(([field, value]) => (
					<input key={field} type="hidden" name={field} value={value} />
				))}
				<ButtonRow>
					<Button type="submit" name="intent" value="confirm">
						{t("send")}
					</Button>
					<Button type="submit" kind="quiet" name="intent" value="change">
						{t("change")}
					</Button>
				</ButtonRow>
			</Form>
		</>
	);
}
