import { err, ok } from "@offizin/base";
import type { DesignDocument, DesignField } from "../../document/document.ts";
import type { CommandOf } from "../command.ts";
import { tidyText } from "../tidy-text.ts";
import { withMember } from "../with-member.ts";
import { type Attempt, withPage } from "./applied.ts";
import { hasInk } from "./choices.ts";

export function setPageBackground(
	document: DesignDocument,
	command: CommandOf<"setPageBackground">,
): Attempt {
	const page = document.pages.find(({ key }) => key === command.page);
	if (!page) return err({ code: "page_missing", page: command.page });
	const { ink } = command;
	if (ink && !hasInk(document, ink)) return err({ code: "page_ink_unknown", page: command.page });
	return ok({
		document: withPage(document, withMember(page, "background", ink)),
		command,
		inverse: { ...command, ink: page.background ?? null },
	});
}

export function setBaselineGrid(document: DesignDocument, command: CommandOf<"setBaselineGrid">): Attempt {
	const page = document.pages.find(({ key }) => key === command.page);
	if (!page) return err({ code: "page_missing", page: command.page });
	return ok({
		document: withPage(document, withMember(page, "baselineGrid", command.grid)),
		command,
		inverse: { ...command, grid: page.baselineGrid ?? null },
	});
}

export function setFields(document: DesignDocument, command: CommandOf<"setFields">): Attempt {
	const fields = command.fields.map(
		({ key, label, sample }): DesignField => ({ key, label: tidyText(label), sample: tidyText(sample) }),
	);
	const isTwice = new Set(fields.map(({ key }) => key)).size < fields.length;
	const isUnfit = fields.some(
		({ label, sample }) => label.length === 0 || label.length > MAX_LABEL || sample.length > MAX_SAMPLE,
	);
	if (isTwice || isUnfit) return err({ code: "fields_invalid" });
	return ok({
		document: { ...document, fields },
		command: { ...command, fields },
		inverse: { ...command, fields: document.fields },
	});
}

export function setFact(document: DesignDocument, command: CommandOf<"setFact">): Attempt {
	const { facts } = document;
	const { fact } = command;
	if (!facts) return err({ code: "facts_missing", fact });
	const value = command.value === null ? null : tidyText(command.value).slice(0, MAX_FACT);
	return ok({
		document: { ...document, facts: withMember(facts, fact, value) },
		command: { ...command, value },
		inverse: { ...command, value: facts[fact] ?? null },
	});
}

export function setLanguage(document: DesignDocument, command: CommandOf<"setLanguage">): Attempt {
	return ok({
		document: withMember(document, "language", command.language),
		command,
		inverse: { ...command, language: document.language ?? null },
	});
}

/** Composing letters can make words longer than their schema lets in. */
const MAX_LABEL = 60;
const MAX_SAMPLE = 200;
const MAX_FACT = 200;
