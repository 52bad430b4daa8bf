import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isLanguage, LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '../../../domain/account/language.ts'
import { useApp } from '../../hooks/use-app.ts'
import { useStream } from '../../hooks/use-stream.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icons/Icon.tsx'
import css from './LanguageButton.module.css'

type LanguageButtonProps = {
  readonly label: string
  /** The language in use, written beside the globe. */
  readonly name?: string
}

/**
 * The globe. The page of languages is for those signed in only; here a visitor may choose as well. The list comes with
 * the code: without it nobody could choose, and Chromium lays a page with a list out in the middle of reading it.
 */
export const LanguageButton = ({ label, name }: LanguageButtonProps): ReactNode => {
  const { account } = useApp()
  const current = useStream(account.language$)
  const [isAwake, setAwake] = useState(false)
  const list = useRef<HTMLSelectElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => setAwake(true), [])
  useLayoutEffect(() => {
    if (isAwake && document.activeElement === button.current) list.current?.focus()
  }, [isAwake])
  const open = (): void => {
    list.current?.focus()
    try {
      list.current?.showPicker()
    } catch {
      // Too long after the finger: the next one opens it.
    }
  }
  return (
    <span className={cx(css['button'], name !== undefined && css['pill'])}>
      <Icon name="globe" {...(name !== undefined && { size: 16 })} />
      {name !== undefined && <span aria-hidden="true">{name}</span>}
      {/* What is pressed before the code is there is pressed again after (ui/app/start/held-input.ts). */}
      <button ref={button} type="button" aria-label={label} hidden={isAwake} onClick={open} />
      {isAwake && (
        <select
          ref={list}
          aria-label={label}
          value={current}
          onChange={({ target: { value } }) => {
            if (isLanguage(value)) account.chooseLanguage(value)
          }}
        >
          {LANGUAGES.map((language) => (
            <option key={language} value={language} lang={LANGUAGE_TAGS[language]}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </select>
      )}
    </span>
  )
}
