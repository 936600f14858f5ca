import type { ContentDataSource, ContentEntry } from "@offizin/contract";
import { Button, ButtonRow, EmptyState } from "@offizin/ui";
import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import type { ContentRefusal } from "#app/content/doors/content-doors.ts";
import { RemovalDialog } from "#app/content/removal-dialog.tsx";
import { Refusal } from "#app/controls/refusal.tsx";
import { EntryDialog } from "./entry-dialog.tsx";
import { type EntryStep, EntryTable } from "./entry-table.tsx";

interface EntriesProps {
	readonly list: ContentDataSource;
	readonly entries: readonly ContentEntry[];
}

interface Open {
	readonly step: EntryStep;
	/** Undefined is a new one. */
	readonly entry: ContentEntry | undefined;
}

/** What a list offers, and everything that can be done with it. */
export function Entries({ list, entries }: EntriesProps) {
	const t = useTranslations("contentLists.entries");
	const { doors, mayManage } = useContentPlace();
	const { revalidate } = useRevalidator();
	const [open, setOpen] = useState<Open>();
	const [moved, setMoved] = useState<{ readonly name: string; readonly place: number }>();
	const [refusal, setRefusal] = useState<ContentRefusal>();
	const makeButton = useRef<HTMLButtonElement>(null);
	const close = () => setOpen(undefined);

	async function done() {
		close();
		await revalidate();
	}

	async function move({ id, name }: ContentEntry, place: number) {
		const pressed = document.activeElement;
		const answer = await doors.saveEntry(id, { position: place });
		setRefusal(answer.ok ? undefined : answer.error);
		if (answer.ok) setMoved({ name, place });
		await revalidate();
		// A row that is put in another place loses the focus on its way.
		if (pressed instanceof HTMLElement) pressed.focus();
	}

	return (
		<>
			{refusal ? <Refusal refusal={refusal} /> : null}
			{entries.length > 0 ? (
				<EntryTable
					list={list}
					entries={entries}
					onStep={(step, entry) => setOpen({ step, entry })}
					onMove={(entry, place) => void move(entry, place)}
				/>
			) : (
				<EmptyState title={t("none")}>
					<p>{t("explained")}</p>
				</EmptyState>
			)}
			{mayManage ? (
				<ButtonRow>
					<Button ref={makeButton} onClick={() => setOpen({ step: "change", entry: undefined })}>
						{t("make")}
					</Button>
					<span role="status">{moved ? t("moved", moved) : ""}</span>
				</ButtonRow>
			) : null}
			{open?.step === "change" ? (
				<EntryDialog list={list} entry={open.entry} onDone={() => void done()} onClose={close} />
			) : null}
			{open?.step === "remove" && open.entry ? (
				<RemoveEntry
					entry={open.entry}
					// The button that was pressed goes with its row.
					onDone={() => void done().then(() => makeButton.current?.focus())}
					onClose={close}
				/>
			) : null}
		</>
	);
}

interface RemoveEntryProps {
	readonly entry: ContentEntry;
	readonly onDone: () => void;
	readonly onClose: () => void;
}

function RemoveEntry({ entry: { id, name }, onDone, onClose }: RemoveEntryProps) {
	const t = useTranslations("contentLists.entries");
	const { doors } = useContentPlace();
	return (
		<RemovalDialog
			title={t("removeTitle", { name })}
			missedBy={(count) => t("usedBy", { count })}
			remove={(isForced) => doors.removeEntry(id, isForced)}
			onDone={onDone}
			onClose={onClose}
		>
			{t("removeExplained")}
		</RemovalDialog>
	);
}
