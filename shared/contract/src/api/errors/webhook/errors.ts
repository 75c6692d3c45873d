/** Failures of webhooks. */
export const webhookErrors = {
  /** An address that no webhook can have: not https, or not of the open internet. */
  WEBHOOK_ADDRESS: 400,
  /** A site that has as many webhooks as it may have. */
  TOO_MANY_WEBHOOKS: 409,
} as const
