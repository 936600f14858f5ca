import { err, ok } from "@offizin/base";
import type { DesignDocument } from "../../document/document.ts";
import type { CommandOf } from "../command.ts";
import { withMember } from "../with-member.ts";
import { type Attempt, withPage } from "./applied.ts";

export function setBaselineGrid(document: DesignDocument, command: CommandOf<"setBaselineGrid">): Attempt {
	const page = document.pages.find(({ key }) => key === command.page);
	if (!page) return err({ code: "page_missing", page: command.page });
	return ok({
		document: withPage(document, withMember(page, "baselineGrid", command.grid)),
		command,
		inverse: { ...command, grid: page.baselineGrid ?? null },
	});
}
