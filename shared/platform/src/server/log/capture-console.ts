import { format } from 'node:util'
import type { Logger } from 'pino'

/**
 * Takes what frameworks print on the console into the log: in production its lines are read by machines, and an error that
 * somebody prints holds as much about people as one that we log. Called by a server when it starts, never by a script.
 */
export function captureConsole(log: Logger): void {
  if (process.env.NODE_ENV !== 'production') return
  for (const [method, level] of Object.entries(levels)) {
    console[method as keyof typeof levels] = (...parts: unknown[]) => {
      const err = parts.find((part) => part instanceof Error)
      const said = format(...parts.filter((part) => part !== err)).trim()
      if (err || said) log[level]({ ...(err && { err }) }, said.replace(colours, ''))
    }
  }
}

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what a terminal's colours are
const colours = /\u001b\[[\d;]*m/g
