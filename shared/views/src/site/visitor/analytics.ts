import { hasConsent } from './consent.ts'

declare global {
  interface Window {
    /** The queue that tag managers read; nothing of ours reads it. */
    dataLayer?: object[]
  }
}

/**
 * Hands an event to whatever counts visits on this site. Without the visitor's yes it is dropped and kept nowhere: a yes that
 * comes later tells nothing about before.
 */
export function sendAnalytics(event: string, details: Readonly<Record<string, string | number>>): void {
  if (!hasConsent('analytics')) return
  window.dataLayer ??= []
  window.dataLayer.push({ event, ...details })
}
