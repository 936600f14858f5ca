import { readFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { vividPhoto } from "../../apps/server/src/testing/photos.ts";
import { openEditor } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";

const WALK = new URL("../../docs/editor-walk.md", import.meta.url);

/** What a screen reader is given: the name and role of what has the focus, and what was said last. */
interface Heard {
	readonly keys: string;
	readonly focus: string;
	readonly said: string;
}

async function focusOf(page: Page): Promise<string> {
	const session = await page.context().newCDPSession(page);
	const { nodes } = await session.send("Accessibility.getFullAXTree");
	await session.detach();
	const focused = nodes.findLast(({ properties = [] }) =>
		properties.some(({ name, value }) => name === "focused" && value.value === true),
	);
	const { role, name, value } = focused ?? {};
	const told = value?.value === undefined || value.value === "" ? "" : ` = ${value.value}`;
	return `${role?.value ?? ""} „${String(name?.value ?? "").replace(/\s+/g, " ")}“${told}`;
}

/** Takes steps by keyboard only, and notes what is heard of each. */
function walker(page: Page) {
	const parts: { readonly title: string; readonly heard: Heard[] }[] = [];
	const spoken = page.locator('p[aria-live="polite"]').last();
	return {
		begin: (title: string) => void parts.push({ title, heard: [] }),
		async press(keys: string, until?: string) {
			const before = await spoken.textContent();
			for (const key of keys.split(" ")) await page.keyboard.press(key);
			if (until !== undefined) await expect(spoken).toContainText(until);
			const said = (await spoken.textContent()) ?? "";
			parts.at(-1)?.heard.push({ keys, focus: await focusOf(page), said: said === before ? "" : said });
		},
		text: () =>
			parts
				.map(({ title, heard }) =>
					[
						`## ${title}`,
						"",
						"| Keys | Has the focus | Is said |",
						"|---|---|---|",
						...heard.map(({ keys, focus, said }) => `| \`${keys}\` | ${focus} | ${said || "–"} |`),
					].join("\n"),
				)
				.join("\n\n"),
	};
}

test("[14] moving, sizing, turning and cropping by keyboard: names, roles and announcements are those written down", async ({
	page,
}) => {
	const editor = await openEditor(page);
	const walk = walker(page);

	walk.begin("A text is moved, sized and turned");
	await editor.textOnPage("Namen").focus();
	await walk.press("Enter");
	await walk.press("Escape");
	await page.getByRole("button", { name: "Namen verschieben" }).focus();
	await walk.press("ArrowRight", "mm von links");
	await walk.press("Alt+ArrowDown", "mm von oben");
	await walk.press("Shift+ArrowRight", "mm");
	await walk.press("Period", "gedreht");
	await walk.press("Control+z");

	walk.begin("A photo is put into its frame and cropped");
	// The same in every run: where the eye goes first is where it is framed.
	const buffer = Buffer.from(await vividPhoto(2600, 1300));
	await editor.choosePhoto({ name: "wir.jpg", mimeType: "image/jpeg", buffer });
	await expect(page.getByRole("button", { name: "Foto 1, einmal verwendet" })).toBeVisible();
	await editor.untilSaved();
	await editor.slot.focus();
	await walk.press("ArrowRight");
	await walk.press("Shift+ArrowLeft");
	await walk.press("+");
	await walk.press("Control+z");

	const written = `# The editor by ear

What a screen reader is given while somebody works by keyboard alone: the accessibility tree of Chromium (role and name of what
has the focus) and the polite live region of the editor. \`e2e/specs/editor-walk.spec.ts\` takes this walk on every run and fails
where anything is heard otherwise; \`WRITE_WALK=1\` before it writes this page anew.

${walk.text()}
`;
	if (process.env.WRITE_WALK === "1") writeFileSync(WALK, written);
	expect(written).toBe(readFileSync(WALK, "utf8"));
});
