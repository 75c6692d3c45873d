import type { Target } from './find-in-page.ts'
import type { Person } from './person.ts'

export const toolbar: Target = { role: 'toolbar', name: 'Werkzeuge zum Bearbeiten' }
export const tool = (name: string | RegExp): Target => ({ role: 'button', name, within: toolbar })
export const saved: Target = { text: 'Gespeichert', within: toolbar, nth: 0 }

/** A field of a block on the page. */
export const field = (name: string, block = 'hero'): Target => ({
  css: `main [data-block="${block}"] [data-field="${name}"]`,
  nth: 0,
})

export async function openToEdit(person: Person, address: string): Promise<void> {
  await person.goto(address)
  await person.sees(toolbar)
}
