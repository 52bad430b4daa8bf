import { type ReactNode, useEffect, useRef } from 'react'
import { useRovingFocus } from '../../hooks/use-roving-focus.ts'
import css from './Tabs.module.css'

export type Tab<V extends string = string> = {
  readonly value: V
  readonly label: string
  /** A quiet number after the label, or a mark. */
  readonly count?: ReactNode
}

type TabsProps<V extends string = string> = {
  readonly label: string
  readonly tabs: readonly Tab<V>[]
  readonly value: V
  readonly onChange: (value: V) => void
  /** The id of the TabPanel with the selected tab's content. */
  readonly panelId: string
}

const tabId = (panelId: string, value: string): string => `${panelId}-${value}`

/** A row of tabs that scrolls sideways; arrow keys move, and the selected tab is scrolled into view. */
export const Tabs = <V extends string>({
  label,
  tabs,
  value,
  onChange,
  panelId,
}: TabsProps<V>): ReactNode => {
  const list = useRef<HTMLDivElement>(null)
  const roving = useRovingFocus<HTMLButtonElement>(
    tabs.map(() => true),
    (index) => {
      const tab = tabs[index]
      if (tab) onChange(tab.value)
    },
  )
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>(`[id="${tabId(panelId, value)}"]`)
    // Scrolls only the row: scrollIntoView would move the page as well.
    if (row && tab) row.scrollTo?.({ left: tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2 })
  }, [panelId, value])
  return (
    <div ref={list} className={css['tabs']} role="tablist" aria-label={label}>
      {tabs.map((tab, index) => (
        <button
          key={tab.value}
          ref={roving.ref(index)}
          id={tabId(panelId, tab.value)}
          type="button"
          role="tab"
          className={css['tab']}
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
          onKeyDown={(event) => roving.onKeyDown(event, index)}
        >
          <span>{tab.label}</span>
          {tab.count !== undefined && <span className={css['count']}>{tab.count}</span>}
        </button>
      ))}
    </div>
  )
}

type TabPanelProps = {
  readonly id: string
  /** The value of the tab whose content this is. */
  readonly value: string
  readonly children: ReactNode
  readonly isBusy?: boolean
}

/** The content of the selected tab. */
export const TabPanel = ({ id, value, children, isBusy = false }: TabPanelProps): ReactNode => (
  <div id={id} role="tabpanel" aria-labelledby={tabId(id, value)} aria-busy={isBusy || undefined}>
    {children}
  </div>
)
