import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Language } from '../../../domain/account/language.ts'
import dgn from '../../../ui/i18n/locales/dgn/base.json'
import { type Translations, TranslationsContext } from '../../../ui/i18n/translations.ts'
import { accessibleName, roleOf } from './accessible.ts'

type Tree = { readonly [key: string]: string | Tree }

const KIT: Tree = { kit: dgn.kit }

const lookUp = (key: string): string | undefined => {
  let at: string | Tree | undefined = KIT
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined
  return typeof at === 'string' ? at : undefined
}

/** The kit's own Indonesian words; every other key answers with itself. */
export const kitWords = (language: Language = DEFAULT_LANGUAGE): Translations => {
  const rules = new Intl.PluralRules(LANGUAGE_TAGS[language])
  return {
    language,
    t: (key, values = {}) => {
      if (!key.startsWith('kit.')) return key
      const plural = rules.select(Number(values['count'] ?? 0))
      const text = lookUp(key) ?? lookUp(`${key}_${plural}`) ?? lookUp(`${key}_other`) ?? key
      return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
    },
  }
}

export type Screen = {
  readonly container: HTMLElement
  readonly show: (node: ReactNode) => void
  readonly remove: () => void
  /** The one element with this role and name; throws, listing what is there, when there is none. */
  readonly get: (role: string, name?: string | RegExp) => HTMLElement
  readonly find: (role: string, name?: string | RegExp) => HTMLElement | undefined
  readonly all: (role: string, name?: string | RegExp) => readonly HTMLElement[]
  readonly text: () => string
}

const matches = (name: string, wanted: string | RegExp | undefined): boolean =>
  wanted === undefined || (typeof wanted === 'string' ? name === wanted : wanted.test(name))

/** What is in a closed dialog is there for nobody. */
const isInClosedDialog = (element: HTMLElement): boolean => {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (at.tagName === 'DIALOG' && !at.hasAttribute('open')) return true
  return false
}

/** Renders into the test's page, with the kit's words around it. */
export const render = (node: ReactNode, translations: Translations = kitWords()): Screen => {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const show = (next: ReactNode): void =>
    act(() => root.render(<TranslationsContext value={translations}>{next}</TranslationsContext>))
  // In the order of what the test DOM is quickest at: selectors, and names, take it longest.
  const all: Screen['all'] = (role, name) =>
    [...(container.getElementsByTagName('*') as HTMLCollectionOf<HTMLElement>)].filter(
      (element) =>
        roleOf(element) === role && !isInClosedDialog(element) && matches(accessibleName(element), name),
    )
  show(node)
  return {
    container,
    show,
    all,
    find: (role, name) => all(role, name)[0],
    get: (role, name) => {
      const found = all(role, name)
      const [first] = found
      if (first && found.length === 1) return first
      const there = all(role).map((element) => `"${accessibleName(element)}"`)
      throw new Error(
        `${found.length} elements are ${role} ${name ?? ''}; there are: ${there.join(', ') || 'none'}`,
      )
    },
    text: () => container.textContent ?? '',
    remove: () => {
      act(() => root.unmount())
      container.remove()
    },
  }
}

/** Lets promises that are settled already be heard. */
export const settle = (): Promise<void> => act(async () => undefined)

export const press = (element: HTMLElement): void => act(() => element.click())

/** Types as a person does: the whole text lands in the field and the field says so. */
export const type = (element: HTMLElement, text: string): void =>
  act(() => {
    const owner = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
    Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(element, text)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })

export const hit = (element: HTMLElement, key: string): boolean => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  act(() => {
    element.dispatchEvent(event)
  })
  return event.defaultPrevented
}

export const leave = (element: HTMLElement): void =>
  act(() => {
    element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  })

/** Without `afterMs` from somebody who has had time to see what there is to press. */
export const pointerDown = (element: HTMLElement, afterMs = 1_000): void =>
  act(() => {
    const event = new PointerEvent('pointerdown', { bubbles: true, cancelable: true, button: 0 })
    Object.defineProperty(event, 'timeStamp', { value: performance.now() + afterMs })
    element.dispatchEvent(event)
  })

/** Sends the form, as Enter or its button would: the test DOM does not know buttons outside their form. */
export const send = (form: HTMLFormElement | null): void => {
  act(() => void form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
}
