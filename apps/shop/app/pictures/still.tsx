import type { StillName } from "@offizin/contract/browser";
import { Picture, renderedImage } from "./picture.tsx";

type Ratio = readonly [width: number, height: number];

export interface StillProps {
	readonly name: StillName;
	readonly ratio: Ratio;
	readonly alt: string;
	readonly sizes: string;
	readonly isFirst?: boolean;
	readonly className?: string | undefined;
}

/** A composed picture of a home page. */
export function Still({ name, ratio, alt, sizes, isFirst = false, className }: StillProps) {
	return <Picture picture={still(name, ratio, alt)} sizes={sizes} isFirst={isFirst} className={className} />;
}

/** The same for decoration, as the attributes that show it. */
export function stillImage(name: StillName, ratio: Ratio) {
	return renderedImage(still(name, ratio, ""));
}

function still(name: StillName, [width, height]: Ratio, alt: string) {
	return { src: `/img/w640/still/${name}`, width: 1600, height: Math.round((1600 * height) / width), alt };
}
