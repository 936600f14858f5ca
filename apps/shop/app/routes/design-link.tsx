import { privatePage } from "#app/cache-header.ts";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { reading } from "#app/reading.server.ts";
import { addRemark } from "#app/shared-design/add-remark.server.ts";
import { HUNG_FIELD } from "#app/shared-design/hung-field.ts";
import { isShown, loadLinked } from "#app/shared-design/load-linked.server.ts";
import { OpenDesignPage } from "#app/shared-design/open-design-page.tsx";
import { openShared } from "#app/shared-design/open-shared.server.ts";
import { SharedDesignPage } from "#app/shared-design/shared-design-page.tsx";
import type { Route } from "./+types/design-link.ts";

/** Where links to a design lead, and where a code is typed: one module, since every page's script names all of them. */
export const loader = reading([HUNG_FIELD], (args: Route.LoaderArgs) => loadLinked(args));

/** A link alone lets nobody in: programs that read mails follow links too. */
export async function action(args: Route.ActionArgs) {
	return isShown(args.url) ? addRemark(args) : openShared(args);
}

/** The address is all it takes to get in, so it is told to no other site; to none at all, and without script its forms would be refused. */
export const headers = privatePage;

export default function DesignLink({ loaderData: { words, ...asked }, actionData }: Route.ComponentProps) {
	const remarked = actionData && "page" in actionData ? actionData : undefined;
	const refused = actionData && "message" in actionData ? actionData.message : undefined;
	return (
		<MoreWords words={words}>
			{asked.step === "shown" ? (
				<SharedDesignPage design={asked.design} answer={remarked} />
			) : (
				<OpenDesignPage asked={asked} refused={refused} />
			)}
		</MoreWords>
	);
}
