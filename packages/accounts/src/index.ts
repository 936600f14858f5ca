export {
	isRole,
	may,
	type Right,
	type Role,
	rightNamesDe,
	rights,
	roles,
} from "./staff-rights.ts";
