import { addToCart, checkOut, checkoutBody } from "../../../../apps/server/src/testing/shopper.ts";
import type { Attacker } from "../attacker.ts";
import { hostilePhotos } from "../files/hostile-photos.ts";
import { madePhoto } from "../files/make-photo.ts";
import { fillDesign, type HeavyDesign } from "../heavy-design.ts";
import { dottedLine, longText, qrCode } from "../heavy-elements.ts";
import { singleVisitor } from "../single-visitor.ts";

/** The visitor of the first review: every heavy thing at once, ordered as well. */
export const everything = singleVisitor("everything at once", async (attacker, { say }) => {
	const designs: HeavyDesign[] = [];
	for (const make of [qrCode, longText, dottedLine]) designs.push(await fillDesign(attacker, make));
	say("designs are full");
	const files = await Promise.all(hostilePhotos.slice(0, 4).map(madePhoto));
	await Promise.all([
		attacker.hammer(4, (turn) => attacker.get(`/web-api/designs/${designs[turn % designs.length]?.id}`)),
		attacker.hammer(3, (turn) => preview(attacker, designs, turn)),
		attacker.hammer(2, (turn) => order(attacker, designs, turn)),
		attacker.hammer(3, (turn) => attacker.upload(files[turn % files.length] ?? new Uint8Array(), "foto.png")),
	]);
});

function preview(attacker: Attacker, designs: readonly HeavyDesign[], turn: number) {
	const design = designs[turn % designs.length];
	const page = design?.pages[turn % design.pages.length];
	return attacker.get(`/web-api/designs/${design?.id}/preview/${page}.${turn % 2 === 0 ? "png" : "svg"}`);
}

async function order(attacker: Attacker, designs: readonly HeavyDesign[], turn: number): Promise<void> {
	const designId = designs[turn % designs.length]?.id;
	const cart = await addToCart(attacker, designId ?? "", 1);
	if (cart.status === 201) await checkOut(attacker, checkoutBody(cart.body));
}
