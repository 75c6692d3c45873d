import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Board, type BoardOptions } from './board.tsx'

function list(options: Pick<BoardOptions, 'gridLayout' | 'phoneLayout'>) {
  document.body.innerHTML = renderToStaticMarkup(
    <Board options={{ columnLayout: '3', ...options }} locale="de">
      <li>Eulach</li>
    </Board>,
  )
  return document.querySelector('ul') as HTMLElement
}

test('a grid becomes on a phone what its option says; other layouts keep theirs', () => {
  expect(list({ gridLayout: 'grid', phoneLayout: 'list' }).dataset.phone).toBe('list')
  expect(list({ gridLayout: 'shelf', phoneLayout: 'list' }).dataset.phone).toBeUndefined()
})

test('a row that moves sideways is reached by keyboard and has buttons that turn it, on a phone too', () => {
  const reached = (options: Parameters<typeof list>[0]) => {
    const row = list(options)
    return [row.tabIndex === 0, document.querySelectorAll('[data-turn]').length]
  }
  expect(reached({ gridLayout: 'shelf' })).toEqual([true, 2])
  expect(reached({ gridLayout: 'window' })).toEqual([true, 2])
  expect(reached({ gridLayout: 'grid', phoneLayout: 'swipe' })).toEqual([true, 2])
  expect(reached({ gridLayout: 'grid', phoneLayout: 'columns' })).toEqual([false, 0])
  expect(reached({ gridLayout: 'list' })).toEqual([false, 0])
})

test('a shelf is as wide as the page', () => {
  expect(list({ gridLayout: 'shelf' }).closest('[data-bleed]')).not.toBeNull()
  expect(list({ gridLayout: 'grid' }).closest('[data-bleed]')).toBeNull()
})
