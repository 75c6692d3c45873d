'use client'
export { FaultPage as default } from '../../editor/fault/fault-page.tsx'
