/** Requirement E7: no picture is higher or wider than this. */
const WIDEST = 4 / 3
const HIGHEST = 3 / 4

const shareOf = (width: number, height: number): number =>
  width > 0 && height > 0 ? Math.min(WIDEST, Math.max(HIGHEST, width / height)) : WIDEST

/** Gives a frame the shape of its picture before it is rendered for the first time: nothing moves when it comes. */
export const shapeFor =
  (width: number, height: number) =>
  (frame: HTMLElement | null): void =>
    frame?.style.setProperty('--share', String(shareOf(width, height)))
