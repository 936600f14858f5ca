import "./styles/reset.css";
import "./styles/tokens.css";
import "./styles/base.css";

export { Button, type ButtonKind, type ButtonProps, buttonClass } from "./button.tsx";
export {
	type ControlAttributes,
	Field,
	type FieldProps,
	SelectField,
	type SelectFieldProps,
	TextField,
	type TextFieldProps,
} from "./field.tsx";
export { Icon, type IconName, type IconProps } from "./icon.tsx";
export { Notice, type NoticeProps } from "./notice.tsx";
export { SkipLink } from "./skip-link.tsx";
export { ToastRegion } from "./toast.tsx";
