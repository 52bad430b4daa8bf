import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { Queue } from '../../../application/staff/queue.ts'
import { draftText, fieldsOf } from '../../../domain/shared/fields.ts'
import { STAFF_ACTS } from '../../../domain/staff/acts.ts'
import { type ParcelDone, readFirst, type Slip } from '../../../domain/staff/answers.ts'
import { courierOf, readParcels } from '../../../domain/staff/tracking-numbers.ts'
import { ART } from '../../components/art.ts'
import { Checkbox, TextArea, TextField } from '../../components/forms.ts'
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Icon,
  IconButton,
  Note,
  SkeletonRows,
} from '../../components/kit.ts'
import { useDraft, useDraftName, useKeepDraft } from '../../hooks/forms/use-draft.ts'
import { useQuery } from '../../hooks/loading/use-query.ts'
import { useAction } from '../../hooks/use-app.ts'
import { useFaultText } from '../../i18n/fault-text.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { CourierField, couriersOf, firstText } from '../ActForm.tsx'
import { pathOfItem } from '../sections.ts'
import { useCounter } from '../use-counter.ts'
import { titleOf } from './ItemPane.tsx'
import css from './queue.module.css'

/** Stands for an order's id in the address: several at once. */
export const SHIP_MANY = 'ship-many'
/** Most orders listed at once, longest wait first. */
const MAX_ORDERS = 50

const TRACKING_MAX_LENGTH = STAFF_ACTS.find(({ act }) => act === 'ship')?.fields.find(
  ({ name }) => name === 'tracking',
)?.most

/** The tracking numbers typed before a reload, by order. */
const numbersOf = (kept: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fieldsOf(kept) ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

type BulkShipProps = { readonly queue: Queue; readonly onClose: () => void }

/** Ships several orders at once: a tracking number for each, typed or pasted, and the result of each. */
export const BulkShip = ({ queue, onClose }: BulkShipProps): ReactNode => {
  const { api } = useCounter()
  const translations = useTranslations()
  const { t } = translations
  const faultText = useFaultText()
  const orders = useQuery({
    key: 'ship-many',
    load: () => api.list('order', { filter: 'to-ship', limit: MAX_ORDERS, sort: 'waiting' }),
  })
  const rows = useMemo(() => orders.value?.rows ?? [], [orders.value])
  const firstId = rows[0]?.id
  // Each order lists its couriers; those of the first are offered for all.
  const sample = useQuery({
    key: firstId ?? '',
    load: async () =>
      firstId === undefined ? new Promise<never>(() => undefined) : api.item('order', firstId),
  })
  const couriers = useMemo(() => couriersOf(sample.value?.facts ?? {}), [sample.value])
  const draftName = useDraftName('act order ship_many')
  const draft = useDraft(draftName)
  const [courier, setCourier] = useState(draftText(draft, 'courier'))
  const [otherCourier, setOtherCourier] = useState(draftText(draft, 'otherCourier') ?? '')
  const [numbers, setNumbers] = useState(() => numbersOf(draft?.['numbers']))
  const [pasted, setPasted] = useState(draftText(draft, 'pasted') ?? '')
  const [left, setLeft] = useState<readonly string[]>([])
  const [results, setResults] = useState<Readonly<Record<string, ParcelDone>>>({})
  const [picked, setPicked] = useState<readonly string[]>([])
  const [slips, setSlips] = useState<readonly Slip[]>([])
  const [trouble, setTrouble] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const chosen = courier ?? couriers[0]?.key ?? '@other'
  const isOther = !couriers.some(({ key }) => key === chosen)
  const isSent = (id: string): boolean => results[id]?.is_done === 1
  const filled = rows.filter(({ id }) => !isSent(id) && (numbers[id] ?? '').trim() !== '')

  // Shipped orders need no draft any more.
  const unsent = Object.fromEntries(
    Object.entries(numbers).filter(([id, number]) => !isSent(id) && number.trim() !== ''),
  )
  useKeepDraft(
    draftName,
    { courier, otherCourier, pasted, numbers: unsent },
    Object.keys(unsent).length > 0 || pasted.trim() !== '',
  )

  const spread = (): void => {
    const read = readParcels(
      pasted,
      rows.filter(({ id }) => !isSent(id)),
    )
    setNumbers((before) => ({ ...before, ...read.found }))
    setLeft(read.left)
    if (read.left.length === 0) setPasted('')
  }
  const send = useAction(async () => {
    setTrouble(undefined)
    const answer = await queue.shipMany(
      filled.map(({ id }) => {
        const tracking = (numbers[id] ?? '').trim()
        const known = courierOf(tracking, couriers)?.key
        return { id, tracking, courier: known ?? (isOther ? otherCourier.trim() : chosen) }
      }),
    )
    if (!answer.ok) return setTrouble(faultText(answer.fault))
    setResults((before) => ({ ...before, ...Object.fromEntries(answer.value.map((one) => [one.id, one])) }))
  })
  const print = useAction(async () => {
    setTrouble(undefined)
    const answer = await api.slips(picked)
    if (answer.ok) setSlips(answer.value.slips)
    else setTrouble(faultText(answer.fault))
  })
  // After the slips are rendered.
  useEffect(() => {
    if (slips.length > 0) window.print()
  }, [slips])
  const pick = (id: string, isPicked: boolean): void =>
    setPicked((before) => (isPicked ? [...before, id] : before.filter((one) => one !== id)))
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (filled.length === 0) setTrouble(t('counter.bulk.nothing'))
    else if (isOther && otherCourier.trim() === '') setTrouble(t('counter.bulk.noCourier'))
    else void send.run()
  }
  const resultText = (done: ParcelDone): string => {
    if (done.is_done === 1) return t('counter.done.ship')
    const first = readFirst(done.first)
    return first ? firstText(first, translations) : done.reason
  }
  const all = Object.values(results)
  return (
    <article className={css['item']}>
      <header className={css['itemHead']}>
        <IconButton icon="arrow-left" label={t('kit.back')} onClick={onClose} />
        <h1 ref={heading} tabIndex={-1} className="grow">
          {t('counter.bulk.title')}
        </h1>
      </header>
      {orders.phase === 'loading' && <SkeletonRows count={6} />}
      {orders.phase === 'failed' && orders.fault && (
        <ErrorState isTall text={faultText(orders.fault)} onRetry={orders.retry} />
      )}
      {orders.phase === 'ready' && rows.length === 0 && (
        <EmptyState
          isTall
          image={ART.parcel}
          title={t('counter.list.empty')}
          text={t('counter.list.emptyText')}
        />
      )}
      {rows.length > 0 && (
        <form className={css['bulk']} onSubmit={submit} noValidate>
          <Card label={t('counter.bulk.paste')}>
            <TextArea
              label={t('counter.bulk.paste')}
              help={t('counter.bulk.pasteHelp')}
              value={pasted}
              onChange={setPasted}
              rows={3}
            />
            <Button isDisabled={pasted.trim() === ''} onClick={spread}>
              {t('counter.bulk.spread')}
            </Button>
            {left.length > 0 && <Note tone="warn">{t('counter.bulk.left', { lines: left.join(', ') })}</Note>}
            <CourierField
              label={t('counter.field.courier')}
              couriers={couriers}
              value={chosen}
              onChange={setCourier}
            />
            {isOther && (
              <TextField
                label={t('counter.field.courierName')}
                value={otherCourier}
                onChange={setOtherCourier}
                autoComplete="off"
              />
            )}
          </Card>
          <div className={css['slips']}>
            <Checkbox
              label={t('counter.bulk.pickAll')}
              isChecked={picked.length === rows.length}
              isMixed={picked.length > 0 && picked.length < rows.length}
              onChange={(isPicked) => setPicked(isPicked ? rows.map(({ id }) => id) : [])}
            />
            <Button
              size="sm"
              icon="printer"
              isDisabled={picked.length === 0}
              isBusy={print.isBusy}
              onClick={() => void print.run()}
            >
              {t('counter.bulk.print', { count: picked.length })}
            </Button>
          </div>
          <ul className={css['parcels']}>
            {rows.map((row) => {
              const done = results[row.id]
              return (
                <li key={row.id}>
                  <Checkbox
                    isLabelHidden
                    label={t('counter.bulk.pick', { number: row.number })}
                    isChecked={picked.includes(row.id)}
                    onChange={(isPicked) => pick(row.id, isPicked)}
                  />
                  <span className={css['lineName']}>
                    <Link href={pathOfItem('order', row.id) ?? '/'}>{row.number}</Link>
                    <small>{[row.who?.name, titleOf(row, translations)].filter(Boolean).join(' · ')}</small>
                  </span>
                  {isSent(row.id) ? (
                    <p className={css['sent']}>
                      <Icon name="circle-check" size={16} className="ok" />
                      <span>{`${done?.tracking ?? ''} ${t('counter.done.ship')}`}</span>
                    </p>
                  ) : (
                    <TextField
                      isLabelHidden
                      label={t('counter.bulk.numberOf', { number: row.number })}
                      placeholder={t('counter.field.tracking')}
                      value={numbers[row.id] ?? ''}
                      onChange={(value) => setNumbers((before) => ({ ...before, [row.id]: value }))}
                      error={done ? resultText(done) : undefined}
                      autoComplete="off"
                      spellCheck={false}
                      {...(TRACKING_MAX_LENGTH !== undefined && { maxCharacters: TRACKING_MAX_LENGTH })}
                    />
                  )}
                </li>
              )
            })}
          </ul>
          <div className={css['decision']}>
            {trouble !== undefined && <Note tone="bad">{trouble}</Note>}
            {all.length > 0 && (
              <p role="status">
                {t('counter.bulk.result', {
                  done: all.filter((one) => one.is_done === 1).length,
                  all: all.length,
                })}
              </p>
            )}
            <Button kind="primary" type="submit" icon="truck" isBusy={send.isBusy} isFlex>
              {t('counter.bulk.send', { count: filled.length })}
            </Button>
          </div>
        </form>
      )}
      {slips.map(({ id, text }) => (
        <pre key={id} className={css['paper']}>
          {text}
        </pre>
      ))}
    </article>
  )
}
