import { Button, buttonClass, Notice, TextField, textLinkClass } from "@offizin/ui";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { PageTitle } from "#app/layout/page-title.tsx";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import { PageHead } from "#app/seo/page-head.tsx";
import type { Invitation } from "./load-linked.server.ts";
import styles from "./shared-design.module.css";

/** Here and not in paths.ts, which every page loads: nothing else leads to it, and its links are made by the server. */
const CODE_PAGE = "/entwurf/";

export interface OpenDesignPageProps {
	readonly asked:
		| { readonly step: "code" }
		| { readonly step: "gone" }
		| { readonly step: "open"; readonly invitation: Invitation };
	/** Why the last try did not open it, in the words of the server. */
	readonly refused: string | undefined;
}

/** Opens a design that is begun elsewhere: by the link that led here, or by a code. */
export function OpenDesignPage({ asked, refused }: OpenDesignPageProps) {
	const t = useTranslations("shared");
	if (asked.step === "gone") {
		return (
			<>
				<PageHead title={t("goneTitle")} />
				<PageTitle title={t("goneTitle")} intro={t("gone")} />
				<p className={styles.opening}>
					<Link className={buttonClass("secondary")} to={CODE_PAGE}>
						{t("toCode")}
					</Link>
				</p>
			</>
		);
	}
	const title = asked.step === "code" ? t("codeTitle") : t("openTitle");
	return (
		<>
			<PageHead title={title} />
			<PageTitle title={title} intro={t(asked.step === "code" ? "codeIntro" : "openIntro")} />
			<div className={styles.opening}>
				{asked.step === "open" ? (
					<Opening design={asked.invitation} refused={refused} />
				) : (
					<Typing refused={refused} />
				)}
				<Link className={textLinkClass()} to={paths.myDesigns}>
					{t("toDesigns")}
				</Link>
			</div>
		</>
	);
}

function Opening({
	design: { name, preview, until },
	refused,
}: {
	readonly design: Invitation;
	readonly refused: string | undefined;
}) {
	const t = useTranslations("shared");
	const isOpening = useNavigation().state !== "idle";
	return (
		<>
			<figure className={styles.invited}>
				<img src={preview} alt={t("preview", { name })} />
				<figcaption>{name}</figcaption>
			</figure>
			<Form method="post" className={styles.form}>
				{refused ? (
					<Notice kind="bad" role="alert">
						{refused}
					</Notice>
				) : null}
				<Button type="submit" isLoading={isOpening}>
					{t("openHere")}
				</Button>
				<p>{t("openNote")}</p>
				<p className={styles.small}>{t("until", { day: until })}</p>
			</Form>
		</>
	);
}

function Typing({ refused }: { readonly refused: string | undefined }) {
	const t = useTranslations("shared");
	const isOpening = useNavigation().state !== "idle";
	return (
		<Form method="post" className={styles.form}>
			<TextField
				label={t("codeLabel")}
				help={t("codeHelp")}
				error={refused}
				name="code"
				autoComplete="one-time-code"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={20}
				required
			/>
			<Button type="submit" isLoading={isOpening}>
				{t("codeOpen")}
			</Button>
		</Form>
	);
}
