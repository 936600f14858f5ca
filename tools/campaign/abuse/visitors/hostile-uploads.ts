import { hostilePhotos } from "../files/hostile-photos.ts";
import { madePhoto } from "../files/make-photo.ts";
import { singleVisitor } from "../single-visitor.ts";

const PARALLEL = 3;

/** All hostile photos, three at a time, again and again. */
export const hostileUploads = singleVisitor("hostile photos", async (attacker, { say }) => {
	const files = await Promise.all(hostilePhotos.map(madePhoto));
	say(`${files.length} files`);
	await attacker.hammer(PARALLEL, async (turn) => {
		const file = files[turn % files.length];
		if (file) await attacker.upload(file, `foto-${turn}.png`);
	});
});

/** The first review's file alone. */
export const packedTexts = singleVisitor("PNG of packed texts", async (attacker) => {
	const [photo] = hostilePhotos;
	const file = photo && (await madePhoto(photo));
	if (file) await attacker.hammer(PARALLEL, () => attacker.upload(file, "foto.png"));
});
