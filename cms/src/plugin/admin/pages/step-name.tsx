'use client'

import { useStepNav } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Names the place in the admin's trail, as Payload's own lists do. */
export function StepName({ label }: { label: string }) {
  const { setStepNav } = useStepNav()
  useEffect(() => setStepNav([{ label }]), [label, setStepNav])
  return null
}
