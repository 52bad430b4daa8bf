import { createInstance, type i18n } from 'i18next'
import { createState, type StateStream } from '../../application/shared/state-stream.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Language } from '../../domain/account/language.ts'
import { formatNumber } from './format.ts'
import { BASE, type LoadWords, type WordTrees } from './load-words.ts'
import type { Words } from './use-words.ts'

export type WordsStore = {
  /** The words being spoken; a new object for each language, so that everything redraws. */
  readonly words$: StateStream<Words>
  /** Loads contexts of the language in use; what is there already costs nothing. Rejects when a file cannot be had. */
  readonly load: (contexts: readonly string[]) => Promise<void>
  /**
   * Loads everything that is in use in the new language, then switches at once. False when the words could not
   * be had: the old language stays. A later call overtakes an earlier one.
   */
  readonly speak: (language: Language) => Promise<boolean>
  /** Puts words in without loading, for drawing on a server and for tests. */
  readonly add: (language: Language, words: WordTrees) => void
}

/** Plurals go by the language tag: Intl would read the host's own codes as English. */
const createSpeaker = (): i18n => {
  const speaker = createInstance()
  // React escapes what it draws; escaping here as well would show "&amp;" to the shopper.
  void speaker.init({
    lng: LANGUAGE_TAGS[DEFAULT_LANGUAGE],
    fallbackLng: false,
    load: 'currentOnly',
    initAsync: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: {},
  })
  return speaker
}

/** The words of the interface: one language at a time, each context when it is first needed. */
export const createWords = (loadWords: LoadWords, first: Language = DEFAULT_LANGUAGE): WordsStore => {
  const speaker = createSpeaker()
  const loaded = new Map<string, Promise<void>>()
  const inUse = new Set<string>([BASE])
  let wish = 0

  const wordsOf = (language: Language): Words => {
    const translate = speaker.getFixedT(LANGUAGE_TAGS[language])
    return {
      language,
      // The plural goes by the number, the eye by its groups: "1.204 ulasan".
      t: (key, values) => {
        const count = values?.['count']
        const shown = typeof count === 'number' && {
          replace: { ...values, count: formatNumber(count, language) },
        }
        return translate(key, { ...values, ...shown })
      },
    }
  }
  const words$ = createState<Words>(wordsOf(first))

  const add = (language: Language, words: WordTrees): void => {
    for (const [context, tree] of Object.entries(words)) {
      speaker.addResourceBundle(LANGUAGE_TAGS[language], 'translation', { [context]: tree }, true, true)
    }
  }

  const bring = (language: Language, context: string): Promise<void> => {
    const name = `${language} ${context}`
    const known = loaded.get(name)
    if (known) return known
    const coming = loadWords(language, context).then((words) => add(language, words))
    loaded.set(name, coming)
    // A failure is not remembered: the next page that needs the file asks for it again.
    coming.catch(() => loaded.delete(name))
    return coming
  }

  const bringAll = async (language: Language, contexts: Iterable<string>): Promise<void> => {
    await Promise.all([...contexts].map((context) => bring(language, context)))
  }

  return {
    words$: words$.stream,
    add,
    load: async (contexts) => {
      for (const context of contexts) inUse.add(context)
      const { language } = words$.value
      await bringAll(language, [BASE, ...contexts])
    },
    speak: async (language) => {
      wish += 1
      const mine = wish
      try {
        // A page that opened meanwhile has brought contexts of its own into use.
        for (let known = 0; known !== inUse.size; ) {
          known = inUse.size
          await bringAll(language, inUse)
        }
      } catch {
        return false
      }
      if (mine === wish && words$.value.language !== language) words$.set(wordsOf(language))
      return true
    },
  }
}
