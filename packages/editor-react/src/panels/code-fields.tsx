import {
	type CodeKind,
	codeKindOf,
	codeKinds,
	findElement,
	MAP,
	PHONE,
	type QrElement,
	readEvent,
	tidyPlace,
	writeEvent,
} from "@offizin/design";
import { selectedElement } from "@offizin/editor";
import { FieldGroup, SelectField, TextButton, TextField } from "@offizin/ui";
import { useState } from "react";
import styles from "../controls/panel.module.css";
import { useEditing, useEditor, useHost } from "../editor-context.tsx";
import { beginningOf } from "./code-beginnings.ts";
import { CodeFault } from "./code-fault.tsx";

/** What the chosen code opens, in the fields of its kind. */
export function CodeFields() {
	const id = useEditor(({ tool }) => selectedElement(tool) ?? "");
	const written = useEditor((state) => findElement(state.written, id));
	const told = useEditor((state) => findElement(state.document, id));
	if (written?.type !== "qr" || told?.type !== "qr") return null;
	return <Fields key={id} written={written} told={told} />;
}

interface FieldsProps {
	readonly written: QrElement;
	/** With the facts told. */
	readonly told: QrElement;
}

function Fields({ written, told: shown }: FieldsProps) {
	const { editor, isReady } = useEditing();
	const { t } = useHost();
	const facts = useEditor((state) => state.written.facts);
	const [wished, setWished] = useState<CodeKind>();
	const found = codeKindOf(written.content);
	// An album whose house is not known is told from a link only as long as it is being put in.
	const kind = found === "link" && wished === "album" ? "album" : found;

	function write(content: string): void {
		// An entry is long: of less to spare its modules are larger.
		const level = codeKindOf(content) === "event" ? "L" : "M";
		editor.dispatch({ type: "setCode", element: written.id, content, level });
	}

	function choose(next: CodeKind): void {
		setWished(next);
		if (next === kind || (next === "album" && found === "link")) return;
		editor.mark();
		write(beginningOf(next, facts, t("code.feast")));
		editor.mark();
	}

	/** As the facts tell it; when it ends they do not know. */
	function told(of: CodeKind): string {
		const content = beginningOf(of, facts, t("code.feast"));
		const [event, end] = [readEvent(content), readEvent(written.content)?.end];
		return event && end ? writeEvent({ ...event, end }) : content;
	}

	return (
		<FieldGroup className={styles.group} legend={t("code.title")}>
			<SelectField
				label={t("code.kind")}
				value={kind}
				disabled={!isReady}
				onChange={({ target }) => choose(codeKinds.find((one) => one === target.value) ?? "link")}
			>
				{codeKinds.map((one) => (
					<option key={one} value={one}>
						{t(`code.kinds.${one}`)}
					</option>
				))}
			</SelectField>
			<KindFields kind={kind} written={written} told={shown} write={write} />
			{kind === "event" || kind === "map" || kind === "phone" ? (
				<TellAgain
					isTold={written.content === told(kind)}
					tell={() => {
						editor.mark();
						write(told(kind));
						editor.mark();
					}}
				/>
			) : null}
			<CodeFault element={written.id} />
		</FieldGroup>
	);
}

function TellAgain({ isTold, tell }: { readonly isTold: boolean; readonly tell: () => void }) {
	const { t } = useHost();
	if (isTold) return <p className={styles.note}>{t("code.told")}</p>;
	return <TextButton onClick={tell}>{t("code.tellAgain")}</TextButton>;
}

interface KindFieldsProps extends FieldsProps {
	readonly kind: CodeKind;
	readonly write: (content: string) => void;
}

function KindFields({ kind, written, told, write }: KindFieldsProps) {
	const { editor } = useEditing();
	const { t } = useHost();
	const done = { onBlur: () => editor.mark() };
	switch (kind) {
		case "link":
		case "album": {
			const { content } = written;
			const isLink = /^https:\/\/(\S|$)/.test(content.trim()) || content.trim() === "";
			const isAddress = /^(https?:|www\.|[\w-]+\.[a-z]{2,}(\/|$))/i.test(content.trim());
			return (
				<TextField
					label={t(`code.${kind}.label`)}
					help={t(`code.${kind}.help`)}
					error={!isLink && (kind === "album" || isAddress) ? t("code.notHttps") : undefined}
					inputMode="url"
					autoComplete="off"
					spellCheck={false}
					maxLength={2000}
					value={content}
					onChange={({ target }) => write(target.value)}
					{...done}
				/>
			);
		}
		case "phone":
			return (
				<TextField
					label={t("code.phone.label")}
					help={t("code.phone.help")}
					inputMode="tel"
					maxLength={40}
					value={told.content.slice(PHONE.length)}
					onChange={({ target }) => write(PHONE + target.value)}
					{...done}
				/>
			);
		case "map":
			return (
				<TextField
					label={t("code.map.label")}
					help={t("code.map.help")}
					maxLength={300}
					value={tidied(written, told, (content) => content.slice(MAP.length))}
					onChange={({ target }) => write(MAP + target.value)}
					{...done}
				/>
			);
		case "event":
			return <EventFields written={written} told={told} write={write} />;
	}
}

function EventFields({ written, told, write }: Omit<KindFieldsProps, "kind">) {
	const { editor } = useEditing();
	const { t } = useHost();
	const [before, shown] = [readEvent(written.content), readEvent(told.content)];
	if (!before || !shown) return null;
	const place = tidied(written, told, (content) => readEvent(content)?.place ?? "");
	const isPickable = /^(\d{4}-\d\d-\d\d)?$/.test(shown.day);
	const isTime = /^(\d\d:\d\d)?$/.test(shown.time);
	const field = (name: keyof typeof before, value: string) => ({
		label: t(`code.event.${name}`),
		value,
		maxLength: 300,
		onBlur: () => editor.mark(),
		onChange: ({ target }: { readonly target: HTMLInputElement }) => {
			if (!target.validity.badInput) write(writeEvent({ ...before, [name]: target.value }));
		},
	});
	return (
		<>
			<TextField {...field("title", shown.title)} />
			<TextField {...field("day", shown.day)} type={isPickable ? "date" : "text"} />
			<TextField {...field("time", shown.time)} type={isTime ? "time" : "text"} />
			{shown.time === "" ? null : (
				<TextField {...field("end", shown.end)} type="time" help={t("code.event.endHelp")} />
			)}
			<TextField {...field("place", place)} />
		</>
	);
}

/** A place as it is read, where facts tell it, and as it is typed, where somebody types: a comma may come first. */
function tidied(written: QrElement, told: QrElement, read: (content: string) => string): string {
	const place = read(told.content);
	return read(written.content) === place ? place : tidyPlace(place);
}
