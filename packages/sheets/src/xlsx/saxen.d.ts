/** The part of saxen we use; the package has no types. */
declare module "saxen" {
	export class Parser {
		on(event: "openTag", listener: (name: string, attributes: () => Record<string, string>) => void): this;
		on(event: "closeTag", listener: (name: string) => void): this;
		on(event: "text" | "cdata", listener: (text: string) => void): this;
		on(event: "error" | "warn", listener: (error: Error) => void): this;
		parse(xml: string): this;
	}
}
