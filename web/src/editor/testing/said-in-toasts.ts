import { onTestFinished } from 'vitest'
import { openToasts } from '../../ui/toasts/toasts.ts'

const said: string[] = []
const say = (kind: string) => (title: string, more?: { readonly description?: string }) => {
  said.push([kind, title, more?.description].filter(Boolean).join(': '))
}
const toasts = { loading: say('loading'), success: say('success'), error: say('error'), info: say('info') }
openToasts(toasts as never)

/** All that toasts say while the test runs: kind, title, description. */
export function saidInToasts(): readonly string[] {
  said.length = 0
  onTestFinished(() => void said.splice(0))
  return said
}
