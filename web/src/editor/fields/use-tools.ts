'use client'
import { createContext, useContext } from 'react'

/** Whether editing tools are on (`toolbar=1`): without them the page is the draft as a visitor would see it. */
export const ToolsContext = createContext(false)

export function useTools(): boolean {
  return useContext(ToolsContext)
}
