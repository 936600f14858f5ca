import { editorRoutes } from "@offizin/contract/editor";
import type { Command } from "@offizin/design";
import { call } from "#app/call.ts";
import type { Refused } from "#app/uploads/send-photo.ts";
import { groundCommands } from "./ground-commands.ts";
import type { PictureState } from "./load-picture.server.ts";

/** What is chosen on the page by now. */
export type Chosen = Pick<
	PictureState,
	"product" | "start" | "configuration" | "design" | "sizes" | "query" | "places" | "stock" | "ground"
>;

/** Of what nobody has chosen a ground for. */
type Plain = Pick<Chosen, "start" | "configuration" | "design">;

/** So many commands at once, well below what the server takes. */
const AT_ONCE = 100;

/** Lays photos into the design of the page, or into a new one. */
export async function layPhotos(
	commands: readonly Command[],
	chosen: Chosen | Plain,
	configuration?: Chosen["configuration"],
): Promise<
	| { readonly ok: true; readonly id: string; readonly revision: number }
	/** Stale: somebody, or another tab, has saved the design meanwhile. */
	| (Refused & { readonly isStale?: boolean })
> {
	const begun = chosen.design ?? (await begin(chosen));
	if ("message" in begun) return { ok: false, message: begun.message };
	let { revision } = begun;
	const all = [...commands, ...(await firstGround(chosen))];
	for (let from = 0; from < all.length; from += AT_ONCE) {
		const saved = await call(
			editorRoutes.patchDesign,
			{
				params: { id: begun.id },
				body: {
					commands: all.slice(from, from + AT_ONCE),
					...(from === 0 && configuration && { configuration }),
				},
			},
			{ headers: { "if-match": `"${revision}"`, prefer: "return=minimal" } },
		);
		if (!saved.ok) {
			return { ok: false, message: wordsOf(saved.error), isStale: saved.error.status === 412 };
		}
		({ revision } = saved.value);
	}
	return { ok: true, id: begun.id, revision };
}

/** One that is begun has the ground that was chosen for it. */
async function firstGround(chosen: Chosen | Plain) {
	if (chosen.design || !("ground" in chosen) || !chosen.ground.isWished) return [];
	return await groundCommands(chosen.ground.value, chosen);
}

async function begin({ start, configuration }: Pick<Chosen, "start" | "configuration">) {
	const made = await call(editorRoutes.createDesign, { body: { template: start, configuration } });
	return made.ok ? { id: made.value.id, revision: made.value.revision } : { message: wordsOf(made.error) };
}

function wordsOf({ status, message }: { readonly status: number; readonly message: string }): string | null {
	return status === 0 ? null : message;
}
