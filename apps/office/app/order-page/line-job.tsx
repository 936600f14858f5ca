import { Notice, Table } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { type Job, jobFileUrl } from "#app/api/call.ts";
import { StateMark } from "#app/controls/state-mark.tsx";
import { useFormats } from "#app/formats/use-formats.ts";
import { fileWord, sizeWord, sortFiles } from "#app/words/file-words.ts";
import { jobLooks } from "#app/words/state-looks.ts";
import styles from "./line-job.module.css";
import { SheetPictures } from "./sheet-pictures.tsx";

function FileTable({ job }: { readonly job: Job }) {
	const t = useTranslations();
	const formats = useFormats();
	return (
		<Table className={styles.files} caption={t("files.caption")}>
			<thead>
				<tr>
					<th scope="col">{t("files.column.file")}</th>
					<th scope="col" data-number>
						{t("files.column.size")}
					</th>
					<th scope="col">{t("files.column.sum")}</th>
				</tr>
			</thead>
			<tbody>
				{sortFiles(job.files).map((file) => (
					<tr key={file.name}>
						<th scope="row">
							<span className={styles.word}>{fileWord(file, t)}</span>
							<a href={jobFileUrl(job, file)} download={file.name}>
								{file.name}
							</a>
						</th>
						<td data-number>{sizeWord(file.bytes, t, formats)}</td>
						<td className={styles.sum}>{file.sha256}</td>
					</tr>
				))}
			</tbody>
		</Table>
	);
}

/** The print file of a line: how far it is, what stopped it, its sheets to look at and everything to download. */
export function LineJob({ job }: { readonly job: Job }) {
	const t = useTranslations("files");
	return (
		<div className={styles.job}>
			<div className={styles.head}>
				<h3>{t("title")}</h3>
				<span role="status">
					<StateMark look={jobLooks[job.state]} />
				</span>
			</div>
			{job.problem === null ? null : (
				<Notice kind="bad">
					<p>{job.problem}</p>
				</Notice>
			)}
			{job.notes.length === 0 ? null : (
				<Notice kind="plain">
					<h4>{t("checkFirst")}</h4>
					<ul className={styles.notes}>
						{job.notes.map((note) => (
							<li key={note}>{note}</li>
						))}
					</ul>
				</Notice>
			)}
			<SheetPictures job={job} />
			{job.files.length > 0 ? <FileTable job={job} /> : null}
		</div>
	);
}
