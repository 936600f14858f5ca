import { importAgain } from "@offizin/base";
import { useEffect, useId, useRef, useState } from "react";
import { useNavigate, useNavigation, useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import type { FocusRequest } from "#app/layout/use-arrival.ts";
import { paths } from "#app/paths.ts";
import type { PictureState } from "./load-picture.server.ts";
import { showGround } from "./show-ground.ts";

const hanging = () => importAgain(async () => await import("./hang-photo.ts"));
const painting = () => importAgain(async () => await import("./ground-commands.ts"));
const buying = () => importAgain(async () => await import("./buy-picture.ts"));

/**
 * What is done with a picture for the wall, wherever it hangs: a photo is chosen, or dropped anywhere on the page, hangs at
 * once and is sent meanwhile; then it is bought. `page` is where it hangs when it has been sent.
 */
export function usePicture(props: PictureState, page: string) {
	const t = useTranslations("wallPhoto");
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	/** Of what is done next. */
	const next = useId();
	const [progress, setProgress] = useState<number | null>(null);
	/** Of a photo that is being sent: the size it hangs in already. */
	const [hungAs, setHungAs] = useState<string | undefined>(undefined);
	const [isBuying, setIsBuying] = useState(false);
	const [isPainting, setIsPainting] = useState(false);
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
			const { hangPhoto } = await hanging();
			const hung = await hangPhoto({
				file,
				chosen: () => latest.current,
				onHung: setHungAs,
				onProgress: setProgress,
			});
			if (!hung.ok) return setFailure(hung.message ?? t("unreachable"));
			// What comes next is to buy it.
			const state: FocusRequest = { focus: next };
			await navigate(`${page}${hung.query}`, { replace: true, preventScrollReset: true, state });
		} catch {
			setFailure(t("unreachable"));
		} finally {
			setProgress(null);
			setHungAs(undefined);
		}
	}

	/** Of a picture that is begun; `page` shows it then. */
	async function paint(srgb: string): Promise<void> {
		setFailure(null);
		setIsPainting(true);
		try {
			const { paintGround } = await painting();
			const painted = await paintGround(srgb, latest.current);
			if (!painted.ok) setFailure(painted.message ?? t("unreachable"));
			await revalidate();
		} catch {
			setFailure(t("unreachable"));
		} finally {
			showGround(null);
			setIsPainting(false);
		}
	}

	async function buy(): Promise<void> {
		const { design, configuration, quantity, quality } = props;
		if (!design || isBuying || isPainting || isCounting) return;
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

	return {
		next,
		progress,
		failure,
		hungAs,
		/** What was asked for last is not answered yet. */
		isBusy: isBuying || isPainting || isCounting,
		paint: (srgb: string) => void paint(srgb),
		buy: () => void buy(),
		hang: (file: File) => void hang(file),
	};
}

function listenForDrops(onFile: (file: File) => void): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
	// The place where it would hang is lit while a photo is held over the page.
	const mark = (isOver: boolean) =>
		document.querySelector("[data-wall]")?.toggleAttribute("data-over", isOver);
	addEventListener(
		"dragover",
		(event) => {
			if (!hasFiles(event)) return;
			event.preventDefault();
			mark(true);
		},
		{ signal },
	);
	addEventListener("dragleave", (event) => event.relatedTarget === null && mark(false), { signal });
	addEventListener(
		"drop",
		(event) => {
			mark(false);
			const [file] = event.dataTransfer?.files ?? [];
			if (!file) return;
			event.preventDefault();
			onFile(file);
		},
		{ signal },
	);
	return () => listening.abort();
}
