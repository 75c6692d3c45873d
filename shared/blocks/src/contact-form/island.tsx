'use client'
import { defineIsland } from '@blickfang/views/kernel/island/define-island.tsx'
import type { ContactEntryProps } from './contact-entry.tsx'

export const ContactFormIsland = defineIsland<ContactEntryProps>(
  { name: 'contactForm', wakes: 'touched' },
  async () => (await import('./contact-entry.tsx')).ContactEntry,
)
