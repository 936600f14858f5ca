import { productOf } from "@offizin/assortment";
import { invariant, type Result } from "@offizin/base";
import { type CallError, type Client, getOptionPanel, type OptionPanel } from "@offizin/contract";
import { unreadParameters } from "@offizin/solver";
import { valueOrThrow } from "#app/api.server.ts";
import { gaveWayWords } from "./panel-words.server.ts";
import { readChoices } from "./read-choices.ts";

/** Whose panel: the product and, of cards, the template. */
export interface PanelSubject {
	readonly product: OptionPanel["product"];
	readonly template?: string;
}

/** A sentence about an option: what could not be made as wished, and what changed for it. */
export interface PanelNotice {
	readonly option: string;
	readonly sentence: string;
}

export interface LoadedPanel {
	readonly panel: OptionPanel;
	readonly gaveWay: readonly PanelNotice[];
	/** Why what the address asks for cannot be read, in words, where no option can be named. */
	readonly refused: string | undefined;
}

/**
 * The panel for what an address wishes. A form sent without script tells what it showed: a value that did not go with
 * the rest then leads where its panel said it leads. What cannot be read is refused in words, and the panel is that of
 * everything else.
 */
export async function loadPanel(
	call: Client,
	subject: PanelSubject,
	params: URLSearchParams,
	locale: string,
): Promise<LoadedPanel> {
	const { values, from } = readChoices(params);
	const ask = (query: Readonly<Record<string, string>>): Promise<Result<OptionPanel, CallError>> =>
		call(getOptionPanel, { query: { ...withoutForeign(query, subject), ...subject } });

	const shown = from === undefined ? undefined : await ask(Object.fromEntries(new URLSearchParams(from)));
	const { choices, gaveWay } = shown?.ok
		? settle(shown.value, values, locale)
		: { choices: values, gaveWay: [] };
	const found = await ask(choices);
	if (found.ok) return { panel: found.value, gaveWay, refused: undefined };
	if (found.error.status !== 400 && found.error.status !== 422) valueOrThrow(found);
	const { message, fields = {} } = found.error;
	const rest = await ask(Object.fromEntries(Object.entries(choices).filter(([key]) => !(key in fields))));
	const panel = rest.ok ? rest.value : valueOrThrow(await ask({}));
	const named = Object.entries(fields).map(([option, sentence]) => ({ option, sentence }));
	return { panel, gaveWay: named, refused: named.length > 0 ? undefined : message };
}

/** A page opens whatever stands in its address beside the choices; the door would refuse it. */
function withoutForeign(query: Readonly<Record<string, string>>, { product: key }: PanelSubject) {
	const product = productOf(key);
	invariant(product, `a page of no product: ${key}`);
	const foreign = unreadParameters(product, query);
	return Object.fromEntries(
		Object.entries(query).filter(([name]) => name === "quantity" || !foreign.includes(name)),
	);
}

/** Takes the first wished value that changes more than its option where the shown panel says it leads. */
function settle(shown: OptionPanel, wished: Readonly<Record<string, string>>, locale: string) {
	for (const option of shown.options) {
		const wanted = wished[option.key];
		const value = option.values.find((candidate) => candidate.value === wanted);
		if (!value || value.isChosen || (value.isPossible && !value.along)) continue;
		const others = Object.entries(wished).filter(([key, other]) => shown.configuration[key] !== other);
		return {
			choices: { ...Object.fromEntries(new URLSearchParams(value.query)), ...Object.fromEntries(others) },
			gaveWay: value.isPossible
				? []
				: [
						{
							option: option.key,
							sentence: gaveWayWords(
								{
									name: option.name,
									value: value.name,
									reason: value.reason ?? "",
									changes: value.changes,
								},
								locale,
							),
						},
					],
		};
	}
	return { choices: wished, gaveWay: [] };
}
