import { useTranslations } from "use-intl";
import styles from "./preview.module.css";
import { type PageWork, PreviewFrame, type ShownPage } from "./preview-frame.tsx";

export const previewWidths = { desktop: 1440, phone: 390 } as const;

export type Device = keyof typeof previewWidths;

interface PreviewFramesProps extends ShownPage {
	readonly work: PageWork;
	/** The one that is seen where there is room for one only. */
	readonly device: Device;
}

/** The page as it is on a desk and on a phone, side by side where there is room. */
export function PreviewFrames({ device: seen, ...props }: PreviewFramesProps) {
	const t = useTranslations("content.preview");
	return (
		<div className={styles.frames} data-seen={seen}>
			{(["desktop", "phone"] as const).map((device) => (
				<figure key={device} className={styles.device} data-device={device}>
					<figcaption>{t(device, { width: previewWidths[device] })}</figcaption>
					<PreviewFrame {...props} title={t(`${device}Title`)} width={previewWidths[device]} />
				</figure>
			))}
		</div>
	);
}
