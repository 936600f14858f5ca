const host = "Host: localhost\r\n";
const json = "Content-Type: application/json\r\n";
const bodiless = (line: string, head = "") => `${line} HTTP/1.1\r\n${host}${head}\r\n`;
const chunked = (body: string) =>
	`POST /web-api/cart/items HTTP/1.1\r\n${host}${json}Transfer-Encoding: chunked\r\n\r\n${body}`;
/** Asked for on the same connection after what came before. */
const next = bodiless("GET /healthz");
const big = "x".repeat(1_200_000);

export interface RawRequest {
	readonly name: string;
	readonly bytes: string;
	/** A second request follows on the same connection: answered, or the connection was said to close. */
	readonly isPipelined?: true;
}

/** Requests no client library sends. */
export const rawRequests: readonly RawRequest[] = [
	{ name: "TRACE", bytes: bodiless("TRACE /") },
	{ name: "TRACE of a door", bytes: bodiless("TRACE /web-api/cart") },
	{ name: "CONNECT", bytes: bodiless("CONNECT evil.example:443") },
	{ name: "unknown method", bytes: bodiless("BREW /") },
	{ name: "PROPFIND", bytes: bodiless("PROPFIND /web-api/cart") },
	{ name: "star", bytes: bodiless("OPTIONS *") },
	{ name: "absolute address", bytes: bodiless("GET http://evil.example/") },
	{ name: "address without slash", bytes: bodiless("GET x") },
	{ name: "bytes above 127", bytes: bodiless("GET /\xff\xfe\xc3\x28") },
	{ name: "bad percent", bytes: bodiless("GET /%zz/%") },
	{ name: "no host", bytes: "GET / HTTP/1.1\r\n\r\n" },
	{ name: "two hosts", bytes: bodiless("GET /", "Host: evil.example\r\n") },
	{ name: "odd host", bytes: "GET / HTTP/1.1\r\nHost: [::1\r\n\r\n" },
	{ name: "empty host", bytes: "GET / HTTP/1.1\r\nHost:\r\n\r\n" },
	{ name: "host with a path", bytes: "GET /x HTTP/1.1\r\nHost: evil.example/@localhost\r\n\r\n" },
	{ name: "HTTP/1.0", bytes: "GET / HTTP/1.0\r\n\r\n" },
	{ name: "HTTP/0.9", bytes: "GET /\r\n\r\n" },
	{ name: "HTTP/2 in clear", bytes: "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" },
	{ name: "TLS hello", bytes: "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" },
	{ name: "head of 40 KB", bytes: bodiless("GET /", `X: ${"a".repeat(40_000)}\r\n`) },
	{ name: "address of 40 KB", bytes: bodiless(`GET /${"a".repeat(40_000)}`) },
	{
		name: "3,000 headers",
		bytes: bodiless("GET /", Array.from({ length: 3000 }, (_, at) => `a${at}:1\r\n`).join("")),
	},
	{ name: "header with a bare line feed", bytes: `GET / HTTP/1.1\n${host.replace("\r", "")}X: a\n\n` },
	{ name: "folded header", bytes: bodiless("GET /", "X: a\r\n b\r\n") },
	{
		name: "two lengths",
		bytes: bodiless("POST /web-api/cart/items", "Content-Length: 5\r\nContent-Length: 6\r\n"),
	},
	{ name: "negative length", bytes: bodiless("POST /web-api/cart/items", "Content-Length: -5\r\n") },
	{ name: "length and chunks", bytes: chunked("0\r\n\r\n").replace(json, `${json}Content-Length: 5\r\n`) },
	{ name: "chunks, identity", bytes: chunked("0\r\n\r\n").replace("chunked", "chunked, identity") },
	{ name: "bad size of a chunk", bytes: chunked("zz\r\nabc\r\n0\r\n\r\n") },
	{ name: "endless size of a chunk", bytes: chunked(`${"f".repeat(300)}\r\n`) },
	{ name: "chunk without its end", bytes: chunked("5\r\nabcde0\r\n\r\n") },
	{ name: "trailers", bytes: chunked("2\r\n{}\r\n0\r\nCookie: visitor=x\r\n\r\n") },
	{
		name: "Expect",
		bytes: bodiless("POST /web-api/uploads", "Expect: 100-continue\r\nContent-Length: 900000000\r\n"),
	},
	{ name: "odd Expect", bytes: bodiless("GET /", "Expect: tea\r\n") },
	{ name: "upgrade", bytes: bodiless("GET /", "Connection: Upgrade\r\nUpgrade: websocket\r\n") },
	{
		name: "body of a GET, then another request",
		bytes: `${bodiless("GET /healthz", "Content-Length: 4\r\n")}abcd${next}`,
		isPipelined: true,
	},
	{
		name: "refused type, then another request",
		bytes: `POST /web-api/cart/items HTTP/1.1\r\n${host}Content-Type: text/plain\r\nContent-Length: 5\r\n\r\nabcde${next}`,
		isPipelined: true,
	},
	{
		name: "foreign origin with a large body, then another request",
		bytes: `POST /web-api/cart/items HTTP/1.1\r\n${host}Origin: https://evil.example\r\n${json}Content-Length: ${big.length}\r\n\r\n${big}${next}`,
		isPipelined: true,
	},
	{
		name: "too large a body, then another request",
		bytes: `POST /web-api/cart/items HTTP/1.1\r\n${host}${json}Content-Length: ${big.length}\r\n\r\n${big}${next}`,
		isPipelined: true,
	},
	{ name: "two requests at once", bytes: `${next}${next}`, isPipelined: true },
];
