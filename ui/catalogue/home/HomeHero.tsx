import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Banner } from '../../../domain/catalogue/board.ts'
import { IconButton } from '../../components/actions/IconButton.tsx'
import { HERO_GOODS } from '../../components/art.ts'
import { HERO_SCENES, Hero } from '../../components/commerce/pictures/Hero.tsx'
import { useQuery } from '../../hooks/loading/use-query.ts'
import { useApp, useDistinctState } from '../../hooks/use-app.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { BEST_SELLING, hasScreen } from '../../navigation/routes.ts'
import css from './HomeHero.module.css'

const ADVANCE_MS = 6000

const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const linkOf = ({ link }: Banner): string => (link !== undefined && hasScreen(link) ? link : BEST_SELLING)

/**
 * The shop's own banner first, rendered without data; the server's banners with a title follow, each in the next
 * colours. Advances automatically until somebody interacts, and never with reduced motion.
 */
export const HomeHero = (): ReactNode => {
  const { catalogue, clock } = useApp()
  const { t } = useTranslations()
  const { value = [] } = useQuery({ key: 'banners', load: catalogue.loadBanners })
  const words = { title: t('catalogue.hero.title'), text: t('catalogue.hero.text') }
  const scenes: readonly Banner[] = [
    { ...words, images: HERO_GOODS, link: undefined },
    ...value.filter(({ title }) => title !== ''),
  ]
  const row = useRef<HTMLElement>(null)
  const [at, setAt] = useDistinctState(0)
  const [isPaused, setPaused] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const count = scenes.length
  const [hasNext, setHasNext] = useState(false)
  useEffect(() => setHasNext(true), [])

  const turnTo = (next: number): void => {
    const slides = row.current
    slides?.scrollTo({
      left: next * slides.clientWidth,
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    })
    setAt(next)
    setPaused(true)
  }
  useEffect(() => {
    if (count < 2 || isPaused || isTouched || prefersReducedMotion()) return undefined
    const timer = clock.after(ADVANCE_MS, () => {
      const slides = row.current
      slides?.scrollTo({ left: ((at + 1) % count) * slides.clientWidth, behavior: 'smooth' })
      setAt((at + 1) % count)
    })
    return () => timer.cancel()
  }, [clock, at, setAt, count, isPaused, isTouched])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only pauses while something in it has the focus
    <div
      className={css['board']}
      data-next={hasNext || undefined}
      data-moved={at > 0 || isTouched || undefined}
      onFocus={() => setTouched(true)}
      onBlur={() => setTouched(false)}
    >
      <section
        ref={row}
        className={css['slides']}
        aria-label={t('catalogue.hero.label')}
        tabIndex={count > 1 ? 0 : undefined}
        onScroll={({ currentTarget }) =>
          setAt(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
        }
        onPointerEnter={() => setTouched(true)}
        onPointerLeave={() => setTouched(false)}
      >
        {scenes.map((scene, index) => (
          <Hero
            // biome-ignore lint/suspicious/noArrayIndexKey: the server may list a banner twice; a slide is its place
            key={index}
            title={scene.title}
            text={scene.text}
            href={linkOf(scene)}
            action={t(index === 0 ? 'catalogue.hero.action' : 'catalogue.hero.look')}
            images={scene.images}
            scene={HERO_SCENES[index % HERO_SCENES.length] ?? 'sun'}
            isAside={index > 0}
          />
        ))}
      </section>
      {count > 1 && (
        <>
          <fieldset className={css['dots']} aria-label={t('catalogue.hero.scenes')}>
            {scenes.map((_, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
                key={index}
                type="button"
                aria-label={t('catalogue.hero.scene', { n: index + 1, count })}
                aria-current={index === at || undefined}
                onClick={() => turnTo(index)}
              >
                <i data-current={index === at || undefined} />
              </button>
            ))}
          </fieldset>
          <span className={css['pause']}>
            <IconButton
              icon={isPaused ? 'play' : 'pause'}
              size={20}
              label={t(isPaused ? 'catalogue.hero.play' : 'catalogue.hero.pause')}
              onClick={() => setPaused(!isPaused)}
            />
          </span>
        </>
      )}
    </div>
  )
}
