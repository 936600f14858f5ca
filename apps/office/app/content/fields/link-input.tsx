import type { LinkValue } from "@offizin/content";
import { Choice, FieldGroup, SelectField, TextField } from "@offizin/ui";
import { useTranslations } from "use-intl";
import type { FieldInputProps } from "./field-props.ts";
import styles from "./fields.module.css";
import { changedLink, linkTypes, readLink, withLinkType } from "./link-value.ts";
import { StoryFinder } from "./story-finder.tsx";

/** Where a link leads: a page of the space, any address, an e-mail address, a file. */
export function LinkInput({ label, value, isReadOnly, error, onChange }: FieldInputProps) {
	const t = useTranslations("content.fields");
	const link = readLink(value);
	const change = (part: Partial<LinkValue>) => onChange(changedLink(value, part));
	return (
		<FieldGroup legend={label} error={error} className={styles.parts}>
			<SelectField
				label={t("linkType")}
				value={link.linktype}
				disabled={isReadOnly}
				onChange={(event) => {
					const linktype = linkTypes.find((type) => type === event.target.value);
					if (linktype) onChange(withLinkType(value, linktype));
				}}
			>
				{linkTypes.map((type) => (
					<option key={type} value={type}>
						{t(`link.${type}`)}
					</option>
				))}
			</SelectField>
			{link.linktype === "story" ? (
				<StoryFinder
					label={t("page")}
					chosen={link.id === "" ? "" : `/${link.cached_url}`}
					isReadOnly={isReadOnly}
					onChoose={({ uuid, full_slug }) => change({ id: uuid, url: "", cached_url: full_slug })}
				/>
			) : null}
			{link.linktype === "url" || link.linktype === "asset" ? (
				<TextField
					label={t("address")}
					help={t("addressHelp")}
					value={link.url}
					readOnly={isReadOnly}
					onChange={({ target }) => change({ url: target.value, cached_url: target.value })}
				/>
			) : null}
			{link.linktype === "email" ? (
				<TextField
					type="email"
					label={t("email")}
					value={link.email ?? link.url}
					readOnly={isReadOnly}
					onChange={({ target }) => change({ email: target.value, url: target.value })}
				/>
			) : null}
			{link.linktype === "story" ? (
				<TextField
					label={t("anchor")}
					value={link.anchor ?? ""}
					readOnly={isReadOnly}
					onChange={({ target }) => change({ anchor: target.value })}
				/>
			) : null}
			{link.linktype === "email" ? null : (
				<Choice
					type="checkbox"
					label={t("newWindow")}
					checked={link.target === "_blank"}
					disabled={isReadOnly}
					onChange={({ target }) => change({ target: target.checked ? "_blank" : "_self" })}
				/>
			)}
		</FieldGroup>
	);
}
