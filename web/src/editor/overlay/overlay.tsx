'use client'
export function Overlay() {
  return null
}
