export {
	isRole,
	may,
	type Right,
	type Role,
	rightNamesDe,
	rights,
	rightsOf,
	roleNamesDe,
	roles,
} from "./staff-rights.ts";
