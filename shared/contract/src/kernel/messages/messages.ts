import { spokenLanguage } from './spoken-language.ts'

/** A sentence as `npm run gen` compiles it from ICU: a text, or the parts around its values. */
export type CompiledMessage = string | readonly unknown[]

/** Sentences by key, each with the values that it takes; null: none. */
export interface Sentences {
  readonly [key: string]: { readonly [name: string]: string | number } | null
}

/** All sentences of a folder in one language. Plain data, so that a server can hand it to an island. */
export interface Dictionary<S> {
  readonly language: string
  readonly messages: Readonly<Record<string, CompiledMessage>>
  /** Never there: it carries the type. */
  readonly sentences?: S
}

/** A folder's dictionaries, by the languages that it speaks; German is always one of them. */
export type Messages<S> = { readonly de: Dictionary<S> } & { readonly [language: string]: Dictionary<S> | undefined }

/** The dictionary that who reads `language` gets. */
export function messagesIn<S>(messages: Messages<S>, language: string): Dictionary<S> {
  return messages[spokenLanguage(Object.keys(messages), language)] ?? messages.de
}

/** A folder's dictionaries, each with code of its own. */
export type MessageLoaders<S> = { readonly de: () => Promise<Dictionary<S>> } & {
  readonly [language: string]: (() => Promise<Dictionary<S>>) | undefined
}

/** Loads the dictionary that who reads `language` gets, and no other. */
export function loadMessages<S>(loaders: MessageLoaders<S>, language: string): Promise<Dictionary<S>> {
  return (loaders[spokenLanguage(Object.keys(loaders), language)] ?? loaders.de)()
}
