import {
	adoptTemplate as adoptRoute,
	createDesign as createRoute,
	getCompanions,
	getDesign,
	patchDesign,
	getToldFacts as toldRoute,
} from "@offizin/contract";
import { elementName } from "@offizin/words";
import type { Context } from "hono";
import { type AdoptError, adoptTemplate } from "../../nouns/designs/adopt-template.ts";
import { changeDesign } from "../../nouns/designs/change-design.ts";
import { createDesign } from "../../nouns/designs/create-design.ts";
import { type DesignRevision, findDesign } from "../../nouns/designs/design-store.ts";
import { designView } from "../../nouns/designs/design-view.ts";
import { findCompanions } from "../../nouns/designs/find-companions.ts";
import { toldFacts } from "../../nouns/designs/told-facts.ts";
import type { Platform } from "../../nouns/platform.ts";
import { noteUse } from "../../nouns/sharing/open-design.ts";
import type { AppEnv } from "../http/app-env.ts";
import { clientOf } from "../http/client.ts";
import { inTurn } from "../http/in-turn.ts";
import { localeOf } from "../http/locale-of.ts";
import { prefersMinimal } from "../http/prefers-minimal.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { refusalWords } from "../http/refusal-words.ts";
import { type Refused, refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";
import { refusePrice } from "../prices/refuse-price.ts";
import { refuseChange } from "./refuse-change.ts";
import { etagOf, revisionOf } from "./revision-header.ts";

/** A person's designs: made from a template, changed by commands, seen by nobody else. */
export function designRoutes(platform: Platform) {
	const { database, limiter, turns } = platform;
	const router = createRouter();
	router.on("POST", createRoute.path, rateLimit(limiter, "design"));
	router.on("GET", "/web-api/designs/:id", rateLimit(limiter, "look"));
	router.on("GET", "/web-api/designs/:id/companions", rateLimit(limiter, "look"));
	router.on("GET", toldRoute.path, rateLimit(limiter, "look"));
	router.on("POST", "/web-api/designs/:id/adoptions", rateLimit(limiter, "design"));
	router.on("PATCH", "/web-api/designs/:id", rateLimit(limiter, "change"));

	const answer = async <Status extends 200 | 201>(
		c: Context<AppEnv>,
		design: DesignRevision,
		status: Status,
	) => {
		const view = await designView(platform, design, { client: clientOf(c), locale: localeOf(c) });
		if (!view.ok) return refuse(c, view.error);
		tag(c, design);
		return c.json(view.value, status);
	};

	async function refuseAdoption(c: Context<AppEnv>, error: AdoptError): Promise<Refused> {
		switch (error.code) {
			case "template_unknown":
				return refuse(c, error.code, { fields: { template: refusalWords(error.code, localeOf(c)) } });
			case "revision_stale":
				return refuseChange(platform, c, error);
			default:
				return refuse(c, error.code);
		}
	}

	router.openapi(createRoute, async (c) => {
		const { template, configuration } = c.req.valid("json");
		const request = { template, configuration, channel: c.var.context.site.channel, client: clientOf(c) };
		const design = await createDesign(platform, request, () => c.var.visitor.ensure());
		if (design.ok) return answer(c, design.value, 201);
		const { error } = design;
		switch (error.code) {
			case "designs_full":
			case "product_not_sold":
			case "render_busy":
			case "render_too_heavy":
				return refuse(c, error.code);
			case "template_unknown":
				return refuse(c, error.code, { fields: { template: refusalWords(error.code, localeOf(c)) } });
			default:
				return refusePrice(c, error);
		}
	});
	// Reading and writing a whole document takes some time of the main thread.
	router.openapi(getDesign, (c) =>
		inTurn(c, turns, async () => {
			const design = await findDesign(database.db, {
				id: c.req.valid("param").id,
				owner: c.var.visitor.owner,
			});
			if (!design) return refuse(c, "design_unknown");
			await noteUse(platform, design, c.var.visitor.owner);
			const known = c.req.valid("header")["if-none-match"];
			if (known === undefined || revisionOf(known) !== design.revision) return answer(c, design, 200);
			tag(c, design);
			return c.body(null, 304);
		}),
	);
	router.openapi(adoptRoute, async (c) => {
		const base = revisionOf(c.req.valid("header")["if-match"]);
		if (base === undefined) return refuse(c, "revision_required");
		const adopted = await adoptTemplate(platform, {
			base,
			id: c.req.valid("param").id,
			template: c.req.valid("json").template,
			owner: c.var.visitor.owner,
			channel: c.var.context.site.channel,
			client: clientOf(c),
		});
		if (!adopted.ok) return refuseAdoption(c, adopted.error);
		const { design, unplaced } = adopted.value;
		const { id, revision, template } = design;
		tag(c, design);
		return c.json(
			{ id, revision, template, unplaced: unplaced.map(({ label }) => elementName(label, localeOf(c))) },
			201,
		);
	});
	router.openapi(getCompanions, async (c) => {
		const companions = await findCompanions(database.db, {
			id: c.req.valid("param").id,
			owner: c.var.visitor.owner,
		});
		if (!companions) return refuse(c, "design_unknown");
		c.header("Cache-Control", "private, no-store");
		return c.json({ ...companions, envelopes: [...companions.envelopes] }, 200);
	});
	router.openapi(toldRoute, async (c) => {
		const { channel } = c.var.context.site;
		const facts = await toldFacts(platform, { owner: c.var.visitor.owner, channel });
		c.header("Cache-Control", "private, no-store");
		return c.json({ facts }, 200);
	});
	router.openapi(patchDesign, async (c) => {
		const { prefer, "if-match": ifMatch } = c.req.valid("header");
		const base = revisionOf(ifMatch);
		if (base === undefined) return refuse(c, "revision_required");
		const { id } = c.req.valid("param");
		const change = { id, owner: c.var.visitor.owner, client: clientOf(c), base, ...c.req.valid("json") };
		const design = await changeDesign(platform, change);
		if (!design.ok) return refuseChange(platform, c, design.error);
		if (!prefersMinimal(prefer)) return answer(c, design.value, 200);
		const { revision } = design.value;
		tag(c, design.value);
		c.header("Preference-Applied", "return=minimal");
		return c.json({ id, revision }, 200);
	});
	return router;
}

function tag(c: Context<AppEnv>, design: DesignRevision): void {
	c.header("ETag", etagOf(design));
	c.header("Cache-Control", "private, no-cache");
}
