import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react'
import { isComposing } from '../../hooks/forms/use-form.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { IconButton } from '../actions/IconButton.tsx'
import { Icon } from '../icons/Icon.tsx'
import css from './SearchField.module.css'
import { keptOf } from './TextField.tsx'

type SearchFieldProps = Omit<
  ComponentPropsWithRef<'input'>,
  'onChange' | 'value' | 'className' | 'style' | 'onSubmit' | 'maxLength'
> & {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onSubmit: (value: string) => void
  /** Most characters (grapheme clusters). */
  readonly maxCharacters?: number
  /** The id of the suggestion list, when shown. */
  readonly listId?: string | undefined
  /** The id of the highlighted suggestion. */
  readonly activeId?: string | undefined
  /** Moves through suggestions: 1 down, -1 up. */
  readonly onMove?: (step: 1 | -1) => void
  /** Hides the suggestions. */
  readonly onClose?: () => void
}

const MOVES: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** The search box: a combobox when suggestions are given. */
export const SearchField = ({
  label,
  value,
  onChange,
  onSubmit,
  listId,
  activeId,
  onMove,
  onClose,
  maxCharacters,
  ...rest
}: SearchFieldProps): ReactNode => {
  const { t } = useTranslations()
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) {
      // Safari would submit the form with the key that ends a composition.
      if (event.key === 'Enter') event.preventDefault()
      return
    }
    const move = MOVES[event.key]
    const isEscape = event.key === 'Escape'
    if (!onMove || listId === undefined || !(move || isEscape)) return
    // The browser's own Escape would empty the field, which should take a second press.
    event.preventDefault()
    if (move) onMove(move)
    else onClose?.()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> cannot be submitted, a form can
    <form
      method="post"
      className={css['search']}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(value)
        // The results are read next; on a phone the keyboard is hidden.
        if (value.trim() !== '')
          event.currentTarget
            .closest('[data-page]')
            ?.querySelector<HTMLElement>('[data-main]')
            ?.focus({ preventScroll: true })
      }}
    >
      <Icon name="search" size={20} />
      <input
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        {...rest}
        {...(onMove && {
          role: 'combobox',
          'aria-expanded': listId !== undefined,
          'aria-controls': listId,
          'aria-autocomplete': 'list',
          'aria-activedescendant': activeId,
        })}
        type="search"
        className={css['input']}
        aria-label={label}
        value={value}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(keptOf(event, value, maxCharacters))}
      />
      {value !== '' && (
        <IconButton
          className={css['clear']}
          icon="x"
          size={20}
          label={t('kit.clear')}
          onClick={() => onChange('')}
        />
      )}
    </form>
  )
}
