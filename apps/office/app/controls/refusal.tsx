import type { CallError } from "@offizin/contract";
import { Notice } from "@offizin/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { paths } from "#app/paths.ts";
import { reasonOf } from "./reason-of.ts";

interface RefusalProps {
	readonly refusal: CallError;
	/** What there is to say beyond the message. */
	readonly children?: ReactNode;
}

/** Why something was not done. When the session is over, the page stays as it is and the login opens beside it. */
export function Refusal({ refusal, children }: RefusalProps) {
	const t = useTranslations();
	return (
		<Notice kind="bad" role="alert">
			{refusal.status === 401 ? (
				<>
					<p>{t("controls.signedOut")}</p>
					<p>
						{t.rich("controls.signInAgain", {
							link: (words) => (
								<Link to={paths.login} target="_blank">
									{words}
								</Link>
							),
						})}
					</p>
				</>
			) : (
				<p>{reasonOf(refusal, t)}</p>
			)}
			{children}
		</Notice>
	);
}
