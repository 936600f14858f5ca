import type { Context } from "hono";
import type { ChangeDesignError } from "../../nouns/designs/change-design.ts";
import { commandFields } from "../../nouns/designs/command-fields.ts";
import { designView } from "../../nouns/designs/design-view.ts";
import type { Platform } from "../../nouns/platform.ts";
import type { AppEnv } from "../http/app-env.ts";
import { clientOf } from "../http/client.ts";
import { inTurn } from "../http/in-turn.ts";
import { localeOf } from "../http/locale-of.ts";
import { refusalWords } from "../http/refusal-words.ts";
import { type Refused, refuse } from "../http/refuse.ts";
import { refusePrice } from "../prices/refuse-price.ts";
import { etagOf } from "./revision-header.ts";

/** Why a design was not changed; who came second is told what came first. */
export async function refuseChange(
	platform: Platform,
	c: Context<AppEnv>,
	error: ChangeDesignError,
): Promise<Refused> {
	switch (error.code) {
		case "design_unknown":
		case "design_read_only":
		case "render_busy":
		case "render_too_heavy":
			return refuse(c, error.code);
		case "revision_stale":
			return inTurn(c, platform.turns, async () => {
				const current = await designView(platform, error.current, {
					client: clientOf(c),
					locale: localeOf(c),
				});
				if (!current.ok) return refuse(c, current.error);
				c.header("ETag", etagOf(error.current));
				return refuse(c, error.code, { more: { current: current.value } });
			});
		case "parameter_unknown":
		case "configuration_refused":
		case "template_differs":
			return refusePrice(c, error);
		case "rights_fixed":
			return refuse(c, error.code, {
				fields: { [error.element]: refusalWords(error.code, localeOf(c)) },
			});
		default:
			return refuse(c, error.code, { fields: commandFields(error, localeOf(c)) });
	}
}
