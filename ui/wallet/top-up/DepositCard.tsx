import { type ReactNode, useEffect, useState } from 'react'
import type { RechargeNetwork } from '../../../domain/wallet/network.ts'
import { groupAddress } from '../../../domain/wallet/recipient.ts'
import { Box, Button, Card, cx, KeyValues, Note, Skeleton } from '../../components/kit.ts'
import { useCountdown } from '../../hooks/use-countdown.ts'
import { saveFile, useCopy } from '../../hooks/use-share.ts'
import { formatMoney, formatNumber } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from '../money.module.css'

type QrPath = { readonly size: number; readonly path: string }

/** The QR code of a text as an SVG path; the encoder is loaded on first use. */
const useQrPath = (text: string): QrPath | undefined => {
  const [qr, setQr] = useState<(QrPath & { readonly text: string }) | undefined>(undefined)
  useEffect(() => {
    let isWanted = true
    const draw = async (): Promise<void> => {
      const { encode } = await import('uqr')
      const { size, data } = encode(text, { ecc: 'M', border: 1 })
      const path = data
        .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
        .join('')
      if (isWanted) setQr({ text, size, path })
    }
    // Without a QR code the address is still shown as text.
    draw().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [text])
  return qr?.text === text ? qr : undefined
}

/** The code as an SVG file. */
const qrFile = ({ size, path }: QrPath): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`

/** A QR code; the encoded text is next to it as an alternative. */
const QrCode = ({
  code,
  label,
}: {
  readonly code: QrPath | undefined
  readonly label: string
}): ReactNode => (
  <div className={css['qr']}>
    {code ? (
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
      >
        <path d={code.path} />
      </svg>
    ) : (
      <Skeleton>
        <Box shape="tile" />
      </Skeleton>
    )}
  </div>
)

const twoDigits = (count: number): string => String(count).padStart(2, '0')

const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`

/** Where to send the money: QR code, address in groups, and the server's conditions. */
export const DepositCard = ({ network }: { readonly network: RechargeNetwork }): ReactNode => {
  const { t, language } = useTranslations()
  const copy = useCopy()
  const { name, address, min, confirmations, memo, tip } = network
  const left = useCountdown(network.expiresAt)
  const [whole = 0] = useState(left)
  // The countdown is emphasised only in the last quarter.
  const isLast = left !== undefined && left > 0 && left * 4 <= whole
  const code = useQrPath(address)
  const facts = [
    ...(min === undefined ? [] : [{ label: t('money.chain.least'), value: formatMoney(min, language) }]),
    ...(confirmations === undefined
      ? []
      : [{ label: t('money.chain.confirmations'), value: formatNumber(confirmations, language) }]),
    ...(memo === '' ? [] : [{ label: t('money.chain.memo'), value: memo }]),
    ...(left === undefined || left === 0 || isLast
      ? []
      : [{ label: t('money.chain.expires'), value: clockText(left) }]),
  ]
  return (
    <Card label={t('money.chain.address', { network: name })} className={css['deposit']}>
      <QrCode code={code} label={t('money.chain.qr', { network: name })} />
      <p className={cx('tiny', 'ink-3', 'center')}>{t('money.chain.address', { network: name })}</p>
      <p className={css['address']} dir="ltr">
        <span className="visually-hidden">{address}</span>
        {groupAddress(address).map(({ text, isEdge }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups of one address never move
          <span key={at} aria-hidden="true">
            {isEdge ? <b>{text}</b> : text}
          </span>
        ))}
      </p>
      <div className={css['pair']}>
        <Button kind="neutral" icon="copy" onClick={() => void copy(address)}>
          {t('money.chain.copy')}
        </Button>
        <Button
          kind="neutral"
          icon="arrow-down-to-line"
          isDisabled={!code}
          onClick={() => code && saveFile(`lintas-${name}.svg`, 'image/svg+xml', qrFile(code))}
        >
          {t('money.chain.saveQr')}
        </Button>
      </div>
      {facts.length > 0 && (
        <div className={css['pair']}>
          <KeyValues rows={facts} />
        </div>
      )}
      {isLast && (
        <Note tone="warn">
          {t('money.chain.expires')} <b>{clockText(left)}</b>
        </Note>
      )}
      {left === 0 && <Note tone="bad">{t('money.chain.expired')}</Note>}
      {tip !== '' && <p className={cx('small', 'ink-2', css['tip'])}>{tip}</p>}
    </Card>
  )
}
