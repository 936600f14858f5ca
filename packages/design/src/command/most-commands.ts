/** The most commands of one transaction, and of one request. */
export const MOST_COMMANDS = 500;
