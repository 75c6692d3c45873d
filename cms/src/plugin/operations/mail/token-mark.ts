/** Stands in the outbox for the secret end of a link, which a mail gets while it is handed over and not before. */
export const tokenMark = '••••••••••••'
