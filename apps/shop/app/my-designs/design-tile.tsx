import type { MyDesign } from "@offizin/contract";
import { Button, buttonClass, Disclosure, TextButton, TextField, Title, textLinkClass } from "@offizin/ui";
import { type ReactNode, useId, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { useChangedAt } from "#app/layout/use-changed-at.ts";
import { Link } from "#app/links/link.tsx";
import { orderPath, paths } from "#app/paths.ts";
import styles from "./design-tile.module.css";
import { ShareButton } from "./share-button.tsx";

/** Told of what was chosen; the rest stands in the editor. */
const TOLD_CHOICES = 2;

/** One design: what it looks like, what has become of it, and what can be done with it. */
export function DesignTile({ design }: { readonly design: MyDesign }) {
	const t = useTranslations("myDesigns");
	const { name, preview, size, state, canOpen } = design;
	const at = useChangedAt(design);
	const picture = (
		<img
			src={preview}
			alt={t("preview", { name })}
			loading="lazy"
			decoding="async"
			width={size?.width ?? 148}
			height={size?.height ?? 105}
		/>
	);
	const title = useId();
	return (
		<li className={styles.tile} aria-labelledby={title}>
			{canOpen ? (
				<Link className={styles.ground} to={design.editor} tabIndex={-1}>
					{picture}
				</Link>
			) : (
				<div className={styles.ground}>{picture}</div>
			)}
			<div className={styles.head}>
				<Title level={2} size="small" id={title} className={styles.name}>
					{name}
				</Title>
				<span className={styles.state} data-state={state}>
					{t(`state.${state}`)}
				</span>
			</div>
			<Facts design={design} />
			<Shared design={design} />
			<p className={styles.facts}>{t("changed", { at })}</p>
			{canOpen ? null : <p className={styles.facts}>{t("gone")}</p>}
			<Ways design={design} />
			<Changes key={name} design={design} />
		</li>
	);
}

function Facts({ design: { choices, quantity } }: { readonly design: MyDesign }) {
	const t = useTranslations("myDesigns");
	const told = choices.slice(0, TOLD_CHOICES).map(({ value }) => value);
	const pieces = quantity === null ? [] : [t("pieces", { count: quantity })];
	return <p className={styles.facts}>{[...told, ...pieces].join(" · ")}</p>;
}

/** Whose it is when it is somebody else's, and what was remarked on it. */
function Shared({ design: { isOwn, remarks } }: { readonly design: MyDesign }) {
	const t = useTranslations("myDesigns");
	const told = [...(isOwn ? [] : [t("foreign")]), ...(remarks > 0 ? [t("remarks", { count: remarks })] : [])];
	return told.length > 0 ? <p className={styles.shared}>{told.join(" · ")}</p> : null;
}

/** On with it, or to what has become of it. */
function Ways({ design }: { readonly design: MyDesign }) {
	const { name, state, order, canOpen } = design;
	const t = useTranslations("myDesigns");
	return (
		<div className={styles.ways}>
			{canOpen ? (
				<Link className={buttonClass("secondary")} to={design.editor} aria-label={t("resumeNamed", { name })}>
					{t("resume")}
				</Link>
			) : null}
			{state === "inCart" ? (
				<Link className={textLinkClass()} to={paths.cart}>
					{t("cart")}
				</Link>
			) : null}
			{order ? <OrderLink order={order} /> : null}
		</div>
	);
}

function OrderLink({ order: { number, token } }: { readonly order: NonNullable<MyDesign["order"]> }) {
	const t = useTranslations("myDesigns");
	const words = t("order", { number });
	return token === null ? (
		<span className={styles.facts}>{words}</span>
	) : (
		<Link className={textLinkClass()} to={orderPath(number, token)}>
			{words}
		</Link>
	);
}

/** Plain forms behind native disclosures, so that all of it works without script. */
function Changes({ design: { id, name, isNamed, isOwn, canDelete } }: { readonly design: MyDesign }) {
	const t = useTranslations("myDesigns");
	const away = isOwn ? "delete" : "putAway";
	return (
		<div className={styles.changes}>
			<ShareButton id={id} name={name} />
			<ChangeForm design={id} intent="copy">
				<TextButton type="submit" kind="plain" aria-label={t("duplicateNamed", { name })}>
					{t("duplicate")}
				</TextButton>
			</ChangeForm>
			<Disclosure
				className={styles.more}
				name={id}
				summary={<Named words={t("rename")} all={t("renameNamed", { name })} />}
			>
				<ChangeForm design={id} intent="rename">
					<TextField
						label={t("nameLabel")}
						help={t("nameHelp")}
						name="name"
						defaultValue={isNamed ? name : ""}
						placeholder={name}
						autoComplete="off"
					/>
					<Button type="submit" kind="secondary">
						{t("save")}
					</Button>
				</ChangeForm>
			</Disclosure>
			{canDelete ? (
				<Disclosure
					className={styles.more}
					name={id}
					summary={<Named words={t(`${away}Label`)} all={t(`${away}Named`, { name })} />}
				>
					<ChangeForm design={id} intent={away}>
						<input type="hidden" name="name" value={name} />
						<p>{t(`${away}Question`)}</p>
						<Button type="submit" kind="secondary" aria-label={t(`${away}ConfirmNamed`, { name })}>
							{t(`${away}Confirm`)}
						</Button>
					</ChangeForm>
				</Disclosure>
			) : null}
		</div>
	);
}

/** Short to the eye; whoever hears one control at a time is told of which design it is. */
function Named({ words, all }: { readonly words: string; readonly all: string }) {
	return (
		<>
			<span aria-hidden="true">{words}</span>
			<span className="visually-hidden">{all}</span>
		</>
	);
}

interface ChangeFormProps {
	readonly design: string;
	readonly intent: "copy" | "rename" | "delete" | "putAway";
	readonly children: ReactNode;
}

function ChangeForm({ design, intent, children }: ChangeFormProps) {
	const t = useTranslations("myDesigns");
	const isSending = useNavigation().state !== "idle";
	const [isOffline, setIsOffline] = useState(false);
	return (
		<Form
			className={styles.form}
			method="post"
			action={paths.myDesigns}
			preventScrollReset
			replace
			onSubmit={(event) => {
				// Without a connection the page, with what is typed in it, would give way to an error.
				setIsOffline(!navigator.onLine);
				// Each copy is one more: what is on its way is not sent again.
				if (isSending || !navigator.onLine) event.preventDefault();
			}}
		>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="design" value={design} />
			{children}
			{isOffline ? <p role="alert">{t("offline")}</p> : null}
		</Form>
	);
}
