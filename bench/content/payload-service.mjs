// Payload with one collection behind a bare node:http, and nothing else: node payload-service.mjs <port> <folder of the PostgreSQL socket>
// Port 0 makes the tables and ends, which Payload does only while NODE_ENV is not "production".
// Plain JavaScript, since its types exist only where the peers are installed.
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { postgresAdapter } from "@payloadcms/db-postgres";
import { buildConfig, getPayload, handleEndpoints } from "payload";

const [port, socketFolder] = process.argv.slice(2);

const text = (name) => ({ name, type: "text", index: true });
const config = buildConfig({
	secret: randomBytes(16).toString("hex"),
	telemetry: false,
	typescript: { autoGenerate: false },
	db: postgresAdapter({ pool: { host: socketFolder, user: "postgres", database: "postgres" } }),
	collections: [
		{
			slug: "stories",
			access: { read: () => true },
			fields: [
				...["name", "title", "folder", "contentType", "color"].map(text),
				{ name: "fullSlug", type: "text", unique: true },
				{ name: "price", type: "number", index: true },
				{ name: "publishedAt", type: "date", index: true },
				{ name: "tags", type: "json" },
				{ name: "content", type: "json" },
			],
		},
	],
});

await getPayload({ config });
if (port === "0") process.exit();

createServer(async (incoming, outgoing) => {
	const request = new Request(`http://${incoming.headers.host}${incoming.url}`);
	const response = await handleEndpoints({ config, request });
	outgoing.writeHead(response.status, Object.fromEntries(response.headers));
	outgoing.end(Buffer.from(await response.arrayBuffer()));
}).listen(Number(port), "127.0.0.1", () => process.send?.("ready"));
