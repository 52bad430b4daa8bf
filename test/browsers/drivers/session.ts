/** What a finger, a keyboard and an address bar can do, in the words of W3C WebDriver (classic). */
export type Session = {
  readonly name: string
  readonly open: (url: string) => Promise<void>
  readonly address: () => Promise<string>
  readonly back: () => Promise<void>
  readonly reload: () => Promise<void>
  /** Runs the text of a function on the page and gives what it returns; elements come and go as references. */
  readonly run: (script: string, args: readonly unknown[]) => Promise<unknown>
  /** A real press of a pointer in the middle of the element, scrolled into sight. */
  readonly click: (element: ElementRef) => Promise<void>
  /** Keys, one after the other; the path of a file for a field that takes files. */
  readonly type: (element: ElementRef, text: string) => Promise<void>
  /** Keys to whatever has the focus. */
  readonly press: (keys: string) => Promise<void>
  readonly setCookie: (name: string, value: string) => Promise<void>
  /** A PNG in base64. */
  readonly picture: () => Promise<string>
  /** Errors that the browser's console shows; what page scripts could notice, where it tells nobody. */
  readonly complaints: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
export type ElementRef = { readonly [ELEMENT]: string }

export const idOf = (element: ElementRef): string => element[ELEMENT]

/** Keys of WebDriver's own alphabet. */
export const KEYS = {
  escape: '\uE00C',
  enter: '\uE007',
  tab: '\uE004',
  shift: '\uE008',
  end: '\uE010',
} as const

/** Key actions of a text, one key after the other. */
export const strokes = (keys: string): readonly object[] => [
  {
    type: 'key',
    id: 'keys',
    actions: [...keys].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

export const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
