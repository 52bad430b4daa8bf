/** How the person has set the device. */
export type Looks = {
  readonly isDark?: boolean
  /** 2: type of twice the size. */
  readonly textScale?: number
}
