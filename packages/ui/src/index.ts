import "./styles/reset.css";
import "./styles/tokens.css";
import "./styles/base.css";

export { Breadcrumbs } from "./breadcrumbs.tsx";
export { Button, buttonClass } from "./button.tsx";
export { Dialog } from "./dialog.tsx";
export { Fact, Facts } from "./facts.tsx";
export { Field, SelectField, TextField } from "./field.tsx";
export { Icon, iconNames } from "./icon.tsx";
export { Notice } from "./notice.tsx";
export { Panel } from "./panel.tsx";
export { SearchField } from "./search-field.tsx";
export { SkipLink } from "./skip-link.tsx";
export { SortHead } from "./sort-head.tsx";
export { Table } from "./table.tsx";
export { TextButton, textLinkClass } from "./text-link.tsx";
export { Title } from "./title.tsx";
export { ToastRegion } from "./toast.tsx";
