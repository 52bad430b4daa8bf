import { createInstance, type i18n } from 'i18next'
import { createContext, useContext } from 'react'
import { createState, type StateStream } from '../../application/shared/streams.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Language } from '../../domain/account/language.ts'
import { displaySettings, formatNumber } from './format.ts'

/** The translations for a component: `t` for texts by key, and the language for the formats of `format.ts`. */
export type Translations = {
  readonly t: (key: string, values?: Record<string, unknown>) => string
  readonly language: Language
}

/** Texts as in a locale file: nested names, plural forms with the suffixes of CLDR (`_one`, `_other`). */
export type TextTree = { readonly [name: string]: string | TextTree }

/** Texts of a language by area, the first part of a key: `cart` of `cart.empty`. */
export type TextTrees = Readonly<Record<string, TextTree>>

/** The file with the areas that every page needs. */
export const BASE = 'base'
const BASE_AREAS: readonly string[] = ['core', 'kit', 'offline', 'start']

/** Loads one file: the texts of an area, or of all areas of `BASE`. Rejects on failure. */
export type LoadTexts = (language: Language, file: string) => Promise<TextTrees>

export type TranslationStore = {
  /** The current translations; a new object for each language, so that everything re-renders. */
  readonly translations$: StateStream<Translations>
  /** Loads areas in the current language; loaded ones cost nothing. Rejects when a file fails to load. */
  readonly load: (areas: readonly string[]) => Promise<void>
  /**
   * Loads all areas in use in the new language, then switches at once. False when loading failed: the old language
   * stays. A later call replaces an earlier one.
   */
  readonly setLanguage: (language: Language) => Promise<boolean>
  /** Adds texts without loading, for tests. */
  readonly add: (language: Language, texts: TextTrees) => void
}

type TranslationOptions = {
  /** Also loads the default language: a server cannot render again when a missing text arrives. */
  readonly withFallback?: boolean
}

/**
 * The i18next instance: plurals, interpolation and fallback to the default language. It uses language tags, because
 * `Intl` would apply English plural rules to the server's codes.
 */
const createI18n = (onMissing: (key: string) => void): i18n => {
  const instance = createInstance()
  void instance.init({
    lng: LANGUAGE_TAGS[DEFAULT_LANGUAGE],
    fallbackLng: LANGUAGE_TAGS[DEFAULT_LANGUAGE],
    load: 'currentOnly',
    initAsync: false,
    nsSeparator: false,
    // React escapes texts; escaping here too would show "&amp;".
    interpolation: { escapeValue: false, defaultVariables: { brand: displaySettings.brand.name } },
    resources: {},
    // Untranslated texts are often present but empty.
    returnEmptyString: false,
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => onMissing(key),
    // Keys are never shown: a missing text is empty until the default language is loaded.
    parseMissingKeyHandler: () => '',
  })
  return instance
}

/** The interface texts: one language at a time, each area loaded when needed. */
export const createTranslations = (
  loadFile: LoadTexts,
  first: Language = DEFAULT_LANGUAGE,
  { withFallback = false }: TranslationOptions = {},
): TranslationStore => {
  const loaded = new Map<string, Promise<void>>()
  const inUse = new Set<string>([BASE])
  const missed = new Set<string>()
  let latestRequest = 0

  /** A text missing in the current language comes from the default language, which may have to be loaded. */
  const onMissing = (key: string): void => {
    const [area = ''] = key.split('.', 1)
    const file = BASE_AREAS.includes(area) ? BASE : area
    const { language } = translations$.value
    const name = `${language} ${file}`
    if (missed.has(name)) return
    missed.add(name)
    Promise.all([bring(language, file), bring(DEFAULT_LANGUAGE, file)]).then(
      () => translations$.set(translationsOf(translations$.value.language)),
      () => missed.delete(name),
    )
  }

  const instance = createI18n(onMissing)

  const translationsOf = (language: Language): Translations => {
    const translate = instance.getFixedT(LANGUAGE_TAGS[language])
    return {
      language,
      t: (key, values) => {
        const count = values?.['count']
        return translate(key, {
          ...values,
          // The plural form depends on the number, the display has grouping: "1.204 ulasan".
          ...(typeof count === 'number' && { replace: { ...values, count: formatNumber(count, language) } }),
        })
      },
    }
  }
  const translations$ = createState<Translations>(translationsOf(first))

  const add = (language: Language, texts: TextTrees): void => {
    for (const [area, tree] of Object.entries(texts)) {
      instance.addResourceBundle(LANGUAGE_TAGS[language], 'translation', { [area]: tree }, true, true)
    }
  }

  const bring = (language: Language, file: string): Promise<void> => {
    const name = `${language} ${file}`
    const known = loaded.get(name)
    if (known) return known
    const coming = loadFile(language, file).then((texts) => add(language, texts))
    loaded.set(name, coming)
    // Failures are not cached: the next page that needs the file retries.
    coming.catch(() => loaded.delete(name))
    return coming
  }

  const bringAll = async (language: Language, files: Iterable<string>): Promise<void> => {
    const languages = withFallback ? [language, DEFAULT_LANGUAGE] : [language]
    await Promise.all([...files].flatMap((file) => languages.map((one) => bring(one, file))))
  }

  return {
    translations$: translations$.stream,
    add,
    load: async (areas) => {
      for (const area of areas) inUse.add(area)
      await bringAll(translations$.value.language, [BASE, ...areas])
    },
    setLanguage: async (language) => {
      latestRequest += 1
      const ownRequest = latestRequest
      try {
        // A page opened meanwhile has added areas of its own.
        for (let known = 0; known !== inUse.size; ) {
          known = inUse.size
          await bringAll(language, inUse)
        }
      } catch {
        return false
      }
      if (ownRequest === latestRequest && translations$.value.language !== language) {
        translations$.set(translationsOf(language))
      }
      return true
    },
  }
}

export const TranslationsContext = createContext<Translations>({
  t: (key) => key,
  language: DEFAULT_LANGUAGE,
})

/** The current translations. Outside a provider every key returns itself. */
export const useTranslations = (): Translations => useContext(TranslationsContext)

/** The name of a shop; "Shop" for servers that only number their shops (api.md 3 and 4). */
export const shopNameIn = (name: string, { t }: Pick<Translations, 't'>): string =>
  name || t('core.title.shop')
