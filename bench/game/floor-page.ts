import type { Page } from '@playwright/test'

const address = 'http://localhost/floor'

/** A page that holds nothing but four numbers with a plus each, kept in IndexedDB and shown then by the least code that can. */
export async function openFloor(page: Page): Promise<void> {
  const row = '<li>Anna <output>0</output> <button aria-label="Anna: ein Schlag mehr">+</button></li>'
  const body = `<!doctype html><html lang="de"><title>Floor</title><meta name="viewport" content="width=device-width"><style>
    li { display: flex; height: 64px }
    button { width: 64px }
  </style><section data-active><ul>${row.repeat(4)}</ul></section>`
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(address)
  await page.evaluate(count)
}

/** Text and no function, because the loader of this benchmark names inner functions with a helper that the page lacks. */
const count = `new Promise((resolve) => {
  const opening = indexedDB.open('floor')
  opening.onupgradeneeded = () => opening.result.createObjectStore('scores')
  opening.onsuccess = () => {
    for (const [index, row] of document.querySelectorAll('li').entries()) {
      const output = row.querySelector('output')
      row.querySelector('button').addEventListener('pointerup', () => {
        const score = Number(output.textContent) + 1
        const tx = opening.result.transaction('scores', 'readwrite', { durability: 'relaxed' })
        tx.objectStore('scores').put(score, index)
        tx.commit()
        tx.oncomplete = () => { output.textContent = String(score) }
      })
    }
    resolve()
  }
})`
