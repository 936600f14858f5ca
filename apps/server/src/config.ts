import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { checkPassword, isMailAddress } from "@offizin/accounts";
import { type ChannelKey, channelKeys, markets } from "@offizin/sites";
import { z } from "zod";
import { parseTrustedProxies, type TrustedProxies } from "./client-address.ts";
import { readDemoSecrets } from "./demo-secrets.ts";
import { passwordWords } from "./password-words.ts";
import { missingKeys, type PaymentAccess, paymentEnvironment, paymentsOf } from "./payment-config.ts";

const MIN_SECRET_LENGTH = 32;
const MIN_DISTINCT_CHARACTERS = 10;

const origins = z.string().transform((text, context) => {
	const found: Partial<Record<ChannelKey, string>> = {};
	for (const pair of text.split(",").map((part) => part.trim())) {
		const [name, address = ""] = pair.split("=").map((part) => part.trim());
		const channel = channelKeys.find((key) => key === name);
		const url = URL.parse(address);
		if (!channel || !url || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search !== "") {
			context.addIssue(`"${pair}" is not like papiervogel=https://www.papiervogel.example`);
			return z.NEVER;
		}
		found[channel] = url.origin;
	}
	const missing = channelKeys.filter((key) => !found[key]);
	if (missing.length > 0) context.addIssue(`has no address for ${missing.join(" and ")}`);
	return found as Record<ChannelKey, string>;
});

/** Country domains: "papiervogel-ch=https://www.papiervogel.ch.example". */
const marketOrigins = z
	.string()
	.default("")
	.transform((text, context) => {
		const found: Record<ChannelKey, Record<string, string>> = { papiervogel: {}, bildwand: {} };
		for (const pair of text.split(",").filter((part) => part.trim() !== "")) {
			const [name = "", address = ""] = pair.split("=").map((part) => part.trim());
			const [brand, market = ""] = name.split("-");
			const channel = channelKeys.find((key) => key === brand);
			const url = URL.parse(address);
			const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === "/" && url.search === "";
			if (!channel || !Object.hasOwn(markets, market) || !isOrigin) {
				context.addIssue(`"${pair}" is not like papiervogel-ch=https://www.papiervogel.ch.example`);
				return z.NEVER;
			}
			found[channel][market] = url.origin;
		}
		return found;
	});

/** "papiervogel-de-DE=token", of the locales that have a value of their own (spec 9.3-2). */
const siteVerification = z
	.string()
	.default("")
	.transform((text, context) => {
		const pairs = text.split(",").filter((part) => part.trim() !== "");
		const read = pairs.map((pair) =>
			/^(papiervogel|bildwand)-(de-(?:AT|CH|DE))=([\w-]{1,100})$/.exec(pair.trim()),
		);
		const bad = pairs.find((_, index) => read[index] === null);
		if (bad !== undefined) context.addIssue(`"${bad}" is not like papiervogel-de-AT=token`);
		return Object.fromEntries(
			read.flatMap((match) => (match ? [[`${match[1]}-${match[2]}`, match[3] ?? ""]] : [])),
		);
	});

const port = z.coerce.number().int().min(1).max(65_534);
const flag = z.enum(["on", "off"]).transform((value) => value === "on");

const staffPassword = z.string().superRefine((text, context) => {
	const checked = checkPassword(text, { email: "", name: "" });
	if (!checked.ok) context.addIssue(passwordWords(checked.error.code));
});

const trustedProxies = z.string().transform((text, context) => {
	const parsed = parseTrustedProxies(text);
	if (parsed) return parsed;
	context.addIssue("is not on, off, a number of proxies, or their addresses like 10.0.0.0/8,192.168.1.2");
	return z.NEVER;
});

const testKeys = ["TEST_CRASH_AT", "TEST_STRIPE_ADDRESS", "TEST_PAYPAL_ADDRESS"] as const;
const environmentSchema = z
	.object({
		MODE: z.enum(["demo", "production"]).default("demo"),
		ROLE: z.enum(["all", "web", "worker"]).default("all"),
		HOST: z.string().optional(),
		PORT: port.default(3000),
		PUBLIC_ORIGINS: origins.optional(),
		MARKET_ORIGINS: marketOrigins,
		SITE_VERIFICATION: siteVerification,
		COUNTRY_HEADER: z
			.string()
			.regex(/^[\w-]+$/, "is not the name of a header")
			.default("x-country-code"),
		TRUST_PROXY: trustedProxies.optional(),
		PROBE_TOKEN: z.string().min(16, "has fewer than 16 characters").optional(),
		DATA_FOLDER: z.string().default("var"),
		DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "is not a postgresql:// address" }).optional(),
		DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(20),
		FILES_URL: z.url({ protocol: /^file$/, error: "is not a file:// address" }).optional(),
		/** Print profiles and ICC profiles of the operator: {key}.json and what they name. */
		PROFILES_FOLDER: z.string().optional(),
		SMTP_URL: z.url({ protocol: /^smtps?$/, error: "is not an smtp:// or smtps:// address" }).optional(),
		...paymentEnvironment,
		SECRET: z.string().optional(),
		STAFF_EMAIL: z.string().refine(isMailAddress, "is not a mail address").optional(),
		STAFF_PASSWORD: staffPassword.optional(),
		LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
		/** Where processes that draw and print stand: behind all others of the machine, or, on one of their own, beside them. */
		RENDER_STANDING: z.enum(["behind", "beside"]).default("behind"),
		/** The program that knows how words are spelt; where it is not installed nobody is told of spelling. */
		SPELL_PROGRAM: z.string().default("hunspell"),
		/** Makes the pictures of the first pages in the background of a start. */
		WARM_PICTURES: flag.default(true),
		/** Megabytes of disk that uploads leave free. */
		MIN_FREE_MB: z.coerce.number().int().min(0).default(2048),
		/** Multiplies every rate limit and quota; for load tests. */
		RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
		/** A file that names the step to kill the process at, now or later; only the crash tests set it. */
		TEST_CRASH_AT: z.string().optional(),
	})
	.superRefine((env, context) => {
		const demand = (path: string, message: string) =>
			context.addIssue({ code: "custom", path: [path], message });
		for (const [path, message] of missingKeys(env)) demand(path, message);
		if (env.MODE !== "production") return;
		if (!env.DATABASE_URL) demand("DATABASE_URL", "is needed in production");
		if (!env.PUBLIC_ORIGINS) demand("PUBLIC_ORIGINS", "is needed in production");
		if (!env.SMTP_URL) demand("SMTP_URL", "is needed in production");
		if (env.TRUST_PROXY === undefined && env.ROLE !== "worker") {
			demand(
				"TRUST_PROXY",
				"needs a decision in production: on when all requests come through a proxy that sets X-Forwarded-For, off when browsers connect directly",
			);
		}
		for (const key of testKeys) if (env[key]) demand(key, "is not allowed in production");
		const weakness = weaknessOf(env.SECRET);
		if (weakness) demand("SECRET", weakness);
	});

function weaknessOf(secret: string | undefined): string | undefined {
	if (!secret) return `is needed in production, at least ${MIN_SECRET_LENGTH} random characters`;
	if (secret.length < MIN_SECRET_LENGTH) return `has fewer than ${MIN_SECRET_LENGTH} characters`;
	if (new Set(secret).size < MIN_DISTINCT_CHARACTERS) return "is not random";
	if (/secret|password|passwort|change|example|offizin/i.test(secret)) return "looks like a placeholder";
	return undefined;
}

type Environment = z.output<typeof environmentSchema>;

/** Everything the process is told from outside, checked once. */
export interface Config extends PaymentAccess {
	readonly mode: "demo" | "production";
	readonly role: "all" | "web" | "worker";
	/** "localhost" is all of the loopback. */
	readonly host: string;
	/** First channel; the second listens on the next port. */
	readonly port: number;
	/** Scheme and host per channel. Without it (demo) the port chooses the channel and the host is the one asked for. */
	readonly publicOrigins: Readonly<Record<ChannelKey, string>> | undefined;
	/** Scheme and host of those shops whose country has a domain of its own; the others share that of their channel. */
	readonly marketOrigins: Readonly<Record<ChannelKey, Readonly<Record<string, string>>>>;
	/** By channel and locale, "papiervogel-de-AT": what a search engine wants to find on its pages (spec 9.3-2). */
	readonly siteVerification: Readonly<Record<string, string>>;
	/** In which the edge names the country of who asks. It decides about an offer only, so anybody may send it. */
	readonly countryHeader: string;
	/** Whose X-Forwarded-For is believed. */
	readonly trustedProxies: TrustedProxies;
	/** What the operator's programs send to ask /readyz and /metrics. */
	readonly probeToken: string | undefined;
	/** For everything a single process keeps: database, files, secrets. */
	readonly dataFolder: string;
	/** Without it the embedded database in `dataFolder` is used. */
	readonly databaseUrl: string | undefined;
	readonly databaseConnections: number;
	readonly filesFolder: string;
	/** Print and ICC profiles of the operator, and the table of what is printed by which. */
	readonly profileFolder: string;
	readonly smtpUrl: string | undefined;
	readonly secret: string;
	/** First account of the back office; absent when production names none. */
	readonly staff:
		| { readonly email: string; readonly password: string; readonly isGenerated: boolean }
		| undefined;
	readonly logLevel: "silent" | "error" | "warn" | "info" | "debug";
	readonly renderStanding: "behind" | "beside";
	readonly spellProgram: string;
	readonly warmPictures: boolean;
	readonly rateLimitFactor: number;
	/** Of each disk; with less, uploads are refused, so that orders, prints and mails go on. */
	readonly minFreeBytes: number;
	readonly testCrashAt: string | undefined;
}

/** Names every bad key at once. */
export class ConfigError extends Error {
	readonly problems: readonly string[];

	constructor(problems: readonly string[]) {
		super(`The configuration cannot be used:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
		this.problems = problems;
	}
}

/** Checks an environment. In demo mode missing secrets are generated into the data folder. Throws `ConfigError`. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
	const parsed = environmentSchema.safeParse(given);
	if (!parsed.success) {
		throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`));
	}
	const env = parsed.data;
	const folders = foldersOf(env);
	const { secret, staff } = secretsOf(env, folders.dataFolder);
	return Object.freeze({
		...folders,
		mode: env.MODE,
		role: env.ROLE,
		host: env.HOST ?? (env.MODE === "demo" ? "localhost" : "0.0.0.0"),
		port: env.PORT,
		publicOrigins: env.PUBLIC_ORIGINS,
		marketOrigins: env.MARKET_ORIGINS,
		siteVerification: env.SITE_VERIFICATION,
		countryHeader: env.COUNTRY_HEADER,
		trustedProxies: env.TRUST_PROXY ?? { hops: 0 },
		probeToken: env.PROBE_TOKEN,
		databaseUrl: env.DATABASE_URL,
		databaseConnections: env.DATABASE_CONNECTIONS,
		smtpUrl: env.SMTP_URL,
		...paymentsOf(env),
		secret,
		staff,
		logLevel: env.LOG_LEVEL,
		renderStanding: env.RENDER_STANDING,
		spellProgram: env.SPELL_PROGRAM,
		warmPictures: env.WARM_PICTURES && env.ROLE !== "worker",
		rateLimitFactor: env.RATE_LIMIT_FACTOR,
		minFreeBytes: env.MIN_FREE_MB * 2 ** 20,
		testCrashAt: env.TEST_CRASH_AT,
	});
}

type Folders = Pick<Config, "dataFolder" | "filesFolder" | "profileFolder">;

/** Where an installation keeps what it has. */
export type Locations = Folders & Pick<Config, "databaseUrl">;

function foldersOf(environment: {
	readonly DATA_FOLDER?: string | undefined;
	readonly FILES_URL?: string | undefined;
	readonly PROFILES_FOLDER?: string | undefined;
}): Folders {
	const { DATA_FOLDER = "var", FILES_URL, PROFILES_FOLDER } = environment;
	const dataFolder = resolve(DATA_FOLDER);
	return {
		dataFolder,
		filesFolder: FILES_URL ? decodeURIComponent(new URL(FILES_URL).pathname) : resolve(dataFolder, "files"),
		profileFolder: PROFILES_FOLDER ? resolve(PROFILES_FOLDER) : resolve(dataFolder, "profiles"),
	};
}

function secretsOf(env: Environment, dataFolder: string): Pick<Config, "secret" | "staff"> {
	if (env.MODE === "production") {
		const { STAFF_EMAIL: email, STAFF_PASSWORD: password } = env;
		const staff = email && password ? { email, password, isGenerated: false } : undefined;
		return { secret: env.SECRET ?? "", staff };
	}
	const demo = readDemoSecrets(dataFolder);
	return {
		secret: env.SECRET ?? demo.secret,
		staff: {
			email: env.STAFF_EMAIL ?? "werkstatt@offizin.example",
			password: env.STAFF_PASSWORD ?? demo.staffPassword,
			isGenerated: env.STAFF_PASSWORD === undefined,
		},
	};
}

/** The configuration of this process: its environment, and `.env` for what the environment does not say. */
export function readConfig(): Config {
	return parseConfig(readEnvironment());
}

function readEnvironment(): NodeJS.ProcessEnv {
	if (existsSync(".env")) process.loadEnvFile(".env");
	return process.env;
}

/** Where this installation keeps what it has: for commands that need no server. */
export function readLocations(): Locations {
	const environment = readEnvironment();
	return { ...foldersOf(environment), databaseUrl: environment.DATABASE_URL || undefined };
}

/** The environment for a program we start: ours, and these. */
export function environmentWith(more: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
	return { ...process.env, ...more };
}
