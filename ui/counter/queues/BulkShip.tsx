import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { Queue } from '../../../application/staff/queue.ts'
import { draftText, fieldsOf } from '../../../domain/shared/fields.ts'
import { STAFF_ACTS } from '../../../domain/staff/acts.ts'
import { type ParcelDone, readFirst, type Slip } from '../../../domain/staff/answers.ts'
import type { StaffRow } from '../../../domain/staff/queue.ts'
import { type CourierChoice, courierOf, readParcels } from '../../../domain/staff/tracking-numbers.ts'
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
)?.max

/** Whether an order was shipped; false before, and when it was refused. */
const isShipped = (done: ParcelDone | undefined): boolean => done?.is_done === 1

/** The tracking numbers typed before a reload, by order. */
const numbersOf = (kept: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fieldsOf(kept) ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

type Shipping = {
  readonly couriers: readonly CourierChoice[]
  /** The chosen courier; `isOther`: one that is not in the list, named by `otherCourier`. */
  readonly courier: string
  readonly setCourier: (key: string) => void
  readonly isOther: boolean
  readonly otherCourier: string
  readonly setOtherCourier: (name: string) => void
  /** Pasted lines; `distribute` gives each order its number, and leaves what fits none in `leftLines`. */
  readonly pasted: string
  readonly setPasted: (text: string) => void
  readonly distribute: () => void
  readonly leftLines: readonly string[]
  readonly numberOf: (orderId: string) => string
  readonly setNumber: (orderId: string, number: string) => void
  /** How many orders have a number and are not shipped yet. */
  readonly filledCount: number
  /** The result of an order that was sent; undefined before. */
  readonly resultOf: (orderId: string) => ParcelDone | undefined
  readonly results: readonly ParcelDone[]
  readonly submit: (event: FormEvent) => void
  readonly isSending: boolean
}

/** Couriers, tracking numbers and results of the orders to ship. What was typed survives a reload. */
const useShipping = (
  queue: Queue,
  rows: readonly StaffRow[],
  setTrouble: (text: string | undefined) => void,
): Shipping => {
  const { api } = useCounter()
  const { t } = useTranslations()
  const faultText = useFaultText()
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
  const [leftLines, setLeftLines] = useState<readonly string[]>([])
  const [results, setResults] = useState<Readonly<Record<string, ParcelDone>>>({})

  const chosen = courier ?? couriers[0]?.key ?? '@other'
  const isOther = !couriers.some(({ key }) => key === chosen)
  const isSent = (id: string): boolean => isShipped(results[id])
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

  const distribute = (): void => {
    const read = readParcels(
      pasted,
      rows.filter(({ id }) => !isSent(id)),
    )
    setNumbers((before) => ({ ...before, ...read.found }))
    setLeftLines(read.left)
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
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (filled.length === 0) setTrouble(t('counter.bulk.nothing'))
    else if (isOther && otherCourier.trim() === '') setTrouble(t('counter.bulk.noCourier'))
    else void send.run()
  }
  return {
    couriers,
    courier: chosen,
    setCourier,
    isOther,
    otherCourier,
    setOtherCourier,
    pasted,
    setPasted,
    distribute,
    leftLines,
    numberOf: (id) => numbers[id] ?? '',
    setNumber: (id, number) => setNumbers((before) => ({ ...before, [id]: number })),
    filledCount: filled.length,
    resultOf: (id) => results[id],
    results: Object.values(results),
    submit,
    isSending: send.isBusy,
  }
}

type ParcelRowProps = {
  readonly row: StaffRow
  readonly shipping: Shipping
  readonly isPicked: boolean
  readonly onPick: (isPicked: boolean) => void
}

/** An order with its tracking number, or the result of shipping it. */
const ParcelRow = ({ row, shipping, isPicked, onPick }: ParcelRowProps): ReactNode => {
  const translations = useTranslations()
  const { t } = translations
  const done = shipping.resultOf(row.id)
  const refusal = (refused: ParcelDone): string => {
    const first = readFirst(refused.first)
    return first ? firstText(first, translations) : refused.reason
  }
  return (
    <li>
      <Checkbox
        isLabelHidden
        label={t('counter.bulk.pick', { number: row.number })}
        isChecked={isPicked}
        onChange={onPick}
      />
      <span className={css['lineName']}>
        <Link href={pathOfItem('order', row.id) ?? '/'}>{row.number}</Link>
        <small>{[row.who?.name, titleOf(row, translations)].filter(Boolean).join(' · ')}</small>
      </span>
      {isShipped(done) ? (
        <p className={css['sent']}>
          <Icon name="circle-check" size={16} className="ok" />
          <span>{`${done?.tracking ?? ''} ${t('counter.done.ship')}`}</span>
        </p>
      ) : (
        <TextField
          isLabelHidden
          label={t('counter.bulk.numberOf', { number: row.number })}
          placeholder={t('counter.field.tracking')}
          value={shipping.numberOf(row.id)}
          onChange={(number) => shipping.setNumber(row.id, number)}
          error={done && refusal(done)}
          autoComplete="off"
          spellCheck={false}
          {...(TRACKING_MAX_LENGTH !== undefined && { maxCharacters: TRACKING_MAX_LENGTH })}
        />
      )}
    </li>
  )
}

type BulkShipProps = { readonly queue: Queue; readonly onClose: () => void }

/** Ships several orders at once: a tracking number for each, typed or pasted, and the result of each. */
export const BulkShip = ({ queue, onClose }: BulkShipProps): ReactNode => {
  const { api } = useCounter()
  const { t } = useTranslations()
  const faultText = useFaultText()
  const orders = useQuery({
    key: 'ship-many',
    load: () => api.list('order', { filter: 'to-ship', limit: MAX_ORDERS, sort: 'waiting' }),
  })
  const rows = useMemo(() => orders.value?.rows ?? [], [orders.value])
  const [trouble, setTrouble] = useState<string>()
  const shipping = useShipping(queue, rows, setTrouble)
  const { results } = shipping
  const [picked, setPicked] = useState<readonly string[]>([])
  const [slips, setSlips] = useState<readonly Slip[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

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
        <form method="post" className={css['bulk']} onSubmit={shipping.submit} noValidate>
          <Card label={t('counter.bulk.paste')}>
            <TextArea
              label={t('counter.bulk.paste')}
              help={t('counter.bulk.pasteHelp')}
              value={shipping.pasted}
              onChange={shipping.setPasted}
              rows={3}
            />
            <Button isDisabled={shipping.pasted.trim() === ''} onClick={shipping.distribute}>
              {t('counter.bulk.spread')}
            </Button>
            {shipping.leftLines.length > 0 && (
              <Note tone="warn">{t('counter.bulk.left', { lines: shipping.leftLines.join(', ') })}</Note>
            )}
            <CourierField
              label={t('counter.field.courier')}
              couriers={shipping.couriers}
              value={shipping.courier}
              onChange={shipping.setCourier}
            />
            {shipping.isOther && (
              <TextField
                label={t('counter.field.courierName')}
                value={shipping.otherCourier}
                onChange={shipping.setOtherCourier}
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
            {rows.map((row) => (
              <ParcelRow
                key={row.id}
                row={row}
                shipping={shipping}
                isPicked={picked.includes(row.id)}
                onPick={(isPicked) => pick(row.id, isPicked)}
              />
            ))}
          </ul>
          <div className={css['decision']}>
            {trouble !== undefined && <Note tone="bad">{trouble}</Note>}
            {results.length > 0 && (
              <p role="status">
                {t('counter.bulk.result', { done: results.filter(isShipped).length, all: results.length })}
              </p>
            )}
            <Button kind="primary" type="submit" icon="truck" isBusy={shipping.isSending} isFlex>
              {t('counter.bulk.send', { count: shipping.filledCount })}
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
