import { type ReactNode, useEffect, useState } from 'react'
import { Link, useRoute } from 'wouter'
import type { QueueCount } from '../../domain/staff/answers.ts'
import { Segmented } from '../components/forms.ts'
import { Button, cx, Icon, IconButton, Mark } from '../components/kit.ts'
import { BottomSheet } from '../components/overlays/BottomSheet.tsx'
import { Dialog } from '../components/overlays/Dialog.tsx'
import { drafts } from '../hooks/forms/use-draft.ts'
import { useAction, useStream } from '../hooks/use-app.ts'
import { useNavigate } from '../hooks/use-navigate.tsx'
import { useTranslations } from '../i18n/translations.ts'
import css from './counter.module.css'
import { OWN_PASSWORD } from './OwnPassword.tsx'
import { LanguageSelect, SignInForm } from './SignIn.tsx'
import type { Section } from './sections.ts'
import { useCounter, useKeys, useMe } from './use-counter.ts'

const countOf = (queues: readonly QueueCount[], { queue }: Section): QueueCount | undefined =>
  queues.find(({ kind, waiting }) => kind === queue && waiting > 0)

/** How many items wait; highlighted only when one is late. */
const Waiting = ({ count }: { readonly count: QueueCount | undefined }): ReactNode => {
  const { t } = useTranslations()
  if (!count) return null
  const isLate = count.late > 0
  return (
    <span className={cx(css['count'], isLate && css['late'])}>
      <span aria-hidden="true">{count.waiting}</span>
      <span className="visually-hidden">
        {[
          t('counter.waiting', { count: count.waiting }),
          ...(isLate ? [t('counter.late', { count: count.late })] : []),
        ].join(', ')}
      </span>
    </span>
  )
}

type SectionLinkProps = {
  readonly section: Section
  readonly className: string | undefined
  readonly onClick?: () => void
}

const SectionLink = ({ section, className, onClick }: SectionLinkProps): ReactNode => {
  const { t } = useTranslations()
  const { queues } = useMe()
  const [isHere] = useRoute(`${section.path}/*?`)
  return (
    <Link
      className={className}
      href={section.path}
      aria-current={isHere ? 'page' : undefined}
      aria-keyshortcuts={section.key}
      {...(onClick && { onClick })}
    >
      <Icon name={section.icon} size={20} />
      <span>{t(`counter.nav.${section.name}`)}</span>
      <Waiting count={countOf(queues, section)} />
    </Link>
  )
}

/** Signs out; unsent drafts are deleted, so that the next person does not see them. */
const useSignOut = () => {
  const { session, notices } = useCounter()
  return useAction(async () => {
    const left = await session.signOut()
    if (left.ok) drafts.forgetAll()
    else notices.show('error', { kind: 'fault', fault: left.fault })
  })
}

const THEMES = ['system', 'light', 'dark'] as const

/** The signed-in staff member, language and theme of this browser, and signing out. */
const OwnSheet = ({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean
  readonly onClose: () => void
}): ReactNode => {
  const { theme } = useCounter()
  const navigate = useNavigate()
  const { staff } = useMe()
  const { t } = useTranslations()
  const leave = useSignOut()
  return (
    <BottomSheet
      isOpen={isOpen}
      title={staff.name}
      onClose={onClose}
      footer={
        <Button isBlock icon="log-out" isBusy={leave.isBusy} onClick={() => void leave.run()}>
          {t('counter.signOut')}
        </Button>
      }
    >
      <div className="stack">
        <p className="ink-2">
          {[t(`counter.role.${staff.role}`), ...(staff.shop ? [staff.shop.name] : [])].join(' · ')}
        </p>
        <Button
          isBlock
          icon="key-round"
          onClick={() => {
            onClose()
            navigate(OWN_PASSWORD)
          }}
        >
          {t('counter.ownPassword.title')}
        </Button>
        <LanguageSelect />
        <Segmented
          label={t('counter.theme.label')}
          options={THEMES.map((value) => ({ value, label: t(`counter.theme.${value}`) }))}
          value={useStream(theme.theme$)}
          onChange={theme.choose}
        />
      </div>
    </BottomSheet>
  )
}

/** The keyboard shortcuts of every section; each screen lists its own. */
const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['1', '…', '8'], 'sections'],
  [['J', 'K'], 'move'],
  [['Enter'], 'open'],
  [['/'], 'search'],
  [['E'], 'edit'],
  [['A'], 'accept'],
  [['T'], 'refuse'],
  [['N'], 'note'],
  [['P'], 'print'],
  [['R'], 'reply'],
  [['H'], 'hand'],
  [['Ctrl', 'S'], 'save'],
  [['Esc'], 'close'],
  [['?'], 'help'],
]

/** A keyboard key. */
export const Key = ({ children }: { readonly children: string }): ReactNode => (
  <kbd className={css['kbd']}>{children}</kbd>
)

const KeysDialog = ({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean
  readonly onClose: () => void
}): ReactNode => {
  const { t } = useTranslations()
  return (
    <Dialog
      isOpen={isOpen}
      title={t('counter.keys.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('kit.close')}</Button>}
    >
      <dl className={css['keys']}>
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{t(`counter.keys.${what}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

/** The tabs on a phone: the sections that are used most. The last tab opens the others. */
const TABS: readonly string[] = ['order', 'recharge', 'refund', 'chat', 'complaint', 'catalogue']
const MAX_TABS = 4

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => [...part][0] ?? '')
    .join('')
    .toUpperCase()

type FrameProps = {
  readonly sections: readonly Section[]
  /** The session has ended: after signing in again everything is as it was. */
  readonly isOver: boolean
  readonly children: ReactNode
}

/** The frame of every screen of the counter: the navigation rail (tabs on a phone) and the keyboard shortcuts. */
export const Frame = ({ sections, isOver, children }: FrameProps): ReactNode => {
  const { t } = useTranslations()
  const { staff, queues } = useMe()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'keys' | 'own' | 'more'>()
  const close = (): void => setOpen(undefined)
  useKeys({
    ...Object.fromEntries(sections.map(({ key, path }) => [key ?? path, () => navigate(path)])),
    '?': () => setOpen('keys'),
  })
  const [, first] = useRoute('/:section/*?')
  const here = `/${first?.['section']}`
  const section = sections.find(({ path }) => path === here)
  useEffect(() => {
    const own = here === OWN_PASSWORD ? t('counter.ownPassword.title') : undefined
    const name = section ? t(`counter.nav.${section.name}`) : own
    document.title = [...(name === undefined ? [] : [name]), t('counter.name')].join(' - ')
  }, [t, section, here])
  const tabs = TABS.flatMap((name) => sections.filter((section) => section.name === name)).slice(0, MAX_TABS)
  const others = sections.filter((section) => !tabs.includes(section))
  const waitingElsewhere = others.map((section) => countOf(queues, section)?.waiting ?? 0)
  const othersWaiting = waitingElsewhere.reduce((sum, one) => sum + one, 0)
  const leave = useSignOut()
  return (
    <div className={css['frame']}>
      <nav className={css['rail']} aria-label={t('counter.nav.label')}>
        <p className={css['brand']}>
          <Mark size={28} />
          <span>{t('counter.name')}</span>
        </p>
        {(['work', 'shop', 'house'] as const).map((group) => (
          <div key={group} className={css['group']}>
            {sections
              .filter((section) => section.group === group)
              .map((section) => (
                <SectionLink key={section.name} section={section} className={css['section']} />
              ))}
          </div>
        ))}
        <div className={css['own']}>
          <button type="button" className={css['person']} onClick={() => setOpen('own')}>
            <span className={css['initials']} aria-hidden="true">
              {initialsOf(staff.name)}
            </span>
            <span className={css['whoName']}>
              <b>{staff.name}</b>
              <small>{staff.shop?.name ?? t(`counter.role.${staff.role}`)}</small>
            </span>
          </button>
          <IconButton
            icon="keyboard"
            size={20}
            label={t('counter.keys.title')}
            onClick={() => setOpen('keys')}
          />
        </div>
      </nav>
      <div className={css['content']}>{children}</div>
      <nav className={css['tabs']} aria-label={t('counter.nav.label')}>
        {tabs.map((section) => (
          <SectionLink key={section.name} section={section} className={css['tab']} />
        ))}
        <button type="button" className={css['tab']} onClick={() => setOpen('more')}>
          <Icon name="ellipsis-vertical" size={20} />
          <span>{t('counter.nav.more')}</span>
          {othersWaiting > 0 && (
            <span className={css['count']} aria-hidden="true">
              {othersWaiting}
            </span>
          )}
        </button>
      </nav>
      <BottomSheet
        isOpen={open === 'more'}
        title={t('counter.nav.more')}
        onClose={close}
        footer={
          <Button isBlock icon="user-round" onClick={() => setOpen('own')}>
            {staff.name}
          </Button>
        }
      >
        {others.map((section) => (
          <SectionLink key={section.name} section={section} className={css['section']} onClick={close} />
        ))}
      </BottomSheet>
      <OwnSheet isOpen={open === 'own'} onClose={close} />
      <KeysDialog isOpen={open === 'keys'} onClose={close} />
      <Dialog
        isOpen={isOver}
        title={t('counter.signIn.over')}
        actions={
          <Button isBusy={leave.isBusy} onClick={() => void leave.run()}>
            {t('counter.signOut')}
          </Button>
        }
      >
        <p>{t('counter.signIn.overText')}</p>
        <SignInForm name={staff.name} />
      </Dialog>
    </div>
  )
}
