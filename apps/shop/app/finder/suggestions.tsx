import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { searchPath } from "#app/paths.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { useSuggestions } from "./use-suggestions.ts";

export interface SuggestionsProps {
	/** What the ids of the list and its options begin with. */
	readonly id: string;
	readonly field: RefObject<HTMLInputElement | null>;
	readonly opens: "down" | "up";
}

/**
 * Makes a search field a combobox with a list (ARIA APG): the focus stays in the field, arrows choose, Enter goes there,
 * Escape closes and then empties.
 */
export function Suggestions({ id, field, opens }: SuggestionsProps) {
	const t = useTranslations("finder");
	const navigate = useNavigate();
	const { key: visit } = useLocation();
	const [typed, setTyped] = useState("");
	const [isOpen, setIsOpen] = useState(false);
	const [active, setActive] = useState(-1);
	const suggestions = useSuggestions(isOpen ? typed : "");
	const items = suggestions?.items ?? [];
	const isShown = isOpen && items.length > 0;

	function close(): void {
		setIsOpen(false);
		setActive(-1);
	}

	/** To a suggestion, or to all that was found: the option behind the last of them, and no option. */
	function go(place: number): void {
		const query = field.current?.value.trim() ?? "";
		const chosen = items[place];
		if (!chosen && query === "") return;
		close();
		void navigate(chosen?.path ?? searchPath(query));
	}

	/** What a key does; undefined where the field itself knows. */
	function stepOf(key: string): (() => void) | undefined {
		// Nothing chosen is one of the places, before the first and after the last.
		const places = items.length + 2;
		const move = (by: number) => () => setActive(((active + 1 + by + places) % places) - 1);
		if (key === "Escape" && isOpen) return close;
		if (!isShown) return undefined;
		if (key === "ArrowDown") return move(1);
		if (key === "ArrowUp") return move(-1);
		return undefined;
	}

	// What its listeners do is up to what is shown now.
	const latest = useRef({ stepOf, go, active });
	useEffect(() => {
		latest.current = { stepOf, go, active };
	});

	useEffect(() => {
		const input = field.current;
		const form = input?.form;
		if (!input || !form) return;
		const listening = new AbortController();
		const { signal } = listening;
		function onInput(): void {
			setTyped(input?.value ?? "");
			setIsOpen(true);
			setActive(-1);
		}
		function onKeyDown(event: KeyboardEvent): void {
			// Enter and arrows of somebody who is composing a letter are theirs.
			const step = event.isComposing ? undefined : latest.current.stepOf(event.key);
			if (!step) return;
			event.preventDefault();
			step();
		}
		function onSubmit(event: SubmitEvent): void {
			event.preventDefault();
			latest.current.go(latest.current.active);
		}
		function onFocusOut({ relatedTarget }: FocusEvent): void {
			if (!(relatedTarget instanceof Node && form?.contains(relatedTarget))) setIsOpen(false);
		}
		input.addEventListener("input", onInput, { signal });
		input.addEventListener("keydown", onKeyDown, { signal });
		form.addEventListener("submit", onSubmit, { signal });
		form.addEventListener("focusout", onFocusOut, { signal });
		// Somebody may have typed before this script was there.
		if (input.value !== input.defaultValue) onInput();
		return () => listening.abort();
	}, [field]);

	useEffect(() => {
		const input = field.current;
		if (!input) return;
		input.setAttribute("role", "combobox");
		input.setAttribute("aria-autocomplete", "list");
		input.setAttribute("aria-controls", `${id}-list`);
		input.setAttribute("aria-expanded", String(isShown));
		if (isShown && active >= 0) input.setAttribute("aria-activedescendant", `${id}-${active}`);
		else input.removeAttribute("aria-activedescendant");
	}, [field, id, isShown, active]);

	useEffect(() => {
		if (visit) setIsOpen(false);
	}, [visit]);

	return (
		<>
			<SuggestionList
				id={id}
				isShown={isShown}
				opens={opens}
				active={active}
				found={suggestions}
				onChoose={go}
			/>
			<p className="visually-hidden" role="status">
				{isOpen && suggestions ? t("found", { count: items.length }) : ""}
			</p>
		</>
	);
}
