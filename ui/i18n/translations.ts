import { createInstance, type i18n } from 'i18next'
import { createContext, useContext } from 'react'
import { createState, type StateStream } from '../../application/shared/streams.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Language } from '../../domain/account/language.ts'
import { displaySettings, formatNumber } from './format.ts'

/** What a component needs to speak: a text by key, and the language for the formats of `format.ts`. */
export type Translations = {
  readonly t: (key: string, values?: Record<string, unknown>) => string
  readonly language: Language
}

/** Texts as a locale file holds them: nested names, plural forms with the suffixes of CLDR (`_one`, `_other`). */
export type TextTree = { readonly [name: string]: string | TextTree }

/** Texts of a language by area, the first part of a key: `cart` of `cart.empty`. */
export type TextTrees = Readonly<Record<string, TextTree>>

/** The file of the areas that every page needs. */
export const BASE = 'base'
const BASE_AREAS: readonly string[] = ['core', 'kit', 'offline', 'start']

/** Brings the texts of one file: those of an area, or of all areas of `BASE`. Rejects when it cannot be had. */
export type LoadTexts = (language: Language, file: string) => Promise<TextTrees>

export type TranslationStore = {
  /** The translations in use; a new object for each language, so that everything redraws. */
  readonly translations$: StateStream<Translations>
  /** Loads areas of the language in use; what is there already costs nothing. Rejects when a file cannot be had. */
  readonly load: (areas: readonly string[]) => Promise<void>
  /**
   * Loads everything that is in use in the new language, then switches at once. False when the texts could not
   * be had: the old language stays. A later call overtakes an earlier one.
   */
  readonly setLanguage: (language: Language) => Promise<boolean>
  /** Puts texts in without loading, for tests. */
  readonly add: (language: Language, texts: TextTrees) => void
}

type TranslationOptions = {
  /** Loads the default language along with each other one: a server cannot render again once a missing text has come. */
  readonly withFallback?: boolean
}

/**
 * The instance of i18next: plurals, interpolation and the fallback to the default language are its own. It knows
 * languages by their tags: `Intl` would count by English rules in the server's own codes.
 */
const createI18n = (onMissing: (key: string) => void): i18n => {
  const instance = createInstance()
  void instance.init({
    lng: LANGUAGE_TAGS[DEFAULT_LANGUAGE],
    fallbackLng: LANGUAGE_TAGS[DEFAULT_LANGUAGE],
    load: 'currentOnly',
    initAsync: false,
    nsSeparator: false,
    // React escapes what it renders; escaping here as well would show "&amp;" to the shopper.
    interpolation: { escapeValue: false, defaultVariables: { brand: displaySettings.brand.name } },
    resources: {},
    // A text that nobody has translated yet is often there, and empty.
    returnEmptyString: false,
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => onMissing(key),
    // Nobody is shown a key: until the text of the default language has come there is none.
    parseMissingKeyHandler: () => '',
  })
  return instance
}

/** The texts of the interface: one language at a time, each area when it is first needed. */
export const createTranslations = (
  loadFile: LoadTexts,
  first: Language = DEFAULT_LANGUAGE,
  { withFallback = false }: TranslationOptions = {},
): TranslationStore => {
  const loaded = new Map<string, Promise<void>>()
  const inUse = new Set<string>([BASE])
  const missed = new Set<string>()
  let wish = 0

  /** A text that the language in use has not is looked for in the default language, whose file may not be here. */
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
          // The plural goes by the number, the eye by its groups: "1.204 ulasan".
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
    // A failure is not remembered: the next page that needs the file asks for it again.
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
      wish += 1
      const mine = wish
      try {
        // A page that opened meanwhile has brought areas of its own into use.
        for (let known = 0; known !== inUse.size; ) {
          known = inUse.size
          await bringAll(language, inUse)
        }
      } catch {
        return false
      }
      if (mine === wish && translations$.value.language !== language) {
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

/** The translations in use. Outside a provider every key answers with itself. */
export const useTranslations = (): Translations => useContext(TranslationsContext)

/** What a shop is called; a server that only numbers its shops (api.md 3 and 4) leaves "Shop". */
export const shopNameIn = (name: string, { t }: Pick<Translations, 't'>): string =>
  name || t('core.title.shop')
