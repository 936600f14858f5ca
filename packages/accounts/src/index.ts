export { isMailAddress, MAX_MAIL_ADDRESS } from "./mail-address.ts";
export {
	type CustomerOwner,
	formatOwner,
	isVisitorId,
	type Owner,
	parseOwner,
	type StoredOwner,
	type VisitorOwner,
} from "./owner.ts";
export { checkPassword, type PasswordProblem, passwordLength } from "./staff-password.ts";
export { isRole, may, type Right, type Role, roles } from "./staff-rights.ts";
