import { Button, Field, Notice } from "@offizin/ui";
import { type DragEvent, useId, useRef, useState } from "react";
import { useEditor, useHost } from "../editor-context.tsx";
import type { ReadGuests } from "../services.ts";
import styles from "./guests.module.css";
import { usedFields } from "./use-guest-change.ts";

/** The two ways to a list: a file chosen or dropped, and names that are pasted or typed. */
export function GuestImport({ onRead }: { readonly onRead: (read: ReadGuests) => void }) {
	const { services, t } = useHost();
	const document = useEditor((state) => state.written);
	const file = useRef<HTMLInputElement>(null);
	const help = useId();
	const [pasted, setPasted] = useState("");
	const [problem, setProblem] = useState<string | null>(null);
	const [isReading, setIsReading] = useState(false);

	async function read(list: Blob): Promise<void> {
		if (!services.readGuests) return;
		setIsReading(true);
		setProblem(null);
		const taken = await services.readGuests(list, usedFields(document));
		setIsReading(false);
		if (taken.ok) onRead(taken.value);
		else setProblem(taken.error || t("guests.unreachable"));
	}

	function drop(event: DragEvent): void {
		const [dropped] = event.dataTransfer.files;
		if (!dropped) return;
		event.preventDefault();
		event.stopPropagation();
		void read(dropped);
	}

	return (
		<div className={styles.import}>
			<p className={styles.lead}>{t("guests.lead", { piece: services.sale?.piece ?? "" })}</p>
			{problem ? (
				<Notice kind="bad" role="alert">
					{problem}
				</Notice>
			) : null}
			<div className={styles.ways}>
				{/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button does the same */}
				<div className={styles.way} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
					<h3 className={styles.wayTitle}>{t("guests.file")}</h3>
					<p id={help} className={styles.hint}>
						{t("guests.fileHelp")}
					</p>
					<table className={styles.example} aria-hidden="true">
						<tbody>
							{t("guests.example")
								.split("\n")
								.map((line) => (
									<tr key={line}>
										{line.split("|").map((cell) => (
											<td key={cell}>{cell}</td>
										))}
									</tr>
								))}
						</tbody>
					</table>
					<input
						ref={file}
						hidden
						type="file"
						accept=".xlsx,.csv,.txt,text/csv"
						onChange={({ target }) => {
							const [chosen] = target.files ?? [];
							if (chosen) void read(chosen);
							target.value = "";
						}}
					/>
					<Button aria-describedby={help} isLoading={isReading} onClick={() => file.current?.click()}>
						{t("guests.choose")}
					</Button>
				</div>
				<div className={styles.way}>
					<h3 className={styles.wayTitle}>{t("guests.paste")}</h3>
					<Field label={t("guests.names")} help={t("guests.pasteHelp")}>
						{(attributes) => (
							<textarea
								{...attributes}
								rows={7}
								spellCheck={false}
								value={pasted}
								placeholder={t("guests.placeholder")}
								onChange={({ target }) => setPasted(target.value)}
							/>
						)}
					</Field>
					<Button
						kind="secondary"
						disabled={pasted.trim() === ""}
						isLoading={isReading}
						onClick={() => void read(new Blob([pasted]))}
					>
						{t("guests.takeNames")}
					</Button>
				</div>
			</div>
			<p className={styles.hint}>{t("guests.privacy")}</p>
		</div>
	);
}
