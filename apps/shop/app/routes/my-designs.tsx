import { DESIGNS_ON_A_PAGE, listMyDesigns } from "@offizin/contract";
import { useTranslations } from "use-intl";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { privatePage } from "#app/cache-header.ts";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { areaWords } from "#app/messages/shop-words.server.ts";
import { changeMyDesigns } from "#app/my-designs/change-my-designs.server.ts";
import { MyDesignsPage } from "#app/my-designs/my-designs-page.tsx";
import { reading } from "#app/reading.server.ts";
import { PageHead } from "#app/seo/page-head.tsx";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/my-designs.ts";

/** Everything this visitor has designed. */
export const loader = reading(["page"], async ({ context, url }: Route.LoaderArgs) => {
	const asked = Number(url.searchParams.get("page") ?? 1);
	const page = Number.isInteger(asked) && asked >= 1 && asked <= 10_000 ? asked : 1;
	const designs = valueOrThrow(await apiOf(context)(listMyDesigns, { query: { page } }));
	const words = areaWords(context.get(shopContext).site.locale, "myDesigns");
	return { ...designs, page, perPage: DESIGNS_ON_A_PAGE, words };
});

export function action(args: Route.ActionArgs) {
	return changeMyDesigns(args);
}

export const headers = privatePage;

export default function MyDesigns({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<MoreWords words={loaderData.words}>
			<Titled />
			<MyDesignsPage list={loaderData} answer={actionData} />
		</MoreWords>
	);
}

function Titled() {
	const t = useTranslations("myDesigns");
	return <PageHead title={t("title")} />;
}
