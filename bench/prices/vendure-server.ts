import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { freePortPair, stopProcess } from "../../tools/demo-server.ts";
import { startPostgres } from "../../tools/postgres.ts";

export interface VendureServer {
	readonly shopApi: string;
	/** The product whose prices are asked for, and one of its variants. */
	readonly productId: string;
	readonly sku: string;
	readonly pid: number;
	stop(): Promise<void>;
}

/** What can be chosen: as many variants as there are pairs. */
const options = {
	Papier: [
		"Matt",
		"Glanz",
		"Creme",
		"Naturweiß",
		"Kraft",
		"Recycling",
		"Perlmutt",
		"Struktur",
		"Fein",
		"Seide",
	],
	Veredelung: ["ohne", "Gold", "Silber", "Relief"],
} as const;
export const VARIANTS = options.Papier.length * options.Veredelung.length;

type Answer = { readonly data?: Record<string, unknown>; readonly errors?: readonly unknown[] };

/** Asks a GraphQL API; throws with its errors. */
async function ask(
	api: string,
	query: string,
	{ variables = {}, token }: { readonly variables?: object; readonly token?: string | undefined } = {},
): Promise<{ readonly data: unknown; readonly token: string | undefined }> {
	const response = await fetch(api, {
		method: "POST",
		headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
		body: JSON.stringify({ query, variables }),
	});
	const answer: Answer = await response.json();
	if (answer.errors || !answer.data) throw new Error(`${query}: ${JSON.stringify(answer)}`);
	return { data: answer.data, token: response.headers.get("vendure-auth-token") ?? undefined };
}

const named = (name: string) => ({
	code: name.toLowerCase(),
	translations: [{ languageCode: "de", name }],
});

/** One product with its options, and a variant with a price for each pair of them. */
async function createProduct(adminApi: string, password: string): Promise<{ id: string; sku: string }> {
	const login = `mutation ($password: String!) { login(username: "bench", password: $password) { __typename } }`;
	const { token } = await ask(adminApi, login, { variables: { password } });
	const create = async <Made>(query: string, variables: object): Promise<Made> => {
		const { data } = await ask(adminApi, query, { variables, token });
		return (data as { made: Made }).made;
	};
	const { id } = await create<{ id: string }>(
		"mutation ($input: CreateProductInput!) { made: createProduct(input: $input) { id } }",
		{
			input: {
				enabled: true,
				translations: [{ languageCode: "de", name: "Karte", slug: "karte", description: "" }],
			},
		},
	);
	const groups: string[][] = [];
	for (const [name, values] of Object.entries(options)) {
		const group = await create<{ id: string; options: { id: string }[] }>(
			"mutation ($input: CreateProductOptionGroupInput!) { made: createProductOptionGroup(input: $input) { id options { id } } }",
			{ input: { ...named(name), options: values.map(named) } },
		);
		await create(
			"mutation ($id: ID!, $group: ID!) { made: addOptionGroupToProduct(productId: $id, optionGroupId: $group) { id } }",
			{ id, group: group.id },
		);
		groups.push(group.options.map((option) => option.id));
	}
	const [papers = [], refinements = []] = groups;
	const input = papers.flatMap((paper, at) =>
		refinements.map((refinement, other) => ({
			productId: id,
			sku: `karte-${at}-${other}`,
			price: 169 + 10 * at + other,
			optionIds: [paper, refinement],
			translations: [{ languageCode: "de", name: `Karte ${at} ${other}` }],
		})),
	);
	await create(
		"mutation ($input: [CreateProductVariantInput!]!) { made: createProductVariants(input: $input) { id } }",
		{ input },
	);
	return { id, sku: input[0]?.sku ?? "" };
}

/** Vendure on a PostgreSQL of its own, with one product of forty variants. */
export async function startVendureServer(): Promise<VendureServer> {
	const postgres = await startPostgres();
	const socketFolder = new URL(postgres.url).searchParams.get("host") ?? "";
	const port = await freePortPair();
	const password = randomBytes(12).toString("hex");
	const script = join(import.meta.dirname, "vendure-shop.mjs");
	const child = spawn(process.execPath, [script, String(port), socketFolder, password], {
		stdio: ["ignore", "ignore", "inherit", "ipc"],
		// It keeps a folder of its own where it runs.
		cwd: socketFolder,
		env: { PATH: process.env.PATH ?? "", NODE_ENV: "production" },
	});
	const stop = async () => {
		await stopProcess(child);
		await postgres.stop();
	};
	try {
		const isReady = await Promise.race([
			once(child, "message").then(() => true),
			once(child, "exit").then(() => false),
		]);
		if (!isReady) throw new Error("Vendure did not start; its messages are above.");
		const origin = `http://127.0.0.1:${port}`;
		const { id, sku } = await createProduct(`${origin}/admin-api`, password);
		return { shopApi: `${origin}/shop-api`, productId: id, sku, pid: child.pid ?? 0, stop };
	} catch (error) {
		await stop();
		throw error;
	}
}
