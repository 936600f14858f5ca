import { invariant } from "@offizin/base";
import { type DesignDocument, elementsOf, type PhotoLink } from "@offizin/design";
import type { ColorProfile } from "../../adapters/photo/color-profile.ts";
import { screenPhoto } from "../../adapters/photo/screen-photo.ts";
import { isSampleName, type SampleName, type SamplePhoto } from "./sample-photos.ts";

const QUALITY = 90;

/** Demo photos of templates in the colours of a press; each is made once. */
export function proofedSamples(samples: Readonly<Record<SampleName, SamplePhoto>>) {
	const proofs = new Map<string, Promise<PhotoLink>>();

	async function make({ bytes, width, height }: SamplePhoto, press: ColorProfile): Promise<PhotoLink> {
		const shown = await screenPhoto(bytes, { edge: Math.max(width, height), quality: QUALITY }, press);
		invariant(shown.ok, "our own photographs can be read");
		return { href: `data:image/jpeg;base64,${shown.value.toString("base64")}`, width, height };
	}

	return async (document: DesignDocument, press: ColorProfile): Promise<ReadonlyMap<string, PhotoLink>> => {
		const links = new Map<string, PhotoLink>();
		for (const element of elementsOf(document)) {
			const name = element.type === "photo" ? element.sample : undefined;
			if (name === undefined || !isSampleName(name)) continue;
			const key = `${name} ${press.key}`;
			const proof = proofs.get(key) ?? make(samples[name], press);
			proofs.set(key, proof);
			links.set(name, await proof);
		}
		return links;
	};
}
