import { err, importAgain, ok } from "@offizin/base";
import { designRoutes, editorRoutes } from "@offizin/contract/editor";
import type { EditorServices } from "@offizin/editor-react";
import { parametersOf } from "@offizin/solver";
import type { NavigateFunction } from "react-router";
import { call } from "#app/call.ts";
import { paths } from "#app/paths.ts";
import { printedOn } from "#app/uploads/printed-on.ts";
import type { EditorView } from "./load-editor.server.ts";
import { openOther } from "./open-other.ts";

/** Words of a saved design that may be misspelt; null when nobody answers. */
export async function checkSpelling(id: string) {
	const answer = await call(designRoutes.getDesignSpelling, { params: { id } });
	return answer.ok ? answer.value.words : null;
}

export async function acceptWord(id: string, word: string): Promise<boolean> {
	return (await call(designRoutes.acceptDesignWord, { params: { id }, body: { word } })).ok;
}

/** Null when nobody answers. */
export const askOrnaments: EditorServices["ornaments"] = async (subject) => {
	const answer = await call(editorRoutes.listOrnaments, { query: subject === null ? {} : { subject } });
	return answer.ok ? answer.value : null;
};

type AskInk = NonNullable<EditorServices["ownColor"]>;

/** The ink of a colour of one's own on what a product is printed on; null when nobody answers. */
export async function askInk(
	productType: EditorView["product"]["key"],
	...asked: Parameters<AskInk>
): ReturnType<AskInk> {
	const [color, stock, signal] = asked;
	const query = { srgb: color.slice(1), productType, ...printedOn(stock) };
	const answer = await call(editorRoutes.findInk, { query }, { signal });
	return answer.ok ? answer.value : null;
}

type AddToCart = NonNullable<EditorServices["sale"]>["addToCart"];

/** Lays the line into the cart, and goes there. */
export async function addToCart(
	navigate: NavigateFunction,
	...[line]: Parameters<AddToCart>
): ReturnType<AddToCart> {
	const answer = await call(editorRoutes.addCartItem, { body: line });
	if (!answer.ok) {
		const { code, message, status } = answer.error;
		if (status === 0) return err({ code: "unreachable" });
		return err(code === "revision_stale" ? { code: "stale" } : { code: "refused", message });
	}
	await navigate(paths.cart);
	return ok(null);
}

type Sale = NonNullable<EditorServices["sale"]>;

/** What each choice would change; null when nobody answers. */
export async function askChoices(
	{
		product,
		template,
		locale,
	}: Pick<EditorView, "product"> & { readonly template: string; readonly locale: string },
	...[{ configuration, quantity }, signal]: Parameters<Sale["choices"]>
): ReturnType<Sale["choices"]> {
	const options = Object.fromEntries(parametersOf(product, configuration));
	const query = { product: product.key, template, quantity, ...options };
	const [answer, { choiceChanges }] = await Promise.all([
		call(editorRoutes.getOptionPanel, { query }, { signal }),
		// It knows the whole assortment, which nobody who writes shall wait for.
		importAgain(async () => await import("./choice-changes.ts")),
	]);
	return answer.ok ? choiceChanges(answer.value, locale) : null;
}

/** Takes what was made along to another design. */
export async function goToOther(
	navigate: NavigateFunction,
	...other: Parameters<Sale["openOther"]>
): ReturnType<Sale["openOther"]> {
	return openOther(navigate, ...other);
}
