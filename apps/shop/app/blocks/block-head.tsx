import { Title } from "@offizin/ui";

/** Headline of a block, and a line or two below it where its editor has written some. */
export function BlockHead({ headline, text }: { readonly headline: string; readonly text: string }) {
	return (
		<header>
			<Title level={2} size="page">
				{headline}
			</Title>
			{text ? <p>{text}</p> : null}
		</header>
	);
}
