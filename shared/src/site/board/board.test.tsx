import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Board } from './board.tsx'

type Props = Parameters<typeof Board>[0]

function list(props: Pick<Props, 'layout' | 'phone'>) {
  document.body.innerHTML = renderToStaticMarkup(
    <Board {...props} columns="3" locale="de">
      <li>Eulach</li>
    </Board>,
  )
  return document.querySelector('ul') as HTMLElement
}

test('a grid becomes on a phone what its option says; other layouts keep theirs', () => {
  expect(list({ layout: 'grid', phone: 'list' }).dataset.phone).toBe('list')
  expect(list({ layout: 'shelf', phone: 'list' }).dataset.phone).toBeUndefined()
})

test('a row that moves sideways is reached by keyboard and has buttons that turn it, on a phone too', () => {
  const reached = (props: Parameters<typeof list>[0]) => {
    const row = list(props)
    return [row.tabIndex === 0, document.querySelectorAll('[data-turn]').length]
  }
  expect(reached({ layout: 'shelf' })).toEqual([true, 2])
  expect(reached({ layout: 'window' })).toEqual([true, 2])
  expect(reached({ layout: 'grid', phone: 'swipe' })).toEqual([true, 2])
  expect(reached({ layout: 'grid', phone: 'columns' })).toEqual([false, 0])
  expect(reached({ layout: 'list' })).toEqual([false, 0])
})

test('a shelf is as wide as the page', () => {
  expect(list({ layout: 'shelf' }).closest('[data-bleed]')).not.toBeNull()
  expect(list({ layout: 'grid' }).closest('[data-bleed]')).toBeNull()
})
