import { buttonClass, Notice } from "@offizin/ui";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { privatePage } from "#app/cache-header.ts";
import { PageTitle } from "#app/layout/page-title.tsx";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { areaWords } from "#app/messages/shop-words.server.ts";
import { reading } from "#app/reading.server.ts";
import { PageHead } from "#app/seo/page-head.tsx";
import { shopContext } from "#app/shop-context.ts";
import { answerWaitlist } from "#app/waitlist/answer-waitlist.server.ts";
import styles from "#app/waitlist/waitlist-form.module.css";
import { WaitlistForm } from "#app/waitlist/waitlist-form.tsx";
import {
	CONFIRM_INTENT,
	CONFIRM_PARAMETER,
	LEAVE_INTENT,
	LEAVE_PARAMETER,
} from "#app/waitlist/waitlist-intents.ts";
import type { Route } from "./+types/waitlist.ts";

export const loader = reading([CONFIRM_PARAMETER, LEAVE_PARAMETER], ({ context, url }: Route.LoaderArgs) => {
	const [confirm, leave] = [CONFIRM_PARAMETER, LEAVE_PARAMETER].map((name) => url.searchParams.get(name));
	return {
		words: areaWords(context.get(shopContext).site.locale, "waitlist"),
		step: confirm ? ("confirm" as const) : leave ? ("leave" as const) : ("invalid" as const),
		token: confirm ?? leave ?? "",
	};
});

export function action({ context, request }: Route.ActionArgs) {
	return answerWaitlist(context, request);
}

export const headers = privatePage;

/** Where the links of the mail lead. A link alone changes nothing: programs that read mails follow links too. */
export default function Waitlist({ loaderData: { words, ...asked }, actionData }: Route.ComponentProps) {
	return (
		<MoreWords words={words}>
			<WaitlistPage asked={asked} answer={actionData} />
		</MoreWords>
	);
}

interface WaitlistPageProps {
	readonly asked: Omit<Route.ComponentProps["loaderData"], "words">;
	readonly answer: Route.ComponentProps["actionData"];
}

function WaitlistPage({ asked: { step: linked, token }, answer }: WaitlistPageProps) {
	const t = useTranslations("waitlist");
	if (answer?.step === "ask" || answer?.step === "busy") {
		return (
			<>
				<PageHead title={t("title")} />
				<div className={styles.answer}>
					{answer.step === "ask" ? (
						<WaitlistForm
							product={answer.product}
							refused={{ email: answer.email, error: t(answer.reason) }}
						/>
					) : (
						<Notice kind="bad" role="alert">
							<p>{t("busy")}</p>
						</Notice>
					)}
				</div>
			</>
		);
	}
	const step = answer?.step ?? linked;
	const [intent, words] = step === "leave" ? [LEAVE_INTENT, t("remove")] : [CONFIRM_INTENT, t("yes")];
	return (
		<>
			<PageHead title={t(`${step}Title`)} />
			<PageTitle title={t(`${step}Title`)} intro={t(step)} />
			{step === "confirm" || step === "leave" ? (
				<Form className={styles.answer} method="post">
					<input type="hidden" name="token" value={token} />
					<button type="submit" name="intent" value={intent} className={buttonClass("primary")}>
						{words}
					</button>
				</Form>
			) : null}
		</>
	);
}
