import { Notice } from "@offizin/ui";
import { type Job, jobFileUrl } from "#app/api/call.ts";
import { StateMark } from "#app/controls/state-mark.tsx";
import { fileWord, formatBytes, sortFiles } from "#app/words/file-words.ts";
import { jobWords } from "#app/words/state-words.ts";
import styles from "./line-job.module.css";
import { SheetPictures } from "./sheet-pictures.tsx";

function FileTable({ job }: { readonly job: Job }) {
	return (
		<table className={styles.files}>
			<caption className="visually-hidden">Dateien zum Herunterladen</caption>
			<thead>
				<tr>
					<th scope="col">Datei</th>
					<th scope="col">Größe</th>
					<th scope="col">SHA-256</th>
				</tr>
			</thead>
			<tbody>
				{sortFiles(job.files).map((file) => (
					<tr key={file.name}>
						<th scope="row">
							<span className={styles.word}>{fileWord(file)}</span>
							<a href={jobFileUrl(job, file)} download={file.name}>
								{file.name}
							</a>
						</th>
						<td className={styles.size}>{formatBytes(file.bytes)}</td>
						<td className={styles.sum}>{file.sha256}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** The print file of a line: how far it is, what stopped it, its sheets to look at and everything to download. */
export function LineJob({ job }: { readonly job: Job }) {
	return (
		<div className={styles.job}>
			<div className={styles.head}>
				<h3>Druckdatei</h3>
				<span role="status">
					<StateMark look={jobWords[job.state]} />
				</span>
			</div>
			{job.problem === null ? null : (
				<Notice kind="bad">
					<p>{job.problem}</p>
				</Notice>
			)}
			{job.notes.length === 0 ? null : (
				<Notice kind="plain">
					<h4>Vor dem Druck ansehen</h4>
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
