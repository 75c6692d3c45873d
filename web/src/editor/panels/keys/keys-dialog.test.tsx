import { waitFor } from '@blickfang/testing/wait-for.ts'
import { expect, test } from 'vitest'
import { shortcuts } from '../../shell/keys/shortcuts.ts'
import { openPart } from '../../testing/open-part.tsx'
import { KeysDialog } from './keys-dialog.tsx'

test.each([
  ['de', 'Strg+Umschalt+Z', 'Leertaste', 'Wiederholen'],
  ['fr', 'Ctrl+Maj+Z', 'Espace', 'Rétablir'],
] as const)(
  'every key of the editor stands in the list, as it is printed on the keyboard (%s)',
  async (language, redo, space, word) => {
    await openPart(<KeysDialog onClose={() => undefined} />, { language })
    await waitFor(() => expect(document.querySelectorAll('dt').length).toBeGreaterThan(0))
    const rows = [...document.querySelectorAll('dt')].map((term) => [
      term.textContent,
      [...(term.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent),
    ])
    // With what the browser copies, cuts and pastes by.
    expect(rows).toHaveLength(Object.keys(shortcuts).length + 3)
    expect(rows).toContainEqual([word, [redo, expect.stringMatching(/^(Strg|Ctrl)\+Y$/)]])
    expect(rows.flatMap(([, keys]) => keys)).toEqual(
      expect.arrayContaining([space, '?', 'F8', `Alt+${language === 'de' ? 'Eingabe' : 'Entrée'}`, '←']),
    )
    expect(rows.every(([words]) => typeof words === 'string' && words.length > 3)).toBe(true)
  },
)
