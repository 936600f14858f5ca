/** What we use of it; it brings no types. */
declare module "autocannon" {
	export default function autocannon(options: {
		readonly url: string;
		/** In seconds. */
		readonly duration: number;
		readonly connections: number;
		readonly headers: Readonly<Record<string, string>>;
		readonly requests: readonly { setupRequest(request: object): object }[];
	}): Promise<unknown>;
}
