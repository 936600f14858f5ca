import type { OfficeWaiting } from "@offizin/contract";
import { officeRoutes } from "@offizin/contract/browser";
import { Notice, Title } from "@offizin/ui";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { call } from "#app/api/call.ts";
import { requireSignIn } from "#app/api/require-sign-in.ts";
import { Failure } from "#app/controls/failure.tsx";
import { Question } from "#app/controls/question.tsx";
import { reasonOf } from "#app/controls/reason-of.ts";
import page from "#app/layout/page.module.css";
import { WaitingTable } from "#app/waitlist/waiting-table.tsx";
import type { Route } from "./+types/waitlist.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	return { answer: requireSignIn(await call(officeRoutes.officeListWaiting, {}), request.url) };
}

/** Who waits for which product, and the button that tells them. */
export default function WaitlistRoute({ loaderData: { answer } }: Route.ComponentProps) {
	const t = useTranslations();
	const { revalidate } = useRevalidator();
	const [asked, setAsked] = useState<OfficeWaiting>();
	const [outcome, setOutcome] = useState<{ readonly isBad: boolean; readonly words: string }>();

	async function announce({ product, channel, name }: OfficeWaiting) {
		const told = await call(officeRoutes.officeAnnounceOpening, { body: { product, channel } });
		setOutcome(
			told.ok
				? { isBad: false, words: t("waitlist.told", { product: name, count: told.value.told }) }
				: { isBad: true, words: reasonOf(told.error, t) },
		);
		await revalidate();
	}

	return (
		<main id="inhalt" tabIndex={-1} className={page.page}>
			<title>{t("layout.pageTitle", { title: t("waitlist.title") })}</title>
			<div className={page.head}>
				<Title level={1} size="page">
					{t("waitlist.title")}
				</Title>
			</div>
			<p>{t("waitlist.explained")}</p>
			{outcome ? (
				<Notice kind={outcome.isBad ? "bad" : "good"} role={outcome.isBad ? "alert" : "status"}>
					<p>{outcome.words}</p>
				</Notice>
			) : null}
			{answer.ok ? (
				<WaitingTable items={answer.value.items} onAnnounce={setAsked} />
			) : (
				<Failure error={answer.error} />
			)}
			{asked ? (
				<Question
					isOpen
					title={t("waitlist.question", { product: asked.name })}
					answer={t("waitlist.send", { count: asked.confirmed })}
					onAnswer={() => void announce(asked)}
					onClose={() => setAsked(undefined)}
				>
					<p>{t("waitlist.follows", { count: asked.confirmed, brand: asked.channelName })}</p>
				</Question>
			) : null}
		</main>
	);
}
