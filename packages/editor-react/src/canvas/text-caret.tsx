import { Rehearsal } from "./rehearsal.tsx";
import { type CaretProps, WrittenCaret } from "./written-caret.tsx";

/** Caret, selection and composition of the text that is written; they go with the key, and not with the page. */
export function TextCaret(props: CaretProps) {
	return (
		<>
			<WrittenCaret {...props} />
			<Rehearsal />
		</>
	);
}
