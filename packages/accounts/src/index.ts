export {
	isRole,
	may,
	type Right,
	type Role,
	rightNamesDe,
	rights,
	roleNamesDe,
	roles,
} from "./staff-rights.ts";
