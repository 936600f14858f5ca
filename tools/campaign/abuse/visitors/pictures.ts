import { singleVisitor } from "../single-visitor.ts";

const PARALLEL = 8;
const widths = [1920, 1600, 1280, 960, 640, 480, 320] as const;
const scenes = ["front", "open", "detail"] as const;

/** Every picture of every template in every width, the largest first: none of them has been made before. */
export const pictures = singleVisitor("all pictures in all widths", async (attacker) => {
	const { body } = await attacker.get("/web-api/templates?tileCount=48");
	const ids = body.items.map(({ id }: { id: string }) => id);
	const addresses: string[] = widths.flatMap((width) =>
		ids.flatMap((id: string) => [
			...scenes.map((scene) => `/img/w${width}/scene/${id}/${scene}`),
			`/img/w${width}/page/${id}/front`,
		]),
	);
	await attacker.hammer(PARALLEL, (turn) => attacker.get(addresses[turn % addresses.length] ?? "/"));
});
