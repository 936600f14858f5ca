import { Fragment } from "react";
import { Link } from "#app/links/link.tsx";

const link = /\[([^\]]+)\]\(([^)]+)\)/;

/** A line of copy with links written `[words](/path/)`. Paths of our own become client navigations. */
export function RichLine({ text }: { readonly text: string }) {
	const pieces = text.split(/(\[[^\]]+\]\([^)]+\))/);
	return pieces.map((piece, index) => {
		const [, words, href] = link.exec(piece) ?? [];
		// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed text never change places
		if (!words || !href) return <Fragment key={index}>{piece}</Fragment>;
		return href.startsWith("/") ? (
			<Link key={href} to={href}>
				{words}
			</Link>
		) : (
			<a key={href} href={href}>
				{words}
			</a>
		);
	});
}
