import { Button, Dialog, Disclosure } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { type Job, type JobFile, jobFileUrl } from "#app/api/call.ts";
import { fileWord, isPlate } from "#app/words/file-words.ts";
import styles from "./sheet-pictures.module.css";

/** The sheets as they will be printed and the plates they are printed from, small; one is looked at large. */
export function SheetPictures({ job }: { readonly job: Job }) {
	const t = useTranslations();
	const [shown, setShown] = useState<JobFile>();
	const pictures = job.files.filter(({ contentType }) => contentType.startsWith("image/"));
	const sheets = pictures.filter((file) => !isPlate(file));
	const plates = pictures.filter(isPlate);
	const close = () => setShown(undefined);
	if (pictures.length === 0) return null;
	return (
		<>
			<Pictures job={job} files={sheets} onShow={setShown} />
			{plates.length > 0 ? (
				<Disclosure summary={t("files.plates", { count: plates.length })}>
					<Pictures job={job} files={plates} onShow={setShown} isSmall />
				</Disclosure>
			) : null}
			<Dialog
				title={shown ? fileWord(shown, t) : ""}
				isOpen={shown !== undefined}
				size="wide"
				onClose={close}
			>
				{shown ? (
					<img
						className={styles.large}
						src={jobFileUrl(job, shown)}
						alt={t("files.asPrinted", { file: fileWord(shown, t) })}
					/>
				) : null}
				<Button kind="secondary" onClick={close}>
					{t("controls.close")}
				</Button>
			</Dialog>
		</>
	);
}

interface PicturesProps {
	readonly job: Job;
	readonly files: readonly JobFile[];
	readonly onShow: (file: JobFile) => void;
	readonly isSmall?: boolean;
}

function Pictures({ job, files, onShow, isSmall }: PicturesProps) {
	const t = useTranslations();
	return (
		<ul className={styles.sheets} data-small={isSmall || undefined}>
			{files.map((file) => (
				<li key={file.name}>
					<button type="button" className={styles.sheet} onClick={() => onShow(file)}>
						<img src={jobFileUrl(job, file)} alt="" loading="lazy" />
						<span>
							{t.rich("files.enlarge", {
								file: fileWord(file, t),
								hidden: (words) => <span className="visually-hidden">{words}</span>,
							})}
						</span>
					</button>
				</li>
			))}
		</ul>
	);
}
