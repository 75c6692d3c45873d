import { messagesIn } from '@blickfang/contract/kernel/messages/messages.ts'
import { mount } from '@blickfang/testing/mount.tsx'
import { toMapStops } from '@blickfang/views/map/map-stop.ts'
import { act, Suspense } from 'react'
import { expect, test } from 'vitest'
import { MapStage } from './map-stage.tsx'
import { messages } from './messages.generated.ts'

const stops = toMapStops(
  ['Vrata', 'Most'].map((name) => ({
    ...{ id: name, name, title: name, text: '', href: `/hr/${name}`, imageUrl: null, options: [] },
  })),
)

test('on a page whose language has no words for the map, its own are marked as what they are, and the page’s stay the page’s', async () => {
  const { host, unmount } = await mount(
    <Suspense>
      <MapStage
        stops={stops}
        contents={['Kroz vrata', 'Preko mosta']}
        locale="hr"
        route={[]}
        styles={null}
        words={messagesIn(messages, 'hr')}
        hasGameDots={false}
        isFullHeight={false}
        length={null}
      />
    </Suspense>,
  )
  await act(async () => {
    await import('./drawers/drawer-stack.tsx')
  })
  const languageOf = (text: string) =>
    [...host.querySelectorAll('*')]
      .filter(({ childNodes }) => [...childNodes].some((node) => node.nodeType === 3 && node.textContent === text))
      .map((element) => element.closest('[lang]')?.getAttribute('lang'))
  expect(languageOf('Most')).toEqual(['hr'])
  expect(languageOf('Preko mosta')).toEqual(['hr'])
  expect(languageOf(messages.en?.messages.list as string)).not.toContain('hr')
  expect(new Set(languageOf(messages.en?.messages.list as string))).toEqual(new Set(['en']))
  unmount()
})
