import { buttonClass, TextField } from "@offizin/ui";
import { useState } from "react";
import { Form, useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { PhotoField } from "#app/wall-photo/photo-field.tsx";
import styles from "./photo-check.module.css";
import type { PhotoCheckView } from "./view.server.ts";

export interface PhotoCheckProps {
	readonly view: PhotoCheckView;
}

/** Pixels in, largest format per material out: a GET form, answered by the server. */
export function PhotoCheck({ view }: PhotoCheckProps) {
	return (
		<MoreWords words={view.words}>
			<PhotoForm view={view} />
		</MoreWords>
	);
}

function PhotoForm({ view }: PhotoCheckProps) {
	const t = useTranslations("photoCheck");
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	const [isUnread, setIsUnread] = useState(false);
	const { headline, text, photo, fits, smallest, needs, isRefused, editable } = view;
	const error = isRefused ? t("refused") : undefined;
	async function check(file: File): Promise<void> {
		const found = await pixelsOf(file);
		setIsUnread(!found);
		if (!found) return;
		const params = new URLSearchParams(search);
		params.set("breite", String(found.width));
		params.set("hoehe", String(found.height));
		await navigate(`?${params.toString()}`, { replace: true, preventScrollReset: true });
	}
	return (
		<section className={styles.check} id="aufloesung" {...editable}>
			<header>
				<h2>{headline}</h2>
				<p>{text}</p>
			</header>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here can be chosen with the button in it */}
			<div
				className={styles.drop}
				onDragOver={(event) => event.preventDefault()}
				onDrop={(event) => {
					const [file] = event.dataTransfer.files;
					if (!file) return;
					event.preventDefault();
					// Nothing is hung of what is only looked at.
					event.stopPropagation();
					void check(file);
				}}
			>
				<PhotoField
					text={t("choose")}
					kind="primary"
					isBusy={false}
					onFiles={([file]) => file && void check(file)}
				/>
				<p role="status">{isUnread ? t("unread") : t("local")}</p>
			</div>
			<Form
				key={`${photo.width} ${photo.height}`}
				method="get"
				action={`${pathname}#aufloesung`}
				preventScrollReset
			>
				<TextField
					label={t("width")}
					name="breite"
					inputMode="numeric"
					defaultValue={photo.width}
					error={error}
					required
				/>
				<TextField
					label={t("height")}
					name="hoehe"
					inputMode="numeric"
					defaultValue={photo.height}
					required
				/>
				<button type="submit" className={buttonClass("secondary")}>
					{t("action")}
				</button>
			</Form>
			<dl aria-live="polite">
				{fits.map(({ key, good, least }) => (
					<div key={key}>
						<dt>{t(`material.${key}`)}</dt>
						<dd>
							<strong>{good ?? t("tooSmall")}</strong>
							<span>
								{least && least !== good
									? t("least", { format: least })
									: good
										? t("good")
										: t("tooSmallHint", { format: smallest })}
							</span>
						</dd>
					</div>
				))}
			</dl>
			<table>
				<caption>{t("caption")}</caption>
				<thead>
					<tr>
						<th scope="col">{t("format")}</th>
						{fits.map(({ key }) => (
							<th key={key} scope="col">
								{t(`material.${key}`)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{needs.map(({ format, pixels }) => (
						<tr key={format}>
							<th scope="row">{format}</th>
							{pixels.map(({ key, needed, isEnough }) => (
								<td key={key} data-enough={isEnough}>
									{needed}
									{isEnough ? <span className="visually-hidden"> {t("enough")}</span> : null}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

/** How many pixels a photo has, as a browser shows it; undefined where it cannot. */
async function pixelsOf(
	file: File,
): Promise<{ readonly width: number; readonly height: number } | undefined> {
	const image = new Image();
	image.src = URL.createObjectURL(file);
	try {
		await image.decode();
		return { width: image.naturalWidth, height: image.naturalHeight };
	} catch {
		return undefined;
	} finally {
		URL.revokeObjectURL(image.src);
	}
}
