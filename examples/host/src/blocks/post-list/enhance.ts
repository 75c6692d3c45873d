import { defineEnhancer } from '@blickfang/views/kernel/island/enhancer.ts'

interface Posts {
  readonly docs: readonly { readonly title: string }[]
}

/** Asks Payload for the posts: the site sends what begins with /api to the project. */
const showPosts = defineEnhancer('[data-posts]', (list) => {
  const { posts, locale } = list.dataset
  const asked = new AbortController()
  fetch(`/api/posts?limit=${posts}&locale=${locale}&sort=-createdAt`, { signal: asked.signal })
    .then((answer): Promise<Posts> => answer.json())
    .then(({ docs }) => list.replaceChildren(...docs.map(({ title }) => itemOf(title))))
    .catch((error: unknown) => console.warn('The posts did not come:', error))
  return () => {
    asked.abort()
    list.replaceChildren()
  }
})

function itemOf(title: string): HTMLElement {
  const item = document.createElement('li')
  item.textContent = title
  return item
}

export const postListEnhancers = [showPosts]
