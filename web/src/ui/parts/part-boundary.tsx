'use client'
import { Component, type ReactNode } from 'react'
import { reportBroken } from './part-trouble.ts'

interface PartBoundaryProps {
  /** Takes the part away, so that what it is opened by works again. */
  readonly onBroken: () => void
  readonly children: ReactNode
}

/** Keeps a fault within the part that has it: the part goes, a sentence says so, and everything else stays as it is. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
    reportBroken()
    this.props.onBroken()
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}
