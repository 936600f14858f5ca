import type { Right } from "@offizin/accounts";

/** What a login lets somebody do. */
export const right = {
	missing: "Your login does not allow you to {right}.",
	/** By right, as the end of `missing`. */
	to: {
		"orders.read": "view orders",
		"orders.move": "move orders on",
		"orders.mail": "send e-mails about orders or correct their address",
		"orders.refund": "pay money back",
		"files.read": "download print files",
		"prices.read": "view prices",
		"prices.change": "change prices",
		"books.read": "download the books",
		"catalogue.read": "view the catalogue",
		"content.read": "view content",
		"content.edit": "change content",
		"content.publish": "publish content",
		"content.manage": "change blocks, lists and access",
		"templates.change": "edit and publish templates",
	} satisfies Record<Right, string>,
};
