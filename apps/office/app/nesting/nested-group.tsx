import type { OfficeNestedSheet, OfficeNesting } from "@offizin/contract";
import { Notice, ScrollArea, Table, Title, textLinkClass } from "@offizin/ui";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#app/formats/use-formats.ts";
import { paths } from "#app/paths.ts";
import styles from "./nesting.module.css";
import { SheetDrawing } from "./sheet-drawing.tsx";

/** What is made of one material for one day: its boards or lengths, drawn and listed. */
export function NestedGroup({ group }: { readonly group: OfficeNesting }) {
	const t = useTranslations("nesting");
	const { rate, longDay } = useFormats();
	const { kind, sheets, due, materialName, variantName, tooLarge, waste } = group;
	const name = variantName === "" ? materialName : `${materialName}, ${variantName}`;
	const pieces = sheets.reduce((sum, sheet) => sum + sheet.pieces.length, 0);
	return (
		<section className={styles.group}>
			<Title level={3} size="section">
				{name}
			</Title>
			<p>
				{t("summary", {
					sheets: t("sheets", { kind, count: sheets.length }),
					pieces,
					waste: rate(Math.round(waste * 10)),
				})}
			</p>
			{tooLarge.length > 0 ? (
				<Notice kind="bad">
					<p>
						{t("tooLarge", {
							pieces: tooLarge
								.map(({ order, width, height }) => `${order} (${width} × ${height} mm)`)
								.join(", "),
						})}
					</p>
				</Notice>
			) : null}
			{sheets.map((sheet, index) => (
				<Sheet
					key={sheet.pieces[0]?.key ?? index}
					{...{ sheet, kind }}
					number={index + 1}
					of={due === null ? name : `${name}, ${longDay(due)}`}
				/>
			))}
		</section>
	);
}

interface SheetProps {
	readonly sheet: OfficeNestedSheet;
	readonly kind: OfficeNesting["kind"];
	readonly number: number;
	/** Material and day: there may be a first board of several. */
	readonly of: string;
}

function Sheet({ sheet, kind, number, of }: SheetProps) {
	const t = useTranslations("nesting");
	const { rate } = useFormats();
	const { width, length, pieces, waste } = sheet;
	const caption = t("caption", { kind, number, of });
	return (
		<div className={styles.sheet}>
			<p className={styles.measures}>
				{t("sheet", {
					...{ kind, number, waste: rate(Math.round(waste * 10)) },
					...{ width: String(width), length: String(length) },
				})}
			</p>
			<SheetDrawing sheet={sheet} label={t("drawing", { kind, number, pieces: pieces.length })} />
			<ScrollArea label={caption}>
				<Table className={styles.table} caption={caption}>
					<thead>
						<tr>
							<th scope="col" className={styles.figure}>
								{t("number")}
							</th>
							<th scope="col">{t("order")}</th>
							<th scope="col">{t("piece")}</th>
							<th scope="col" className={styles.figure}>
								{t("size")}
							</th>
							<th scope="col" className={styles.figure}>
								{t("place")}
							</th>
						</tr>
					</thead>
					<tbody>
						{pieces.map((piece, index) => (
							<tr key={piece.key}>
								<th scope="row" className={styles.figure}>
									{index + 1}
								</th>
								<td>
									<Link className={textLinkClass()} to={paths.order(piece.order)}>
										{piece.order}
									</Link>
								</td>
								<td>
									{piece.name}, {t("line", { line: piece.line })}
									{piece.part === null ? null : ` (${piece.part})`}
								</td>
								<td className={styles.figure}>
									{piece.width} × {piece.height} mm{piece.turned ? `, ${t("across")}` : ""}
								</td>
								<td className={styles.figure}>
									{piece.x}, {piece.y} mm
								</td>
							</tr>
						))}
					</tbody>
				</Table>
			</ScrollArea>
		</div>
	);
}
