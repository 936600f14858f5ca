import type { OfficeTemplate } from "@offizin/contract";
import { type CallError, officeRoutes } from "@offizin/contract/browser";
import { Button, ButtonRow, buttonClass, Notice, Title } from "@offizin/ui";
import { useState } from "react";
import { Link, useLocation, useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { call } from "#app/api/call.ts";
import { useMay } from "#app/api/use-may.ts";
import { Question } from "#app/controls/question.tsx";
import { Refusal } from "#app/controls/refusal.tsx";
import { useFormats } from "#app/formats/use-formats.ts";
import { paths } from "#app/paths.ts";
import { EditionTable } from "./edition-table.tsx";
import styles from "./templates.module.css";

/** A template: its draft, how the shop shows it, and what it was before. */
export function TemplateView({ template }: { readonly template: OfficeTemplate }) {
	const t = useTranslations("templates");
	const { instant } = useFormats();
	const { revalidate } = useRevalidator();
	const { state } = useLocation();
	const mayChange = useMay("templates.change");
	const [asked, setAsked] = useState<"discard" | number>();
	const [outcome, setOutcome] = useState<CallError | string | undefined>(
		typeof state?.published === "number" ? t("published", { version: state.published }) : undefined,
	);
	const { id, draft, edition, pages } = template;
	const nameOf = (version: number) => t("edition", { version });

	async function discard(): Promise<void> {
		if (!draft) return;
		const gone = await call(
			officeRoutes.officeDiscardTemplate,
			{ params: { template: id, draft: draft.id } },
			{ headers: { "if-match": `"${draft.revision}"` } },
		);
		setOutcome(gone.ok ? t("discarded") : gone.error);
		await revalidate();
	}

	async function restore(version: number): Promise<void> {
		const restored = await call(officeRoutes.officeRestoreTemplate, {
			params: { template: id, version: String(version) },
			body: { note: t("restoreNote", { edition: nameOf(version) }) },
		});
		setOutcome(restored.ok ? t("published", { version: restored.value.version }) : restored.error);
		await revalidate();
	}

	return (
		<>
			{typeof outcome === "string" ? (
				<Notice kind="good" role="status">
					<p>{outcome}</p>
				</Notice>
			) : outcome ? (
				<Refusal refusal={outcome} />
			) : null}
			{draft ? (
				<Notice kind="plain">
					<p>{t("draft", { version: draft.version, at: instant(draft.savedAt), name: draft.savedBy })}</p>
				</Notice>
			) : null}
			{mayChange ? (
				<ButtonRow>
					<Link className={buttonClass(draft ? "secondary" : "primary")} to={paths.templateEditor(id)}>
						{t(draft ? "goOn" : "edit")}
					</Link>
					{draft ? (
						<>
							<Link className={buttonClass("primary")} to={paths.templateCheck(id)}>
								{t("check")}
							</Link>
							<Button kind="quiet" onClick={() => setAsked("discard")}>
								{t("discard")}
							</Button>
						</>
					) : null}
				</ButtonRow>
			) : null}
			<section className={styles.part}>
				<Title level={2} size="section">
					{t("pages")}
				</Title>
				<ul className={styles.pages}>
					{pages.map(({ page, src, width, height, alt }) => (
						<li key={page}>
							<img src={src} width={width} height={height} alt={alt} />
						</li>
					))}
				</ul>
			</section>
			<section className={styles.part}>
				<Title level={2} size="section">
					{t("editions")}
				</Title>
				<EditionTable template={template} onRestore={mayChange && !draft ? setAsked : undefined} />
			</section>
			{asked === "discard" ? (
				<Question
					isOpen
					title={t("discardQuestion")}
					answer={t("discard")}
					onAnswer={() => void discard()}
					onClose={() => setAsked(undefined)}
				>
					<p>{t("discardFollows", { edition: nameOf(edition) })}</p>
				</Question>
			) : asked === undefined ? null : (
				<Question
					isOpen
					title={t("restoreQuestion", { edition: nameOf(asked) })}
					answer={t("restoreName", { edition: nameOf(asked) })}
					onAnswer={() => void restore(asked)}
					onClose={() => setAsked(undefined)}
				>
					<p>{t("restoreFollows")}</p>
				</Question>
			)}
		</>
	);
}
