import { buttonClass, TextField } from "@offizin/ui";
import { Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { MoreWords } from "#app/messages/shop-intl.tsx";
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
	const { pathname } = useLocation();
	const { headline, text, photo, fits, smallest, needs, isRefused, editable } = view;
	const error = isRefused ? t("refused") : undefined;
	return (
		<section className={styles.check} id="aufloesung" {...editable}>
			<header>
				<h2>{headline}</h2>
				<p>{text}</p>
			</header>
			<Form method="get" action={`${pathname}#aufloesung`} preventScrollReset>
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
				<button type="submit" className={buttonClass("primary")}>
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
