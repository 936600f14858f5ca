import type { StillName } from "@offizin/contract/browser";
import { Picture } from "./picture.tsx";

export interface StillProps {
	readonly name: StillName;
	readonly ratio: readonly [width: number, height: number];
	readonly alt: string;
	readonly sizes: string;
	readonly isFirst?: boolean;
	readonly className?: string | undefined;
}

/** A composed picture of a home page. */
export function Still({ name, ratio: [width, height], alt, sizes, isFirst = false, className }: StillProps) {
	const picture = {
		src: `/img/w640/still/${name}`,
		width: 1600,
		height: Math.round((1600 * height) / width),
		alt,
	};
	return <Picture picture={picture} sizes={sizes} isFirst={isFirst} className={className} />;
}
