import { Button } from "@offizin/ui";
import { useState } from "react";
import { type Job, type JobFile, jobFileUrl } from "#app/api/doors.ts";
import compact from "#app/controls/compact.module.css";
import { Dialog } from "#app/controls/dialog.tsx";
import { fileWord } from "#app/words/file-words.ts";
import styles from "./sheet-pictures.module.css";

/** The sheets as they will be printed, small; one is looked at large in front of the page. */
export function SheetPictures({ job }: { readonly job: Job }) {
	const [shown, setShown] = useState<JobFile>();
	const sheets = job.files.filter(({ contentType }) => contentType.startsWith("image/"));
	const close = () => setShown(undefined);
	if (sheets.length === 0) return null;
	return (
		<>
			<ul className={styles.sheets}>
				{sheets.map((file) => (
					<li key={file.name}>
						<button type="button" className={styles.sheet} onClick={() => setShown(file)}>
							<img src={jobFileUrl(job, file)} alt="" loading="lazy" />
							<span>
								{fileWord(file)}
								<span className="visually-hidden"> groß zeigen</span>
							</span>
						</button>
					</li>
				))}
			</ul>
			<Dialog title={shown ? fileWord(shown) : ""} isOpen={shown !== undefined} isWide onClose={close}>
				{shown ? (
					<img
						className={styles.large}
						src={jobFileUrl(job, shown)}
						alt={`${fileWord(shown)}, wie gedruckt wird`}
					/>
				) : null}
				<Button kind="secondary" className={compact.button} onClick={close}>
					Schließen
				</Button>
			</Dialog>
		</>
	);
}
