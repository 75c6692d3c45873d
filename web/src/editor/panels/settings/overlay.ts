import type { Settings } from '@blickfang/shared/content/settings.ts'

/** The shape behind the header: turning one on turns the other off. Source: spec/editor.md §4. */
export function withOverlay(appearance: Settings['appearance'], shape: 'triangle' | 'bubble', isOn: boolean) {
  return {
    triangle: shape === 'triangle' ? isOn : appearance.triangle && !isOn,
    bubble: shape === 'bubble' ? isOn : appearance.bubble && !isOn,
  }
}
