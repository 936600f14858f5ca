import type { OfficeEditionProblem, OfficeTemplate } from "@offizin/contract";
import { type CallError, fillPath, officeFiles, officeRoutes } from "@offizin/contract/browser";
import { Button, ButtonRow, buttonClass, Field, Notice, Title } from "@offizin/ui";
import { type FormEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { call } from "#app/api/call.ts";
import { Refusal } from "#app/controls/refusal.tsx";
import { paths } from "#app/paths.ts";
import styles from "./templates.module.css";

export interface CheckedDraft {
	readonly template: OfficeTemplate;
	readonly draft: NonNullable<OfficeTemplate["draft"]>;
	readonly problems: readonly OfficeEditionProblem[];
}

/** What stands in the way of a draft, how it looks beside what the shop shows, and the button that publishes it. */
export function CheckView({ template, draft, problems: found }: CheckedDraft) {
	const t = useTranslations("templates");
	const navigate = useNavigate();
	const [note, setNote] = useState("");
	const [isBusy, setIsBusy] = useState(false);
	const [refusal, setRefusal] = useState<CallError>();
	const refused = refusal?.problems as readonly OfficeEditionProblem[] | undefined;
	const problems = refused ?? found;
	const { id, edition, pages } = template;
	const draftPage = (page: string) =>
		`${fillPath(officeFiles.draftPage, { template: id, draft: draft.id, page })}?revision=${draft.revision}`;

	async function publish(event: FormEvent): Promise<void> {
		event.preventDefault();
		if (isBusy) return;
		setIsBusy(true);
		const published = await call(
			officeRoutes.officePublishTemplate,
			{ params: { template: id, draft: draft.id }, body: { note } },
			{ headers: { "if-match": `"${draft.revision}"` } },
		);
		setIsBusy(false);
		if (!published.ok) return setRefusal(published.error);
		await navigate(paths.template(id), { state: { published: published.value.version } });
	}

	return (
		<>
			<p>{t("checking.lead", { version: draft.version, base: t("edition", { version: edition }) })}</p>
			{problems.length > 0 ? (
				<Notice kind="bad" role="alert">
					<p>{t("checking.bad", { count: problems.length })}</p>
					<ul className={styles.problems}>
						{problems.map(({ message }) => (
							<li key={message}>{message}</li>
						))}
					</ul>
				</Notice>
			) : (
				<Notice kind="good">
					<p>{t("checking.good")}</p>
				</Notice>
			)}
			{refusal && !refused ? <Refusal refusal={refusal} /> : null}
			<form className={styles.form} onSubmit={(event) => void publish(event)}>
				{problems.length > 0 ? null : (
					<>
						<Field label={t("checking.note")} help={t("checking.noteHelp")}>
							{(attributes) => (
								<textarea
									rows={2}
									maxLength={500}
									value={note}
									onChange={({ target }) => setNote(target.value)}
									{...attributes}
								/>
							)}
						</Field>
						<p>{t("checking.follows")}</p>
					</>
				)}
				<ButtonRow>
					{problems.length > 0 ? null : (
						<Button type="submit" aria-disabled={isBusy}>
							{t(isBusy ? "checking.publishing" : "checking.publish")}
						</Button>
					)}
					<Link className={buttonClass("secondary")} to={paths.templateEditor(id)}>
						{t("checking.backToEditor")}
					</Link>
				</ButtonRow>
			</form>
			<section className={styles.part}>
				<Title level={2} size="section">
					{t("checking.compare")}
				</Title>
				{pages.map(({ page, src, width, height, alt }) => (
					<div key={page} className={styles.pair}>
						<figure>
							<figcaption>{t("checking.before")}</figcaption>
							<img src={src} width={width} height={height} alt={alt} />
						</figure>
						<figure>
							<figcaption>{t("checking.after")}</figcaption>
							<img src={draftPage(page)} width={width} height={height} alt={alt} />
						</figure>
					</div>
				))}
			</section>
		</>
	);
}
