import type { office as german } from "../../de/office/index.ts";
import { amount } from "../amount.ts";
import { books } from "./books.ts";
import { catalogue } from "./catalogue.ts";
import { content } from "./content.ts";
import { contentAccess } from "./content-access.ts";
import { contentFinding } from "./content-finding.ts";
import { contentLists } from "./content-lists.ts";
import { contentTrash } from "./content-trash.ts";
import { controls } from "./controls.ts";
import { documents } from "./documents.ts";
import { events } from "./events.ts";
import { files } from "./files.ts";
import { keys } from "./keys.ts";
import { layout } from "./layout.ts";
import { login } from "./login.ts";
import { mails } from "./mails.ts";
import { moves } from "./moves.ts";
import { nesting } from "./nesting.ts";
import { orderList } from "./order-list.ts";
import { orderPage } from "./order-page.ts";
import { prices } from "./prices.ts";
import { states } from "./states.ts";
import { templates } from "./templates.ts";
import { waitlist } from "./waitlist.ts";

export const office: typeof german = {
	amount,
	books,
	catalogue,
	content,
	contentAccess,
	contentFinding,
	contentLists,
	contentTrash,
	controls,
	documents,
	events,
	files,
	keys,
	layout,
	login,
	mails,
	moves,
	nesting,
	orderList,
	orderPage,
	prices,
	states,
	templates,
	waitlist,
};
