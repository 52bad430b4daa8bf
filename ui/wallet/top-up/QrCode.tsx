import { type ReactNode, useEffect, useState } from 'react'
import { Box, Skeleton } from '../../components/kit.ts'
import css from '../money.module.css'

export type QrPath = { readonly size: number; readonly path: string }

/** The QR code of a text as an SVG path; the encoder is loaded on first use. */
export const useQrPath = (text: string): QrPath | undefined => {
  const [drawn, setDrawn] = useState<(QrPath & { readonly text: string }) | undefined>(undefined)
  useEffect(() => {
    let isWanted = true
    const draw = async (): Promise<void> => {
      const { encode } = await import('uqr')
      const { size, data } = encode(text, { ecc: 'M', border: 1 })
      const path = data
        .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
        .join('')
      if (isWanted) setDrawn({ text, size, path })
    }
    // Without a QR code the address is still shown as text.
    draw().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [text])
  return drawn?.text === text ? drawn : undefined
}

/** The code as an SVG file. */
export const qrFile = ({ size, path }: QrPath): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`

/** A QR code; the encoded text is next to it as an alternative. */
export const QrCode = ({
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
