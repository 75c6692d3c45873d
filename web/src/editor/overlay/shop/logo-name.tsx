'use client'
import { useEffect } from 'react'
import { useShopWords } from './messages/use-shop-words.ts'

/** Says of the logo what a press on it does here, which for visitors leads home. */
export function LogoName() {
  const t = useShopWords()
  useEffect(() => {
    const logos = [...document.querySelectorAll('[data-part=logo]')]
    const before = logos.map((logo) => logo.getAttribute('aria-label') ?? '')
    for (const logo of logos) {
      const name = logo.textContent?.trim()
      logo.setAttribute('aria-label', name ? t('named', { name }) : t('logo'))
    }
    return () => {
      for (const [at, logo] of logos.entries()) logo.setAttribute('aria-label', before[at] ?? '')
    }
  }, [t])
  return null
}
