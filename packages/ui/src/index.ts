import "./styles/reset.css";
import "./styles/tokens.css";
import "./styles/base.css";

export { Button, buttonClass } from "./button.tsx";
export { Field, SelectField, TextField } from "./field.tsx";
export { Icon } from "./icon.tsx";
export { Notice } from "./notice.tsx";
export { SkipLink } from "./skip-link.tsx";
export { ToastRegion } from "./toast.tsx";
