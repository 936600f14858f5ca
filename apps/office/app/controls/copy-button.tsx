import { Button, TextButton } from "@offizin/ui";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { copyText } from "./copy-text.ts";

interface CopyButtonProps {
	readonly text: string;
	/** "text" stands in a line of a table. */
	readonly look?: "button" | "text";
	readonly children: ReactNode;
}

/** Copies a text and says that it did, or what to do where the browser does not let it. */
export function CopyButton({ text, look = "button", children }: CopyButtonProps) {
	const t = useTranslations("controls");
	const [isCopied, setIsCopied] = useState<boolean>();
	const copy = async () => setIsCopied(await copyText(text));
	return (
		<>
			{look === "button" ? (
				<Button kind="secondary" onClick={() => void copy()}>
					{children}
				</Button>
			) : (
				<TextButton kind="plain" onClick={() => void copy()}>
					{children}
				</TextButton>
			)}
			<span role="status">{isCopied === undefined ? "" : t(isCopied ? "copied" : "copyByHand")}</span>
		</>
	);
}
