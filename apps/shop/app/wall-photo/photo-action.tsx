import { importAgain } from "@offizin/base";
import { buttonClass, Notice, Progress } from "@offizin/ui";
import { useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
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
export function PhotoAction({ start, design, configuration, quantity, query, total }: PhotoActionProps) {
	const t = useTranslations("wallPhoto");
	const navigate = useNavigate();
	const field = useId();
	const next = useId();
	const [progress, setProgress] = useState<number | null>(null);
	const [isBuying, setIsBuying] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const drop = useRef<(file: File) => void>(null);

	async function hang(file: File): Promise<void> {
		if (progress !== null) return;
		setFailure(null);
		setProgress(0);
		try {
			const { hangPhoto, showAtOnce } = await hanging();
			showAtOnce(file);
			const hung = await hangPhoto({ file, start, configuration, design, onProgress: setProgress });
			if (!hung.ok) return setFailure(hung.message ?? t("unreachable"));
			const params = new URLSearchParams(query);
			params.set("design", hung.design);
			if (!design) lieAs(params, hung.isUpright);
			// What comes next is to buy it.
			const state: FocusRequest = { focus: next };
			await navigate(`?${params.toString()}`, { replace: true, preventScrollReset: true, state });
		} catch {
			setFailure(t("unreachable"));
		} finally {
			setProgress(null);
		}
	}

	async function buy(): Promise<void> {
		if (!design || isBuying) return;
		setFailure(null);
		setIsBuying(true);
		try {
			const { buyPicture } = await buying();
			const bought = await buyPicture({ design, configuration, quantity });
			if (bought.ok) await navigate(paths.cart);
			else setFailure(bought.message ?? t("unreachable"));
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
					aria-disabled={isBuying}
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
			<p className={styles.note} role="status">
				{progress === null ? (design?.hasPhoto ? "" : t("drop")) : t("sending")}
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

/** The chosen size as the photo lies: "60x40" for a lying one is "40x60" for one that stands. */
function lieAs(params: URLSearchParams, isUpright: boolean): void {
	const [width = 0, height = 0] = (params.get("format") ?? "").split("x").map(Number);
	if (width !== height && height > width !== isUpright) params.set("format", `${height}x${width}`);
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
