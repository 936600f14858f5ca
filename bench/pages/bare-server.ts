// Sends one recorded answer to everyone, with node:http and nothing else: node bare-server.ts <port> <answer.json>
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [port, path = ""] = process.argv.slice(2);
const answer: { headers: string[]; body: string } = JSON.parse(readFileSync(path, "utf8"));
const body = Buffer.from(answer.body, "base64");

createServer((_request, response) => {
	response.writeHead(200, answer.headers);
	response.end(body);
}).listen(Number(port), "127.0.0.1");
