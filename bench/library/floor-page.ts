import type { Locator, Page } from '@playwright/test'
import { pictureAddress } from '../../shared/contract/src/content/media/picture-address.ts'
import type { Stack } from '../stack.ts'

/** A page that holds nothing but so many pictures of the library, in tiles and a room of the size that the library gives them. */
export async function openFloor(page: Page, { url }: Stack, count: number): Promise<Locator> {
  const pictures = Array.from({ length: count }, (_, index) => {
    const address = pictureAddress({ publicUrl: `/api/bf-media/file/bild-${index + 1}.jpg` }, 320)
    return `<li><img src="${address}" alt="" loading="lazy" decoding="async"></li>`
  })
  const body = `<!doctype html><html lang="de"><title>Floor</title><style>
    main { width: 1000px; height: 600px; margin: 150px auto; overflow: auto }
    ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(116px, 1fr)); gap: 8px; margin: 0; padding: 0; list-style: none }
    img { display: block; width: 100%; aspect-ratio: 1; object-fit: cover }
  </style><main><ul>${pictures.join('')}</ul></main>`
  const address = `${url}/floor`
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(address, { waitUntil: 'networkidle' })
  return page.locator('ul')
}
