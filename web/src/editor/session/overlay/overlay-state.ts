import { createStore, type StoreApi } from 'zustand/vanilla'

/** An element of the page: a block or card, or one of its fields. */
export interface ElementRef {
  readonly groupId: string
  readonly field: string | null
}

interface Room {
  readonly element: ElementRef
  readonly max: number
  /** Characters that are left; below zero for a text that is too long already. */
  readonly left: number
}

/** A menu that is open: of what, and where. */
export interface OpenMenu {
  readonly element: ElementRef
  readonly at: { readonly x: number; readonly y: number }
  /** The person has no pointer at hand, so the first item gets the focus. */
  readonly isByKey: boolean
  /** The link the pointer was on, if any. */
  readonly anchor: HTMLAnchorElement | null
  /** Opened from the bar of the block: what that has is not said twice. */
  readonly isOfBar?: boolean
}

/**
 * State of the overlay: the element that the person points at, and what is open over the page. Kept apart from the document: it is
 * neither saved nor undone.
 */
export interface OverlayState {
  readonly selected: ElementRef | null
  readonly hovered: ElementRef | null
  /** While somebody types the frames are away; the pointer brings them back. */
  readonly isQuiet: boolean
  /** How many characters the text with the caret may still take; null while there is room enough. */
  readonly room: Room | null
  readonly menu: OpenMenu | null
  /** The block, card or field whose options are open beside it. */
  readonly options: ElementRef | null
  /** All that can be edited on the page is framed. */
  readonly isSpotlit: boolean
}

/** Message to the overlay. null: nothing is pointed at, selected or open any more. */
export type OverlayMessage =
  | { readonly type: 'point' | 'select' | 'options'; readonly element: ElementRef | null }
  | { readonly type: 'type' | 'move' }
  | { readonly type: 'room'; readonly room: Room | null }
  | { readonly type: 'menu'; readonly menu: OpenMenu | null }
  | { readonly type: 'spotlight'; readonly isOn: boolean }

export const emptyOverlay: OverlayState = {
  selected: null,
  hovered: null,
  isQuiet: false,
  room: null,
  menu: null,
  options: null,
  isSpotlit: false,
}

/** The overlay after a message; the same object where it changes nothing, so that nobody is woken. */
export function overlayAfter(state: OverlayState, message: OverlayMessage): OverlayState {
  switch (message.type) {
    case 'point':
      return withElement(state, 'hovered', message.element)
    case 'select':
      return withElement(loud(state), 'selected', message.element)
    case 'options':
      return withElement(state, 'options', message.element)
    case 'type':
      return state.isQuiet ? state : { ...state, isQuiet: true }
    case 'move':
      return loud(state)
    case 'room': {
      const { room } = message
      const isSame =
        isSameElement(room?.element ?? null, state.room?.element ?? null) && room?.left === state.room?.left
      return isSame ? state : { ...state, room }
    }
    case 'menu':
      return message.menu === state.menu ? state : { ...state, menu: message.menu }
    case 'spotlight':
      return message.isOn === state.isSpotlit ? state : { ...state, isSpotlit: message.isOn }
  }
}

function loud(state: OverlayState): OverlayState {
  return state.isQuiet ? { ...state, isQuiet: false } : state
}

function withElement(state: OverlayState, name: 'hovered' | 'selected' | 'options', element: ElementRef | null) {
  return isSameElement(state[name], element) ? state : { ...state, [name]: element }
}

function isSameElement(a: ElementRef | null, b: ElementRef | null): boolean {
  return a?.groupId === b?.groupId && a?.field === b?.field
}

/** The overlay's state, and the one way to change it. */
export interface Overlay extends Pick<StoreApi<OverlayState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly send: (message: OverlayMessage) => void
}

export function createOverlay(): Overlay {
  const { getState, getInitialState, subscribe, setState } = createStore<OverlayState>(() => emptyOverlay)
  return { getState, getInitialState, subscribe, send: (message) => setState((state) => overlayAfter(state, message)) }
}
