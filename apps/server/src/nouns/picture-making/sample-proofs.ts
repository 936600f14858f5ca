import { invariant } from "@offizin/base";
import { type DesignDocument, elementsOf, type PhotoLink } from "@offizin/design";
import type { ColorProfile } from "../../adapters/photo/color-profile.ts";
import { screenPhoto } from "../../adapters/photo/screen-photo.ts";
import { isSampleName, type SamplePhoto, type SamplePhotos } from "./sample-photos.ts";

const QUALITY = 90;
/** Pixels of the longer side: a scene of two cards takes them into one render process. */
const LONGEST = 1400;

/** Demo photos of templates in the colours of a press; each is made once. */
export function proofedSamples(samples: SamplePhotos) {
	const proofs = new Map<string, Promise<PhotoLink>>();

	async function make({ bytes, width, height }: SamplePhoto, press: ColorProfile): Promise<PhotoLink> {
		const shown = await screenPhoto(
			bytes,
			{ edge: Math.min(LONGEST, Math.max(width, height)), quality: QUALITY },
			press,
		);
		invariant(shown.ok, "our own photographs can be read");
		return { href: `data:image/jpeg;base64,${shown.value.toString("base64")}`, width, height };
	}

	return async (document: DesignDocument, press: ColorProfile): Promise<ReadonlyMap<string, PhotoLink>> => {
		const links = new Map<string, PhotoLink>();
		for (const element of elementsOf(document)) {
			const name = element.type === "photo" ? element.sample : undefined;
			if (name === undefined || !isSampleName(name)) continue;
			const key = `${name} ${press.key}`;
			const proof = proofs.get(key) ?? samples(name).then((photo) => make(photo, press));
			proofs.set(key, proof);
			links.set(name, await proof);
		}
		return links;
	};
}
