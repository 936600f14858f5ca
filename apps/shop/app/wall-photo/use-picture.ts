import { importAgain } from "@offizin/base";
import { useEffect, useId, useRef, useState } from "react";
import { useNavigate, useNavigation, useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import type { FocusRequest } from "#app/layout/use-arrival.ts";
import { paths } from "#app/paths.ts";
import type { Refused } from "#app/uploads/send-photo.ts";
import type { LeftOut } from "./fill-places.ts";
import type { PictureState } from "./load-picture.server.ts";
import { showGround } from "./show-ground.ts";

const hanging = () => importAgain(async () => await import("./hang-photo.ts"));
const filling = () => importAgain(async () => await import("./fill-places.ts"));
const painting = () => importAgain(async () => await import("./ground-commands.ts"));
const buying = () => importAgain(async () => await import("./buy-picture.ts"));

/** What became of photos: the query a page shows them by, and what is not among them. */
type Sent = ({ readonly ok: true; readonly query: string } | Refused) & { readonly left?: LeftOut | null };

/**
 * What is done with something made of photos, wherever it is shown: they are chosen, or dropped anywhere on the page; one
 * for the wall hangs at once and is sent meanwhile. Then it is bought. `page` is where it is shown when they have been sent.
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
	const drop = useRef<(files: readonly File[]) => void>(null);
	const latest = useRef(props);
	latest.current = props;
	// What was chosen last is on its way: nobody buys what was chosen before.
	const isCounting = useNavigation().state !== "idle";

	/** Shows what is chosen of it from now on, and what comes next. */
	async function showAs(query: string): Promise<void> {
		const state: FocusRequest = { focus: next };
		await navigate(`${page}${query}`, { replace: true, preventScrollReset: true, state });
	}

	function wordsOf({ failed, message, others }: LeftOut): string {
		const lost = failed > 0 ? [t("someLeft", { count: failed, reason: message ?? t("cutOff") })] : [];
		return [...lost, ...(others > 0 ? [t("noPhotos", { count: others })] : [])].join(" ");
	}

	async function send(work: () => Promise<Sent>): Promise<void> {
		if (progress !== null) return;
		setFailure(null);
		setProgress(0);
		// Photos lie in their places when all of them have come; until then whoever leaves loses them.
		addEventListener("beforeunload", askFirst);
		try {
			const sent = await work();
			const missing = sent.left ? wordsOf(sent.left) : "";
			if (!sent.ok) return setFailure(missing || (sent.message ?? t("unreachable")));
			await showAs(sent.query);
			if (missing) setFailure(missing);
		} catch {
			setFailure(t("unreachable"));
		} finally {
			removeEventListener("beforeunload", askFirst);
			setProgress(null);
			setHungAs(undefined);
		}
	}

	async function take(files: readonly File[]): Promise<Sent> {
		const chosen = () => latest.current;
		const [file] = files;
		if (file && props.sizes.length > 0) {
			const { hangPhoto } = await hanging();
			return await hangPhoto({ file, chosen, onHung: setHungAs, onProgress: setProgress });
		}
		const { fillPlaces } = await filling();
		return await fillPlaces({ files, chosen, onProgress: setProgress });
	}

	const hang = (files: readonly File[]) => void send(async () => await take(files));
	const placeSpare = () => void send(async () => await (await filling()).placeSpare(latest.current));

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

	drop.current = hang;
	useEffect(() => listenForDrops((files) => drop.current?.(files)), []);

	return {
		next,
		progress,
		failure,
		hungAs,
		/** What was asked for last is not answered yet. */
		isBusy: isBuying || isPainting || isCounting,
		paint: (srgb: string) => void paint(srgb),
		buy: () => void buy(),
		hang,
		placeSpare,
	};
}

function askFirst(event: BeforeUnloadEvent): void {
	event.preventDefault();
}

function listenForDrops(onFiles: (files: readonly File[]) => void): () => void {
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
			const files = [...(event.dataTransfer?.files ?? [])];
			if (files.length === 0) return;
			event.preventDefault();
			onFiles(files);
		},
		{ signal },
	);
	return () => listening.abort();
}
