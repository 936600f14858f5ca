import { renderToStaticMarkup } from "react-dom/server";
import { useTranslations } from "use-intl";
import { expect, test, vi } from "vitest";
import { ShopIntl } from "./shop-intl.tsx";

function Missing() {
	// A key that only a mistake could name.
	const t = useTranslations() as (key: string) => string;
	return <p>{t("layout.nowhere.lostWord")}</p>;
}

test("[8.3-1] a word that is missing shows the tail of its key, and is logged once however often it is shown", () => {
	const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
	try {
		const page = () =>
			renderToStaticMarkup(
				<ShopIntl locale="de-DE" words={undefined}>
					<Missing />
					<Missing />
				</ShopIntl>,
			);
		expect([page(), page()]).toEqual(["<p>lostWord</p><p>lostWord</p>", "<p>lostWord</p><p>lostWord</p>"]);
		expect(log.mock.calls).toEqual([[expect.stringContaining("layout.nowhere.lostWord")]]);
	} finally {
		log.mockRestore();
	}
});
