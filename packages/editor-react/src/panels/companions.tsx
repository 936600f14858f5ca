import { Notice, TextButton } from "@offizin/ui";
import panel from "../controls/panel.module.css";
import { useEditing, useEditor, useHost, useSale } from "../editor-context.tsx";
import styles from "./companions.module.css";
import { useOpenOther } from "./use-open-other.ts";

/** The envelopes that are printed for this design: those there are, those that can be made, and what is paid twice. */
export function CompanionOffers() {
	const { editor, autosave } = useEditing();
	const { t } = useHost();
	const { offers, made, insteadOf } = useSale().companions;
	const configuration = useEditor(({ document }) => document.configuration);
	const guests = useEditor(({ written }) => written.guests?.length ?? 0);
	const { coming, problem, choose } = useOpenOther();
	if (offers.length === 0) return null;
	const { option, without } = insteadOf;
	const isTwice = made.length > 0 && configuration[option] !== without;
	return (
		<section className={panel.group} aria-labelledby="editor-companions">
			<h2 className={panel.legend} id="editor-companions">
				{t("companions.title")}
			</h2>
			{made.map(({ href, name, guests: count }) => (
				<a key={href} className={styles.made} href={href}>
					<span className={styles.name}>{t("companions.made")}</span>
					<span className={panel.note}>
						{name}, {t("companions.madeFor", { count })}
					</span>
				</a>
			))}
			{made.some((one) => one.guests !== guests) ? (
				<Notice role="status">
					{t("companions.different", {
						own: guests,
						other: made.find((one) => one.guests !== guests)?.guests ?? 0,
					})}
				</Notice>
			) : null}
			{isTwice ? (
				<Notice role="status">
					{t("companions.twice")}{" "}
					<TextButton
						onClick={() =>
							editor.dispatch({
								type: "setConfiguration",
								configuration: { ...configuration, [option]: without },
							})
						}
					>
						{t("companions.once")}
					</TextButton>
				</Notice>
			) : null}
			{problem === null ? null : (
				<Notice kind="bad" role="alert">
					{problem}
				</Notice>
			)}
			<p className={panel.note}>{t(made.length > 0 ? "companions.again" : "companions.invite")}</p>
			<div className={styles.offers}>
				{offers.map(({ template, name, price, pictures }) => (
					<button
						key={template}
						type="button"
						className={styles.offer}
						disabled={autosave === null}
						aria-busy={template === coming || undefined}
						onClick={() => void choose(template, true)}
					>
						<span className={styles.pictures}>
							{pictures.map(({ src, width, height }) => (
								<img key={src} {...{ src, width, height }} alt="" loading="lazy" />
							))}
						</span>
						<span className={styles.name}>
							<span className="visually-hidden">
								{t(made.length > 0 ? "companions.again" : "companions.make")}:{" "}
							</span>
							{name}
						</span>
						<span className={panel.note}>{price}</span>
					</button>
				))}
			</div>
		</section>
	);
}

/** Beside the guest list: the way from an envelope to its card, and whether both are for as many. */
export function CompanionNote() {
	const { services, t } = useHost();
	const guests = useEditor(({ written }) => written.guests?.length ?? 0);
	const madeFor = services.sale?.companions.madeFor;
	if (!madeFor) return null;
	return (
		<section className={panel.group}>
			<a className={styles.made} href={madeFor.href}>
				<span className={styles.name}>{t("companions.back")}</span>
				<span className={panel.note}>{t("companions.backHelp")}</span>
			</a>
			{madeFor.guests === guests ? null : (
				<Notice role="status">{t("companions.differentCard", { own: guests, other: madeFor.guests })}</Notice>
			)}
		</section>
	);
}
