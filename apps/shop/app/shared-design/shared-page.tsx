import { Button, Disclosure, Field, Notice, TextButton, TextField, Title } from "@offizin/ui";
import { useEffect, useId, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { RemarkAnswer } from "./add-remark.server.ts";
import type { ShownDesign } from "./load-linked.server.ts";
import styles from "./shared-design.module.css";

interface SharedPageProps {
	readonly page: ShownDesign["pages"][number];
	/** From 0. */
	readonly index: number;
	readonly revision: number;
	readonly remarks: ShownDesign["remarks"];
	/** What came of the last remark, if it was about this page. */
	readonly answer: RemarkAnswer | undefined;
}

/** One page: its picture, what was remarked on it, and where to remark. */
export function SharedPage({
	page: { name, preview, width, height },
	index,
	revision,
	remarks,
	answer,
}: SharedPageProps) {
	const t = useTranslations("shared");
	const title = useId();
	const [isLarge, setIsLarge] = useState(false);
	// The address stays, what it shows may not.
	const src = `${preview}?revision=${revision}`;
	return (
		<section className={styles.page} aria-labelledby={title}>
			<div>
				<div className={styles.ground} data-large={isLarge} tabIndex={isLarge ? 0 : undefined}>
					<img
						src={src}
						alt={t("page", { name })}
						width={width}
						height={height}
						loading={index === 0 ? "eager" : "lazy"}
					/>
				</div>
				<TextButton
					kind="plain"
					className={styles.zoom}
					aria-label={t(isLarge ? "shrink" : "enlarge", { name })}
					onClick={() => setIsLarge(!isLarge)}
				>
					{isLarge ? "−" : "+"}
				</TextButton>
			</div>
			<div className={styles.said}>
				<Title level={2} size="small" id={title}>
					{name}
				</Title>
				{remarks.length > 0 ? (
					<ul className={styles.remarks} aria-label={t("remarks")}>
						{remarks.map((remark) => (
							<Remark key={remark.id} remark={remark} />
						))}
					</ul>
				) : null}
				<RemarkForm name={name} index={index} revision={revision} answer={answer} />
			</div>
		</section>
	);
}

function Remark({
	remark: { author, text, day, isEarlier, isDone },
}: {
	readonly remark: ShownDesign["remarks"][number];
}) {
	const t = useTranslations("shared");
	const facts = [day, ...(isEarlier ? [t("earlier")] : []), ...(isDone ? [t("settled")] : [])];
	return (
		<li data-done={isDone}>
			<strong>{author}</strong>
			<p className={styles.words}>{text}</p>
			<p className={styles.small}>{facts.join(" · ")}</p>
		</li>
	);
}

type RemarkFormProps = Pick<SharedPageProps, "index" | "revision" | "answer"> & { readonly name: string };

function RemarkForm({ name, index, revision, answer }: RemarkFormProps) {
	const t = useTranslations("shared");
	const isSending = useNavigation().state !== "idle";
	const form = useRef<HTMLFormElement>(null);
	const [isOffline, setIsOffline] = useState(false);
	const { refused } = answer ?? {};
	useEffect(() => {
		// The name stays for the next one.
		const text = form.current?.elements.namedItem("text");
		if (answer && !answer.refused && text instanceof HTMLTextAreaElement) text.value = "";
	}, [answer]);
	const fields = refused?.fields ?? {};
	const isOfField = fields.author !== undefined || fields.text !== undefined;
	return (
		<Disclosure
			className={styles.more}
			open={answer !== undefined || undefined}
			summary={
				<>
					<span aria-hidden="true">{t("add")}</span>
					<span className="visually-hidden">{t("addTo", { name })}</span>
				</>
			}
		>
			<Form
				ref={form}
				method="post"
				className={styles.form}
				preventScrollReset
				replace
				noValidate
				onSubmit={(event) => {
					setIsOffline(!navigator.onLine);
					if (isSending || !navigator.onLine) event.preventDefault();
				}}
			>
				<input type="hidden" name="page" value={index} />
				<input type="hidden" name="revision" value={revision} />
				<TextField label={t("author")} name="author" autoComplete="given-name" error={fields.author} />
				<Field label={t("text")} error={fields.text}>
					{(control) => <textarea {...control} name="text" rows={3} />}
				</Field>
				{isOffline ? <p role="alert">{t("offline")}</p> : null}
				{refused && !isOfField ? (
					<Notice kind="bad" role="alert">
						{refused.message || t("failed")}
					</Notice>
				) : null}
				<Button type="submit" kind="secondary" isLoading={isSending}>
					{t("send")}
				</Button>
				<p role="status">{answer && !refused ? t("sent") : null}</p>
			</Form>
		</Disclosure>
	);
}
