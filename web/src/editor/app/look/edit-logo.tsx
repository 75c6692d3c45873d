'use client'
import { useStore } from 'zustand'
import { Logo, type LogoProps } from '../../../site/header/logo.tsx'
import { shownLogos } from '../../shell/settings/shown-logos.ts'

/** The logo of a page in edit mode: one that is tried or was just chosen takes the place of the one that the page came with. */
export function EditLogo({ site, ...look }: LogoProps) {
  const shown = useStore(shownLogos)
  return <Logo site={{ ...site, ...shown }} {...look} />
}
