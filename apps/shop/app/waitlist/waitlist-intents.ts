/** What the forms of the list ask for. */
export const JOIN_INTENT = "join";
export const CONFIRM_INTENT = "confirm";
export const LEAVE_INTENT = "leave";
/** Query parameters of the links in the mail; the server writes them (send-waitlist-mail.ts). */
export const CONFIRM_PARAMETER = "token";
export const LEAVE_PARAMETER = "abmelden";
