export { OwnPhotosDialog } from "./own-photos-dialog.tsx";
export { PhoneDialog } from "./phone-dialog.tsx";
