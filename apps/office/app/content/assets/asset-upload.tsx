import type { ContentAsset } from "@offizin/contract";
import { Button, Notice } from "@offizin/ui";
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import type { ContentRefusal } from "#app/content/doors/content-doors.ts";
import { reasonOf } from "#app/controls/reason-of.ts";
import styles from "./assets.module.css";

interface AssetUploadProps {
	/** Told once, with all that were taken, unless what they were for is closed by then. */
	readonly onUploaded: (assets: readonly ContentAsset[]) => void;
	/** What files are dropped on. */
	readonly children: ReactNode;
}

interface Failed {
	readonly name: string;
	readonly refusal: ContentRefusal;
}

/** Takes files by drop and by button, one after the other; one that is refused is named and stops none of the others. */
export function AssetUpload({ onUploaded, children }: AssetUploadProps) {
	const t = useTranslations("content.assets");
	const say = useTranslations();
	const { doors, mayEdit } = useContentPlace();
	const input = useRef<HTMLInputElement>(null);
	const [waiting, setWaiting] = useState(0);
	const [failed, setFailed] = useState<readonly Failed[]>([]);
	const [isOver, setIsOver] = useState(false);
	const isHere = useRef(false);
	useEffect(() => {
		isHere.current = true;
		return () => {
			isHere.current = false;
		};
	}, []);

	async function send(files: readonly File[]) {
		setFailed([]);
		setWaiting((count) => count + files.length);
		const taken: ContentAsset[] = [];
		for (const file of files) {
			const answer = await doors.upload(file);
			if (answer.ok) taken.push(answer.value.asset);
			else setFailed((before) => [...before, { name: file.name, refusal: answer.error }]);
			setWaiting((count) => count - 1);
		}
		if (isHere.current && taken.length > 0) onUploaded(taken);
	}

	function drop(event: DragEvent) {
		event.preventDefault();
		setIsOver(false);
		void send([...event.dataTransfer.files]);
	}

	if (!mayEdit) return children;
	return (
		<section
			aria-label={t("uploadArea")}
			className={styles.upload}
			data-over={isOver || undefined}
			onDragOver={(event) => {
				event.preventDefault();
				setIsOver(true);
			}}
			onDragLeave={() => setIsOver(false)}
			onDrop={drop}
		>
			<div className={styles.uploadBar}>
				<Button onClick={() => input.current?.click()}>{t("upload")}</Button>
				<span className={styles.hint}>{t("dropHint")}</span>
				<input
					ref={input}
					type="file"
					multiple
					hidden
					onChange={(event) => {
						void send([...(event.target.files ?? [])]);
						event.target.value = "";
					}}
				/>
				<span role="status">{waiting > 0 ? t("uploading", { count: waiting }) : ""}</span>
			</div>
			{failed.length > 0 ? (
				<Notice kind="bad" role="alert">
					<ul>
						{failed.map(({ name, refusal }) => (
							<li key={name}>
								{name}: {reasonOf(refusal, say)}
							</li>
						))}
					</ul>
				</Notice>
			) : null}
			{children}
		</section>
	);
}
