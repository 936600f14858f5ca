import { importAgain } from "@offizin/base";
import { buttonClass, Notice, Progress } from "@offizin/ui";
import { useEffect, useId, useRef, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FocusRequest } from "#app/layout/use-arrival.ts";
import bar from "#app/panel/panel-form.module.css";
import { paths } from "#app/paths.ts";
import styles from "./photo-action.module.css";

export interface PhotoActionProps {
	/** What a new design begins with. */
	readonly start: string;
	readonly design: { readonly id: string; readonly revision: number; readonly hasPhoto: boolean } | undefined;
	readonly configuration: Readonly<Record<string, string>>;
	readonly quantity: number;
	/** Sizes that are offered. */
	readonly sizes: readonly string[];
	/** How the photo will look in the size that is chosen, in words. */
	readonly quality: { readonly text: string; readonly isPoor: boolean } | undefined;
	/** The choices as an address has them. */
	readonly query: string;
	/** Price of all, as it is said. */
	readonly total: string;
}

const hanging = () => importAgain(async () => await import("./hang-photo.ts"));
const buying = () => importAgain(async () => await import("./buy-picture.ts"));

/**
 * What is done with a picture for the wall: a photo is chosen, or dropped anywhere on the page, and hangs; then it is bought.
 */
export function PhotoAction(props: PhotoActionProps) {
	const { design, configuration, quantity, total, quality } = props;
	const t = useTranslations("wallPhoto");
	const navigate = useNavigate();
	const field = useId();
	const next = useId();
	const [progress, setProgress] = useState<number | null>(null);
	const [isBuying, setIsBuying] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const drop = useRef<(file: File) => void>(null);
	const latest = useRef(props);
	latest.current = props;
	// What was chosen last is on its way: nobody buys what was chosen before.
	const isCounting = useNavigation().state !== "idle";

	async function hang(file: File): Promise<void> {
		if (progress !== null) return;
		setFailure(null);
		setProgress(0);
		try {
			const { addressOf, hangPhoto, showAtOnce } = await hanging();
			showAtOnce(file);
			const hung = await hangPhoto({ file, chosen: () => latest.current, onProgress: setProgress });
			if (!hung.ok) return setFailure(hung.message ?? t("unreachable"));
			const { query, sizes, design: before } = latest.current;
			// What comes next is to buy it.
			const state: FocusRequest = { focus: next };
			const address = addressOf(query, hung, before ? undefined : sizes);
			await navigate(address, { replace: true, preventScrollReset: true, state });
		} catch {
			setFailure(t("unreachable"));
		} finally {
			setProgress(null);
		}
	}

	async function buy(): Promise<void> {
		if (!design || isBuying || isCounting) return;
		setFailure(null);
		setIsBuying(true);
		try {
			const { buyPicture } = await buying();
			const bought = await buyPicture({ design, configuration, quantity });
			if (bought.ok) await navigate(paths.cart);
			else setFailure((quality?.isPoor ? quality.text : bought.message) ?? t("unreachable"));
		} catch {
			setFailure(t("unreachable"));
		} finally {
			setIsBuying(false);
		}
	}

	drop.current = (file) => void hang(file);
	useEffect(() => listenForDrops((file) => drop.current?.(file)), []);

	return (
		<div className={`${bar.action} ${styles.action}`}>
			<span className={bar.total} aria-hidden="true">
				{total}
			</span>
			{design?.hasPhoto ? (
				<button
					id={next}
					type="button"
					className={buttonClass("primary")}
					aria-disabled={isBuying || isCounting}
					onClick={() => void buy()}
				>
					{t("toCart")}
				</button>
			) : null}
			<label
				className={buttonClass(design?.hasPhoto ? "secondary" : "primary", styles.file)}
				aria-disabled={progress !== null}
				htmlFor={field}
			>
				{t(design?.hasPhoto ? "other" : "choose")}
				<input
					id={field}
					type="file"
					accept="image/*,.heic,.heif,.avif"
					onChange={({ currentTarget }) => {
						const [file] = currentTarget.files ?? [];
						currentTarget.value = "";
						if (file) void hang(file);
					}}
				/>
			</label>
			<p className={styles.note} data-poor={quality?.isPoor || undefined} role="status">
				{progress === null ? (quality?.text ?? t("drop")) : t("sending")}
			</p>
			{progress === null ? null : <Progress aria-hidden="true" max={1} value={progress} />}
			{failure ? (
				<Notice kind="bad" role="alert">
					{failure}
				</Notice>
			) : null}
		</div>
	);
}

function listenForDrops(onFile: (file: File) => void): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
	addEventListener("dragover", (event) => hasFiles(event) && event.preventDefault(), { signal });
	addEventListener(
		"drop",
		(event) => {
			const [file] = event.dataTransfer?.files ?? [];
			if (!file) return;
			event.preventDefault();
			onFile(file);
		},
		{ signal },
	);
	return () => listening.abort();
}
