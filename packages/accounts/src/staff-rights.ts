/** What can be allowed in the back office. */
export const rights = [
	"orders.read",
	"orders.move",
	"orders.mail",
	"orders.refund",
	"files.read",
	"prices.read",
	"prices.change",
	"books.read",
	"catalogue.read",
	"content.read",
	"content.edit",
	"content.publish",
	"content.manage",
	"templates.change",
] as const;
export type Right = (typeof rights)[number];

/** What members of staff are here for. */
export const roles = ["owner", "prices", "production", "content", "reader"] as const;
export type Role = (typeof roles)[number];

/** Print files carry names, photos and addresses of guests, so that only who makes them may have them. */
const rightsOfRole: Readonly<Record<Role, readonly Right[]>> = {
	owner: rights,
	prices: ["orders.read", "prices.read", "prices.change", "books.read", "catalogue.read"],
	production: ["orders.read", "orders.move", "orders.mail", "files.read", "catalogue.read"],
	content: ["catalogue.read", "content.read", "content.edit", "content.publish", "templates.change"],
	reader: ["orders.read", "prices.read", "catalogue.read", "content.read"],
};

export function isRole(text: string): text is Role {
	return roles.some((role) => role === text);
}

/** Whether somebody of a role is allowed something. */
export function may(role: Role, right: Right): boolean {
	return rightsOfRole[role].includes(right);
}
