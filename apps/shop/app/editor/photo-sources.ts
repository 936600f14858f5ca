import { err, ok } from "@offizin/base";
import { photoRoutes } from "@offizin/contract/photos";
import type { PhotoSources } from "@offizin/editor-react";
import { call } from "#app/call.ts";

/** Photos from a phone, and those of other designs: asked for when a window for them opens. */
export const photoSources: PhotoSources = {
	async makePass(design) {
		const made = await call(photoRoutes.makePhotoPass, { params: { id: design } });
		return made.ok ? ok({ ...made.value, design }) : err(made.error.message);
	},
	async passed({ id, design }) {
		const answer = await call(photoRoutes.listPassedPhotos, { params: { id: design, pass: id } });
		if (answer.ok) return answer.value;
		// Gone for good, with the design or with what was shared.
		return answer.error.status === 404 ? { isOpen: false, coming: 0, photos: [] } : null;
	},
	async endPass({ id, design }) {
		// Also when the page goes away; unheard, it ends by itself.
		await call(photoRoutes.endPhotoPass, { params: { id: design, pass: id } }, { keepalive: true });
	},
	async own(page) {
		const answer = await call(photoRoutes.listMyPhotos, { query: { page } });
		return answer.ok ? answer : err(answer.error.message);
	},
	async usesOf(photo) {
		const answer = await call(photoRoutes.listPhotoUses, { params: { id: photo } });
		if (!answer.ok) return err(answer.error.message);
		const { designs, elsewhere } = answer.value;
		return ok({ names: designs.map(({ name }) => name), elsewhere });
	},
	async remove(photo) {
		const answer = await call(photoRoutes.deleteUpload, { params: { id: photo } });
		return answer.ok ? ok(null) : err(answer.error.message);
	},
};
