export interface Point {
  readonly x: number
  readonly y: number
}

export interface Press {
  /** How often: twice is a double click. */
  readonly times?: number
  readonly button?: 'left' | 'right'
}

/** A tab of some browser: all that a journey of the engines needs of a driver. */
export interface Tab {
  /** Goes to a whole address, and waits until the document is there. */
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** Evaluates an expression of JavaScript in the page; the value comes as JSON. */
  run(expression: string): Promise<unknown>
  /** A real press of the mouse, in pixels of the window. */
  press(point: Point, press?: Press): Promise<void>
  drag(from: Point, to: Point): Promise<void>
  /** Real keys, one after the other. */
  type(words: string): Promise<void>
  /** Keys held together, such as Control+Shift+ArrowLeft, with the names that pages hear. */
  keys(chord: string): Promise<void>
  /** Gives a file to the field that a selector finds. */
  chooseFile(selector: string, path: string): Promise<void>
  signIn(url: string, token: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  picture(): Promise<Buffer>
  /** Faults that pages of this tab have thrown and nobody has caught. */
  faults(): Promise<readonly string[]>
  /** Another tab of the same person. */
  open(): Promise<Tab>
}

/** A browser that runs. Each person in it has cookies and a storage of their own. */
export interface Engine {
  meet(): Promise<{ tab: Tab; leave: () => Promise<void> }>
  close(): Promise<void>
}
