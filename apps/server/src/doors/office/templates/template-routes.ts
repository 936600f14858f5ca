import {
	officeChangeTemplate,
	officeCheckTemplate,
	officeDiscardTemplate,
	officeGetTemplate,
	officeGetTemplateDesk,
	officeGetTemplateDraft,
	officeListTemplates,
	officeOpenTemplate,
	officePublishTemplate,
	officeRestoreTemplate,
} from "@offizin/contract";
import type { Context } from "hono";
import { commandFields } from "../../../nouns/designs/command-fields.ts";
import type { Platform } from "../../../nouns/platform.ts";
import { checkEdition } from "../../../nouns/template-editions/check-edition.ts";
import {
	asPublished,
	type ChangeDraftError,
	changeDraft,
	discardDraft,
	openDraft,
	type PublishError,
	publishDraft,
	type RestoreError,
	restoreEdition,
} from "../../../nouns/template-editions/edit-template.ts";
import { findDraft, type TemplateDraft } from "../../../nouns/template-editions/edition-store.ts";
import { problemView } from "../../../nouns/template-editions/edition-words.ts";
import { templateDesk } from "../../../nouns/template-editions/template-desk.ts";
import {
	draftView,
	listOfficeTemplates,
	viewOfficeTemplate,
} from "../../../nouns/template-editions/template-entries.ts";
import { etagOf, revisionOf } from "../../designs/revision-header.ts";
import { clientOf } from "../../http/client.ts";
import { localeOf } from "../../http/locale-of.ts";
import { type Refused, refuse } from "../../http/refuse.ts";
import { createRouter } from "../../http/router.ts";
import { requireRight, requireStaff, type StaffEnv, withRight } from "../../staff/require-staff.ts";

/** Pixels across of the picture of a draft's page. */
const PICTURE_WIDTH = 640;

/** The templates of the back office: each changed as a draft, published as an edition that the shop shows. */
export function officeTemplateRoutes(platform: Platform) {
	const { database, renderer, staff, templates } = platform;
	const router = createRouter<StaffEnv>();
	router.use("/office-api/templates/*", requireStaff(staff));

	const draftNamed = async ({ template, draft }: { readonly template: string; readonly draft: string }) => {
		const found = await findDraft(database.db, template);
		return found?.id === draft && templates.card(template) ? found : undefined;
	};

	router.openapi(withRight("catalogue.read", officeListTemplates), async (c) =>
		c.json({ items: await listOfficeTemplates(platform, localeOf(c)) }, 200),
	);
	router.openapi(withRight("catalogue.read", officeGetTemplate), async (c) => {
		const found = await viewOfficeTemplate(platform, c.req.valid("param").template, localeOf(c));
		return found ? c.json(found, 200) : refuse(c, "template_not_found");
	});
	router.openapi(withRight("templates.change", officeOpenTemplate), async (c) => {
		const opened = await openDraft(platform, c.req.valid("param").template, c.var.staffMember);
		return opened.ok ? c.json(draftView(opened.value), 200) : refuse(c, opened.error);
	});
	router.openapi(withRight("templates.change", officeGetTemplateDesk), async (c) => {
		const draft = await draftNamed(c.req.valid("param"));
		if (!draft) return refuse(c, "template_draft_unknown");
		return c.json(await templateDesk(platform, draft, localeOf(c)), 200);
	});
	router.openapi(withRight("templates.change", officeGetTemplateDraft), async (c) => {
		const draft = await draftNamed(c.req.valid("param"));
		if (!draft) return refuse(c, "template_draft_unknown");
		c.header("ETag", etagOf(draft));
		const known = c.req.valid("header")["if-none-match"];
		if (known !== undefined && revisionOf(known) === draft.revision) return c.body(null, 304);
		return c.json(wholeDraft(draft), 200);
	});
	router.openapi(withRight("templates.change", officeChangeTemplate), async (c) => {
		const base = revisionOf(c.req.valid("header")["if-match"]);
		if (base === undefined) return refuse(c, "revision_required");
		const on = { ...c.req.valid("param"), base, by: c.var.staffMember, client: clientOf(c) };
		const changed = await changeDraft(platform, { ...on, ...c.req.valid("json") });
		return changed.ok ? c.json(draftView(changed.value), 200) : refuseDraft(c, changed.error);
	});
	router.openapi(withRight("templates.change", officeDiscardTemplate), async (c) => {
		const base = revisionOf(c.req.valid("header")["if-match"]);
		if (base === undefined) return refuse(c, "revision_required");
		const gone = await discardDraft(platform, { ...c.req.valid("param"), base });
		return gone.ok ? c.json({}, 200) : refuseDraft(c, gone.error);
	});
	router.openapi(withRight("templates.change", officeCheckTemplate), async (c) => {
		const draft = await draftNamed(c.req.valid("param"));
		if (!draft) return refuse(c, "template_draft_unknown");
		const checked = { ...(await asPublished(platform, draft)), template: draft.template };
		const problems = await checkEdition(platform, { ...checked, client: clientOf(c) });
		if (!problems.ok) return refuse(c, problems.error);
		const inWords = problems.value.map((problem) => problemView(problem, localeOf(c)));
		return c.json({ revision: draft.revision, problems: inWords }, 200);
	});
	router.openapi(withRight("templates.change", officePublishTemplate), async (c) => {
		const base = revisionOf(c.req.valid("header")["if-match"]);
		if (base === undefined) return refuse(c, "revision_required");
		const on = { ...c.req.valid("param"), base, by: c.var.staffMember, client: clientOf(c) };
		const published = await publishDraft(platform, { ...on, ...c.req.valid("json") });
		return published.ok ? c.json({ version: published.value }, 200) : refuseDraft(c, published.error);
	});
	router.openapi(withRight("templates.change", officeRestoreTemplate), async (c) => {
		const wanted = { ...c.req.valid("param"), ...c.req.valid("json") };
		const on = { ...wanted, by: c.var.staffMember, client: clientOf(c) };
		const restored = await restoreEdition(platform, on);
		return restored.ok ? c.json({ version: restored.value }, 200) : refuseDraft(c, restored.error);
	});
	router.get(
		"/office-api/templates/:template/drafts/:draft/pages/:page",
		requireRight("templates.change"),
		async (c) => {
			const draft = await draftNamed(c.req.param());
			if (!draft) return refuse(c, "template_draft_unknown");
			const { template } = draft;
			const page = templates.card(template)?.pages.find((key) => key === c.req.param("page"));
			if (page === undefined) return refuse(c, "page_unknown");
			const { document } = await asPublished(platform, draft);
			const task = { kind: "page", name: template, detail: page, edited: { [template]: document } } as const;
			const form = { width: PICTURE_WIDTH, format: "webp" } as const;
			const made = await renderer.run("shop.picture", { ...task, ...form }, { client: clientOf(c) });
			if (!made.ok) return refuse(c, made.error);
			return c.body(Uint8Array.from(made.value), 200, { "Content-Type": "image/webp" });
		},
	);
	return router;
}

function wholeDraft(draft: TemplateDraft) {
	const { template, document } = draft;
	return { ...draftView(draft), template, document };
}

/** Why a draft was not changed or published; who came second is told what came first. */
function refuseDraft(c: Context<StaffEnv>, error: ChangeDraftError | PublishError | RestoreError): Refused {
	switch (error.code) {
		case "revision_stale":
			c.header("ETag", etagOf(error.current));
			return refuse(c, error.code, { more: { current: wholeDraft(error.current) } });
		case "edition_refused": {
			const problems = error.problems.map((problem) => problemView(problem, localeOf(c)));
			return refuse(c, error.code, { more: { problems } });
		}
		case "template_draft_unknown":
		case "template_not_found":
		case "edition_unknown":
		case "template_draft_open":
		case "render_busy":
		case "render_too_heavy":
			return refuse(c, error.code);
		default:
			return refuse(c, error.code, { fields: commandFields(error, localeOf(c)) });
	}
}
