import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { Payload } from 'payload'
import type { OutsideClient } from '../outside/outside-client.ts'
import { ownOf } from '../own/own-of.ts'
import { ChatTranslator } from './chat.ts'
import { DeeplTranslator } from './deepl.ts'
import type { TranslationSettings, Translator } from './translator.ts'

declare module '../own/own-of.ts' {
  interface Own {
    readonly translator: Translator | null
  }
}

/** The service that the environment names; null where it names none. `site` tells its words from those of other sites. */
export function openTranslator(
  outside: OutsideClient,
  settings: TranslationSettings | undefined,
  site: string,
): Translator | null {
  if (settings?.service === 'deepl') return new DeeplTranslator(outside, settings, site)
  if (settings?.service === 'chat') return new ChatTranslator(outside, settings)
  return null
}

/** The translator that the plugin was set up with, or null. */
export function findTranslator(payload: Payload): Translator | null {
  return ownOf(payload).translator
}

/** The translator that the plugin was set up with. Throws TRANSLATION_OFF. */
export function getTranslator(payload: Payload): Translator {
  const translator = findTranslator(payload)
  if (!translator) throw new AppError('TRANSLATION_OFF')
  return translator
}
