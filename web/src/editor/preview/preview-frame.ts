/** The name of the frame in which a page is looked at: it offers no tools there. */
export const previewFrame = 'blickfang-preview'

/** Whether the page is looked at in a frame of the preview. */
export function isPreview(): boolean {
  return typeof window !== 'undefined' && window.name === previewFrame && window.parent !== window
}
