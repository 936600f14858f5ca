import type { ChannelKey } from "@offizin/sites";
import { lazy, Suspense, useRef, useState } from "react";
// Its styles come with the page.
import "#app/country/country-links.module.css";
import { useCountryLinks } from "#app/country/use-country-links.ts";
import gallery from "./bildwand/gallery-footer.module.css";
import paper from "./papiervogel/paper-footer.module.css";

const faces = {
	papiervogel: {
		className: paper.footer,
		isNight: true,
		Face: lazy(async () => ({ default: (await import("./papiervogel/paper-footer.tsx")).PaperFooter })),
	},
	bildwand: {
		className: gallery.footer,
		isNight: false,
		Face: lazy(async () => ({ default: (await import("./bildwand/gallery-footer.tsx")).GalleryFooter })),
	},
};

/**
 * Footer of a brand. Nothing in it changes within a visit, so a browser keeps what the server has written and needs no
 * script for it; only who comes from a page without footer (the editor) fetches that.
 */
export function Footer({ channel }: { readonly channel: ChannelKey }) {
	const footer = useRef<HTMLElement>(null);
	useCountryLinks(footer);
	const [written] = useState(() =>
		typeof document === "undefined" ? undefined : document.querySelector("body > footer")?.innerHTML,
	);
	const { className, isNight, Face } = faces[channel];
	const frame = { ref: footer, className, ...(isNight ? { "data-night": "" } : {}) };
	if (written !== undefined) {
		// biome-ignore lint/security/noDangerouslySetInnerHtml: what stands there already, as the server has written it
		return <footer {...frame} dangerouslySetInnerHTML={{ __html: written }} suppressHydrationWarning />;
	}
	return (
		<footer {...frame}>
			<Suspense>
				<Face />
			</Suspense>
		</footer>
	);
}
