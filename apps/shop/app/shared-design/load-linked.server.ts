import { getDesignInvitation, getSharedDesign } from "@offizin/contract";
import { conventionsOf } from "@offizin/sites";
import { data, type RouterContextProvider } from "react-router";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { areaWords } from "#app/messages/shop-words.server.ts";
import { shopContext } from "#app/shop-context.ts";

interface LinkedArgs {
	readonly context: Readonly<RouterContextProvider>;
	readonly url: URL;
	readonly params: { readonly token?: string | undefined };
}

/** Whether an address shows a design; every other opens one. */
export function isShown({ pathname }: Pick<URL, "pathname">): boolean {
	return /\/ansehen\/[^/]+\/?$/.test(pathname);
}

/** What a link to a design leads to; looking changes nothing. */
export async function loadLinked({ context, url, params: { token } }: LinkedArgs) {
	const { locale } = context.get(shopContext).site;
	const words = areaWords(locale, "shared");
	const dayOf = daysIn(locale);
	const call = apiOf(context);
	if (token === undefined) return { words, step: "code" as const };
	const params = { token };
	const gone = () => data({ words, step: "gone" as const }, { status: 404 });
	if (isShown(url)) {
		const found = await call(getSharedDesign, { params });
		if (isGone(found)) return gone();
		const design = valueOrThrow(found);
		const remarks = design.remarks.map(({ at, ...remark }) => ({ ...remark, day: dayOf(at) }));
		return { words, step: "shown" as const, design: { ...design, remarks } };
	}
	const found = await call(getDesignInvitation, { params });
	if (isGone(found)) return gone();
	const { expiresAt, ...invitation } = valueOrThrow(found);
	return { words, step: "open" as const, invitation: { ...invitation, until: dayOf(expiresAt) } };
}

/** "26. November" in the words of a locale. */
function daysIn(locale: string): (at: string) => string {
	const format = new Intl.DateTimeFormat(conventionsOf(locale), {
		day: "numeric",
		month: "long",
		timeZone: "Europe/Berlin",
	});
	return (at) => format.format(new Date(at)).replace(". ", ".\u00a0");
}

/** A design that is shown, as the page tells of it. */
export type ShownDesign = Extract<Awaited<ReturnType<typeof loadLinked>>, { step: "shown" }>["design"];
/** A design that is to be opened. */
export type Invitation = Extract<Awaited<ReturnType<typeof loadLinked>>, { step: "open" }>["invitation"];

/** Not there, or never was: 400 for what is no token at all. */
function isGone(found: Awaited<ReturnType<ReturnType<typeof apiOf>>>): boolean {
	return !found.ok && (found.error.status === 404 || found.error.status === 400);
}
