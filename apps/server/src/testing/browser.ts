/** What a handler answered; `body` is the parsed JSON or the text. */
export interface Answer {
	readonly status: number;
	readonly headers: Headers;
	// biome-ignore lint/suspicious/noExplicitAny: a test asserts what it finds
	readonly body: any;
}

export interface Browser {
	/** `name=value` pairs as they would be sent. */
	cookies(): string;
	get(path: string, headers?: Record<string, string>): Promise<Answer>;
	post(path: string, json?: unknown, headers?: Record<string, string>): Promise<Answer>;
	put(path: string, json?: unknown, headers?: Record<string, string>): Promise<Answer>;
	patch(path: string, json?: unknown, headers?: Record<string, string>): Promise<Answer>;
	delete(path: string, headers?: Record<string, string>): Promise<Answer>;
	/** Sends one file as the form field `file`. */
	upload(bytes: Uint8Array<ArrayBuffer>, name?: string): Promise<Answer>;
	sendForm(path: string, body: FormData): Promise<Answer>;
	/** Any request, with the cookies of this browser. */
	send(path: string, init: RequestInit): Promise<Response>;
}

/** The app, or anything else that answers requests: a server behind a socket. */
interface Answering {
	request(url: string, init: RequestInit): Response | Promise<Response>;
}

/** One visitor, who keeps cookies. */
export function browserOn(app: Answering, origin = "http://localhost:3000"): Browser {
	const jar = new Map<string, string>();
	const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");

	async function send(path: string, init: RequestInit): Promise<Response> {
		const headers = new Headers(init.headers);
		if (jar.size > 0) headers.set("cookie", cookies());
		const response = await app.request(`${origin}${path}`, { ...init, headers });
		for (const line of response.headers.getSetCookie()) {
			const [pair = "", ...attributes] = line.split(/;\s*/);
			const name = pair.slice(0, pair.indexOf("="));
			if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) jar.delete(name);
			else jar.set(name, pair.slice(name.length + 1));
		}
		return response;
	}

	async function call(method: string, path: string, json: unknown, headers = {}): Promise<Answer> {
		const withBody = json === undefined ? {} : { body: JSON.stringify(json) };
		const type = json === undefined ? {} : { "content-type": "application/json" };
		return answerOf(await send(path, { method, headers: { ...type, ...headers }, ...withBody }));
	}

	async function upload(bytes: Uint8Array<ArrayBuffer>, name = "foto.jpg"): Promise<Answer> {
		const body = new FormData();
		body.set("file", new File([bytes], name));
		return sendForm("/web-api/uploads", body);
	}

	async function sendForm(path: string, body: FormData): Promise<Answer> {
		return answerOf(await send(path, { method: "POST", body }));
	}

	async function answerOf(response: Response): Promise<Answer> {
		const text = await response.text();
		const isJson = response.headers.get("content-type")?.includes("json");
		return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
	}

	return {
		cookies,
		send,
		upload,
		sendForm,
		get: (path, headers) => call("GET", path, undefined, headers),
		post: (path, json, headers) => call("POST", path, json, headers),
		put: (path, json, headers) => call("PUT", path, json, headers),
		patch: (path, json, headers) => call("PATCH", path, json, headers),
		delete: (path, headers) => call("DELETE", path, undefined, headers),
	};
}
