import '../styles/tokens.css'
import '../styles/tints.css'
import '../styles/base.css'
import '../styles/roles.css'
import { createRoot } from 'react-dom/client'
import { createBrowserHost } from '../../adapters/container/browser-host.ts'
import { createCounter } from '../../adapters/container/create-counter.ts'
import { createFetchHttp } from '../../adapters/http/fetch-http.ts'
import { retryUntilLoaded } from '../../application/shared/async.ts'
import type { Counter } from '../../application/staff/counter.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS } from '../../domain/account/language.ts'
import { readShopSettings } from '../../domain/api/shop-settings.ts'
import { displaySettings } from '../i18n/format.ts'
import {
  BASE,
  createTranslations,
  type LoadTexts,
  type TextTree,
  type TextTrees,
  type TranslationStore,
} from '../i18n/translations.ts'
import { CounterRoot } from './CounterRoot.tsx'

/** The counter's own texts, and those that it shares with the shop. Shoppers load none of the counter's files. */
const loadTexts: LoadTexts = async (language, file) => {
  if (file === BASE) return (await import(`../i18n/locales/${language}/base.json`)).default as TextTrees
  // The texts of a conversation, as shoppers read them.
  if (file === 'chat')
    return { chat: (await import(`../i18n/locales/${language}/chat.json`)).default as TextTree }
  const { default: tree } = (await import(`./locales/${language}/${file}.json`)) as { default: TextTree }
  return { [file]: tree }
}

const loadChat = async () => (await import('./chat/engine.ts')).engine.modules

const COUNTER_TEXTS = ['counter']

/** Applies the chosen language and theme to `<html>`. */
const followSettings = ({ language, theme }: Counter, store: TranslationStore): void => {
  const html = document.documentElement
  store.translations$.subscribe((now) => {
    html.lang = LANGUAGE_TAGS[now.language]
  })
  language.language$.subscribe((chosen) => void store.setLanguage(chosen))
  theme.theme$.subscribe((chosen) => {
    if (chosen === 'system') delete html.dataset['theme']
    else html.dataset['theme'] = chosen
  })
}

/** Applies the settings that the server has put into the page: the shop's name, currency and picture origins. */
const applyShopSettings = (): void => {
  const block = document.getElementById('lintas-config')?.textContent
  if (!block) return
  const { brand, currencyLabel: currency, pictureOrigins } = readShopSettings(JSON.parse(block)).settings
  Object.assign(displaySettings, { brand, currency, pictureOrigins })
}

// The counter's composition root. It shares only the component kit with the shop's page.
const boot = async (container: HTMLElement): Promise<void> => {
  applyShopSettings()
  const counter = createCounter(createBrowserHost(loadChat, () => createFetchHttp()))
  const chosen = counter.language.language$.value
  const store = createTranslations(loadTexts, chosen)
  await retryUntilLoaded(counter.clock, async () => {
    await store.load(COUNTER_TEXTS)
    if (!(await store.setLanguage(chosen)) && !(await store.setLanguage(DEFAULT_LANGUAGE)))
      throw new Error(chosen)
  })
  followSettings(counter, store)
  createRoot(container).render(<CounterRoot counter={counter} store={store} />)
}

const container = document.getElementById('app')
if (container) void boot(container)
