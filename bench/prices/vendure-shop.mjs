// Vendure with one channel, one tax and nothing else: node vendure-shop.mjs <port> <folder of the PostgreSQL socket> <password>
// Plain JavaScript, since its types exist only where the peers are installed.
import { bootstrap, DefaultLogger, LogLevel } from "@vendure/core";
import { populateInitialData } from "@vendure/core/cli/index.js";

const [port, socketFolder, password] = process.argv.slice(2);

const app = await bootstrap({
	apiOptions: {
		hostname: "127.0.0.1",
		port: Number(port),
		adminApiPath: "admin-api",
		shopApiPath: "shop-api",
		cors: false,
	},
	authOptions: {
		tokenMethod: "bearer",
		superadminCredentials: { identifier: "bench", password },
	},
	dbConnectionOptions: {
		type: "postgres",
		host: socketFolder,
		username: "postgres",
		database: "postgres",
		synchronize: true,
		logging: false,
	},
	logger: new DefaultLogger({ level: LogLevel.Warn }),
	paymentOptions: { paymentMethodHandlers: [] },
	plugins: [],
});
await populateInitialData(app, {
	defaultLanguage: "de",
	defaultZone: "Europa",
	countries: [{ name: "Deutschland", code: "DE", zone: "Europa" }],
	taxRates: [{ name: "MwSt.", percentage: 19 }],
	shippingMethods: [],
	paymentMethods: [],
	collections: [],
});
process.send?.("ready");
