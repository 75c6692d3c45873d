import { writeFileSync } from 'node:fs'
import { findFirefox, findWebkit } from '../../../local/src/testing/find-engines.ts'
import { test as base, expect, type OwnPage } from '../fixtures.ts'
import { openToEdit } from './edited-page.ts'
import { startFirefox } from './firefox.ts'
import { Person } from './person.ts'
import type { Engine } from './tab.ts'
import { startWebkit } from './webkit.ts'

export interface EngineOptions {
  engineName: 'firefox' | 'webkit'
}

interface Fixtures {
  /** Somebody with a browser of their own: signed in as the editor, as a colleague, or nowhere. */
  meet: (who?: 'editor' | 'colleague') => Promise<Person>
  /** The editor in front of a new page of these blocks, opened to edit. */
  openEditor: (page?: { groups?: string[]; publish?: boolean }) => Promise<OwnPage & { editor: Person }>
}

const tokens = { editor: 'E2E_TOKEN', colleague: 'E2E_COLLEAGUE_TOKEN' }

/** Journeys that run in Firefox and in WebKit, the same text in both. Where the engine is missing they are skipped and say why. */
export const test = base.extend<Fixtures, EngineOptions & { engine: Engine | string }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const found = engineName === 'firefox' ? findFirefox() : findWebkit()
      if ('missing' in found) return use(found.missing)
      const engine = engineName === 'firefox' ? await startFirefox(found.path) : startWebkit(found.path)
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  meet: async ({ engine, baseURL }, use, info) => {
    if (typeof engine === 'string') {
      info.skip(true, engine)
      return
    }
    const met: { person: Person; leave: () => Promise<void> }[] = []
    await use(async (who) => {
      const { tab, leave } = await engine.meet()
      if (who) await tab.signIn(baseURL ?? '', process.env[tokens[who]] ?? '')
      const person = new Person(tab, baseURL ?? '')
      met.push({ person, leave })
      return person
    })
    const faults: string[] = []
    for (const [index, { person, leave }] of met.entries()) {
      faults.push(...(await person.faults()))
      if (info.status !== info.expectedStatus) {
        const path = info.outputPath(`person-${index + 1}.png`)
        writeFileSync(path, await person.picture())
        await info.attach(`person ${index + 1}`, { path, contentType: 'image/png' })
      }
      await leave()
    }
    expect(faults).toEqual([])
  },
  openEditor: async ({ meet, newPage }, use) => {
    await use(async (options) => {
      const page = await newPage(options)
      const editor = await meet('editor')
      await openToEdit(editor, page.edit)
      return { ...page, editor }
    })
  },
})
