import type { ContentDataSource } from "@offizin/contract";
import { Button, ButtonRow, EmptyState } from "@offizin/ui";
import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { requireSignIn } from "#app/api/require-sign-in.ts";
import { useContentPlace } from "#app/content/content-place.ts";
import { contentDoors } from "#app/content/doors/content-doors.ts";
import { ListDialog } from "#app/content/lists/list-dialog.tsx";
import { type ListStep, ListTable } from "#app/content/lists/list-table.tsx";
import styles from "#app/content/lists/lists.module.css";
import { RemoveListDialog } from "#app/content/lists/remove-list-dialog.tsx";
import { SpacePage } from "#app/content/pages/space-page.tsx";
import { Failure } from "#app/controls/failure.tsx";
import type { Route } from "./+types/content-lists.ts";

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
	return { answer: requireSignIn(await contentDoors(params.space).dataSources(), request.url) };
}

interface Open {
	readonly step: ListStep;
	/** Undefined is a new one. */
	readonly list: ContentDataSource | undefined;
}

/** Lists that fields of blocks choose from. */
export default function ContentListsRoute({ loaderData: { answer } }: Route.ComponentProps) {
	const t = useTranslations();
	const { space, mayManage } = useContentPlace();
	const lists = answer.ok ? answer.value.datasources : [];
	return (
		<SpacePage title={t("contentLists.title", { space: space.name })}>
			{answer.ok ? <Lists lists={lists} mayManage={mayManage} /> : <Failure error={answer.error} />}
		</SpacePage>
	);
}

interface ListsProps {
	readonly lists: readonly ContentDataSource[];
	readonly mayManage: boolean;
}

function Lists({ lists, mayManage }: ListsProps) {
	const t = useTranslations("contentLists");
	const { revalidate } = useRevalidator();
	const [open, setOpen] = useState<Open>();
	const makeButton = useRef<HTMLButtonElement>(null);
	const close = () => setOpen(undefined);

	async function done() {
		close();
		await revalidate();
	}

	return (
		<>
			{lists.length > 0 ? <p className={styles.hint}>{t("explained")}</p> : null}
			{lists.length > 0 ? (
				<ListTable lists={lists} onStep={(step, list) => setOpen({ step, list })} />
			) : (
				<EmptyState title={t("none")}>
					<p>{t("explained")}</p>
				</EmptyState>
			)}
			{mayManage ? (
				<ButtonRow>
					<Button ref={makeButton} onClick={() => setOpen({ step: "settings", list: undefined })}>
						{t("make")}
					</Button>
				</ButtonRow>
			) : null}
			{open?.step === "settings" ? (
				<ListDialog list={open.list} onDone={() => void done()} onClose={close} />
			) : null}
			{open?.step === "remove" && open.list ? (
				<RemoveListDialog
					list={open.list}
					// The button that was pressed goes with its row.
					onDone={() => void done().then(() => makeButton.current?.focus())}
					onClose={close}
				/>
			) : null}
		</>
	);
}
