import { useEffect, useState } from "react";
import { useEditing, useHost } from "../editor-context.tsx";
import type { PassedPhotos, PhonePass, PhotoSources, UploadServices } from "../services.ts";
import { layPhoto } from "./lay-photo.ts";

const EVERY_MS = 2000;

export interface PhoneState {
	readonly pass: PhonePass | null;
	/** It lets nobody in any more. */
	readonly isOver: boolean;
	readonly coming: number;
	/** Ids of what has come, the first first. */
	readonly come: readonly string[];
	/** In words. */
	readonly failure: string | null;
}

const begun: PhoneState = { pass: null, isOver: false, coming: 0, come: [], failure: null };

/** A pass for phones for as long as its window is open: what comes by it is laid into the tray here. */
export function usePhonePass({ sources }: UploadServices, attempt: number): PhoneState {
	const { editor, autosave } = useEditing();
	const { t } = useHost();
	const [state, setState] = useState(begun);

	// biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another pass
	useEffect(() => {
		let isGone = false;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let open: { sources: PhotoSources; pass: PhonePass } | null = null;
		const taken = new Set<string>();
		const tell = (change: Partial<PhoneState>) => {
			if (!isGone) setState((before) => ({ ...before, ...change }));
		};

		function lay({ photos }: PassedPhotos): boolean {
			let hasRoom = true;
			for (const photo of photos) {
				// What somebody takes out again meanwhile stays out.
				if (taken.has(photo.id)) continue;
				taken.add(photo.id);
				hasRoom = layPhoto(editor, photo) && hasRoom;
			}
			return hasRoom;
		}

		async function begin(): Promise<void> {
			setState((before) => ({ ...begun, come: before.come }));
			await autosave?.flush();
			const { design } = editor.getSnapshot().sync;
			if (!design) return tell({ failure: t("fromPhone.unsaved") });
			const loaded = await sources();
			const made = await loaded.makePass(design.id);
			if (!made.ok) return tell({ failure: made.error || t("fromPhone.failed") });
			open = { sources: loaded, pass: made.value };
			if (isGone) return void loaded.endPass(made.value);
			tell({ pass: made.value });
			await look();
		}

		async function look(): Promise<void> {
			if (isGone || !open) return;
			const passed = await open.sources.passed(open.pass);
			if (isGone) return;
			if (passed) {
				const hasRoom = lay(passed);
				const come = passed.photos.map(({ id }) => id);
				setState((before) => ({
					...before,
					coming: passed.coming,
					come: [...new Set([...before.come, ...come])],
					isOver: !passed.isOpen,
					failure: hasRoom ? before.failure : t("fromPhone.full"),
				}));
				if (!passed.isOpen) return;
			}
			timer = setTimeout(() => void look().catch(reportError), EVERY_MS);
		}

		async function end(): Promise<void> {
			if (!open) return;
			await open.sources.endPass(open.pass);
			// What has arrived since the last look.
			const passed = await open.sources.passed(open.pass);
			if (passed) lay(passed);
		}

		begin().catch((error) => {
			reportError(error);
			tell({ failure: t("fromPhone.failed") });
		});
		return () => {
			isGone = true;
			clearTimeout(timer);
			end().catch(reportError);
		};
	}, [editor, sources, attempt]);

	return state;
}
