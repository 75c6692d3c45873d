import type { Settings } from '@blickfang/contract/content/settings.ts'

type Theme = Settings['appearance']['theme']

/** Colours that go together, with grounds on which their foreground reads well. The first are those of a new site. */
export const palettes = {
  lake: { primary: '#499ddd', secondary: '#f3b58a', background: '#fbfaf7', header: '#0f4c45', footer: '#17211f' },
  forest: { primary: '#3f8f5f', secondary: '#e8c468', background: '#faf9f4', header: '#1f4d36', footer: '#14261c' },
  brick: { primary: '#c8553d', secondary: '#f2c6a0', background: '#fdf9f5', header: '#7a2e20', footer: '#2a1612' },
  plum: { primary: '#8e5ba6', secondary: '#f0b8c0', background: '#fbf8fb', header: '#4b2a5e', footer: '#1f1427' },
  night: { primary: '#5b8def', secondary: '#f5c16c', background: '#f7f8fb', header: '#1c2b4f', footer: '#10182c' },
  sun: { primary: '#e0a21b', secondary: '#7fb7be', background: '#fffbf2', header: '#6b4a00', footer: '#2b2110' },
  rose: { primary: '#d9657e', secondary: '#f6cfa8', background: '#fdf7f6', header: '#8a2f48', footer: '#2c141b' },
  slate: { primary: '#5d7a8c', secondary: '#d9b48f', background: '#f8f8f6', header: '#1e4559', footer: '#131d24' },
} satisfies Record<string, Theme>
export type PaletteName = keyof typeof palettes
