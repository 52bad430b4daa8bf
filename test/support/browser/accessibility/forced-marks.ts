/** What forced colours make of the page: lines that say what can no longer be seen. */
export type Lost = readonly string[]

type Drawn = { readonly element: Element; readonly part: string | undefined; readonly kind: 'box' | 'mark' }
type Remembered = { drawnByGround?: readonly Drawn[] }

/**
 * Runs on the page, in plain colours: remembers what only its ground or a shadow renders. Controls rendered so are
 * boxes, things without words (dots, bars, rings) are marks. Gives how many.
 */
export const rememberDrawn = (): number => {
  const CONTROLS = 'button, a[href], input, textarea, select, [role="button"], [role="radio"], [role="tab"]'
  const alpha = (color: string): number => Number(/rgba\(.*, ([\d.]+)\)/.exec(color)?.[1] ?? 1)
  const groundOf = (element: Element | null): string => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      if (alpha(backgroundColor) > 0.5) return backgroundColor
    }
    return 'rgb(255, 255, 255)'
  }
  const isDrawn = (style: CSSStyleDeclaration, ground: string): boolean =>
    (alpha(style.backgroundColor) > 0.05 && style.backgroundColor !== ground) ||
    style.backgroundImage.includes('gradient')
  const drawn: Drawn[] = []
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (element.closest('svg, .visually-hidden')) continue
    const style = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    if (style.clipPath === 'inset(50%)' || width < 2 || height < 2) continue
    const ground = groundOf(element.parentElement)
    const hasShadow = style.boxShadow !== 'none'
    // A tint over a picture is no mark: what is large says nothing by its ground alone.
    const isSmall = Math.min(width, height) < 40 && element.querySelector('img') === null
    const isNative = element.matches('input') && style.appearance !== 'none'
    if (element.matches(CONTROLS)) {
      if (!isNative && (isDrawn(style, ground) || hasShadow))
        drawn.push({ element, part: undefined, kind: 'box' })
    } else if (
      isSmall &&
      element.childElementCount === 0 &&
      !element.textContent?.trim() &&
      !element.matches('img, canvas, video, iframe') &&
      isDrawn(style, ground)
    )
      drawn.push({ element, part: undefined, kind: 'mark' })
    for (const part of ['::before', '::after']) {
      const own = getComputedStyle(element, part)
      if (
        !isSmall ||
        own.content !== '""' ||
        Number.parseFloat(own.width) < 2 ||
        Number.parseFloat(own.height) < 2
      )
        continue
      if (isDrawn(own, groundOf(element))) drawn.push({ element, part, kind: 'mark' })
    }
  }
  ;(window as Remembered).drawnByGround = drawn
  return drawn.length
}

/**
 * Runs on the page, in forced colours: which of what was remembered has neither an edge nor a ground of its
 * own, and which icons are rendered in the colour of what they stand on.
 */
export const lostInForced = (): Lost => {
  const alpha = (color: string): number => Number(/rgba\(.*, ([\d.]+)\)/.exec(color)?.[1] ?? 1)
  const canvas = getComputedStyle(document.body).backgroundColor
  const groundOf = (element: Element | null): string => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      if (alpha(backgroundColor) > 0.5) return backgroundColor
    }
    return canvas
  }
  const hasEdge = (style: CSSStyleDeclaration): boolean =>
    (['Top', 'Bottom', 'Left', 'Right'] as const).some(
      (side) => style[`border${side}Style`] !== 'none' && Number.parseFloat(style[`border${side}Width`]) >= 1,
    ) ||
    (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1)
  /** A box may be rendered by what stands right around it or lies behind it. */
  const isSeen = ({ element, part }: Drawn): boolean => {
    const style = getComputedStyle(element, part)
    const ground = groundOf(part === undefined ? element.parentElement : element)
    if (hasEdge(style)) return true
    if (alpha(style.backgroundColor) > 0.2 && style.backgroundColor !== ground) return true
    if (style.forcedColorAdjust === 'none' && style.backgroundImage.includes('gradient')) return true
    if (part !== undefined) return false
    const parent = element.parentElement
    const isWhole =
      parent !== null && parent.getBoundingClientRect().width - element.getBoundingClientRect().width < 24
    return (
      style.textDecorationLine.includes('underline') ||
      hasEdge(getComputedStyle(element, '::before')) ||
      (isWhole && hasEdge(getComputedStyle(parent)))
    )
  }
  const lost = ((window as Remembered).drawnByGround ?? [])
    .filter(({ element }) => element.isConnected && element.checkVisibility({ visibilityProperty: true }))
    .filter((one) => !isSeen(one))
    .map(({ element, part, kind }) => `${kind} is lost: ${part ?? ''} ${element.outerHTML.slice(0, 140)}`)
  const light = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: string, other: string): number => {
    const [a, b] = [light(one), light(other)]
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
  }
  for (const icon of document.querySelectorAll('svg')) {
    if (!icon.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    // What is larger is a rendering behind words.
    if (icon.getBoundingClientRect().width > 64) continue
    const ground = groundOf(icon)
    const paints = [icon, ...icon.querySelectorAll('*')].flatMap((shape) => {
      const { stroke, fill } = getComputedStyle(shape)
      return [stroke, fill].filter((paint) => paint.startsWith('rgb') && alpha(paint) > 0.3)
    })
    if (!paints.some((paint) => contrast(paint, ground) >= 3))
      lost.push(`icon is lost on ${ground}: ${icon.outerHTML.slice(0, 140)}`)
  }
  return lost
}

/**
 * Runs on the page, in forced colours: lone switches, pressed buttons and what is disabled that would look the
 * same in their other state. Each is put into it and back: what the colours alone said is gone.
 */
export const sameEitherWay = (): Lost => {
  const lookOf = (element: Element): string =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((one) => [undefined, '::before', '::after'].map((part) => getComputedStyle(one, part)))
      .map((style) =>
        [
          style.color,
          style.backgroundColor,
          style.borderTop,
          style.borderBottom,
          style.borderInlineStart,
          style.outlineStyle === 'none' ? '' : style.outline,
          style.textDecorationLine,
          style.visibility,
          style.opacity,
          style.stroke,
          style.fill,
          style.content,
          style.translate,
          style.rotate,
        ].join(' '),
      )
      .join('\n')
  const same: string[] = []
  const compare = (element: Element, turn: () => void): void => {
    const [before, name] = [lookOf(element), element.outerHTML.slice(0, 140)]
    turn()
    if (lookOf(element) === before) same.push(`looks the same either way: ${name}`)
    turn()
  }
  const inSight = (selector: string): readonly Element[] =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  const flip = (element: Element, name: string): void =>
    element.setAttribute(name, element.getAttribute(name) === 'true' ? 'false' : 'true')
  // Of a pressed button with an icon the frontend fills the icon in: that is a difference.
  const isFilledIn = (element: Element): boolean => {
    const icon = element.querySelector('svg')
    return (
      icon !== null && (getComputedStyle(icon).fill !== 'none') === element.matches('[aria-pressed="true"]')
    )
  }
  for (const name of ['aria-pressed', 'aria-checked', 'aria-selected', 'aria-disabled'])
    for (const element of inSight(`[${name}]:not(input)`))
      if (!isFilledIn(element)) compare(element, () => flip(element, name))
  // A step of a list is rendered by its class, not by what it says of itself.
  for (const element of inSight('[aria-current]:not([aria-current="step"])')) {
    const given = element.getAttribute('aria-current') ?? 'page'
    compare(element, () =>
      element.hasAttribute('aria-current')
        ? element.removeAttribute('aria-current')
        : element.setAttribute('aria-current', given),
    )
  }
  for (const element of inSight('button:disabled, input:disabled, textarea:disabled'))
    compare(element, () => element.toggleAttribute('disabled'))
  for (const element of inSight('input:is([type="checkbox"], [type="radio"])')) {
    const box = element as HTMLInputElement
    if (getComputedStyle(box).appearance !== 'none' || box.disabled || box.type === 'radio') continue
    compare(box, () => {
      box.checked = !box.checked
    })
  }
  return same
}
