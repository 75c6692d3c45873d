import { defineChoice } from '../../kernel/option.ts'

/** Whether what is behind the header shows through it. Source: spec/editor.md §3, settings. */
export const headerGround = defineChoice({
  type: 'headerGround',
  values: {
    transparent: { de: 'Durchsichtig', fr: 'Transparent', en: 'Transparent' },
    opaque: { de: 'Deckend', fr: 'Opaque', en: 'Opaque' },
  },
  fallback: 'transparent',
})
