/** Groups of choices: where they stand, what can be chosen, and which is. */
export const CHOICE_GROUPS = [
  ['[role="radiogroup"]', '[role="radio"], input[type="radio"]', '[aria-checked="true"], :checked'],
  ['[role="tablist"]', '[role="tab"]', '[aria-selected="true"]'],
  ['[role="group"]', 'button[aria-pressed]', '[aria-pressed="true"]'],
  ['nav', 'a', '[aria-current]'],
  ['ol', 'li', '[aria-current]'],
] as const

type Groups = typeof CHOICE_GROUPS

export type Looks = { readonly compared: number; readonly alike: readonly string[] }

/**
 * Runs on the page: choices in sight that are rendered the same whether they are chosen or not, and disabled buttons
 * that are rendered as those beside them. The weight of words is no difference, and shadows are not rendered in forced
 * colours; what the browser renders itself it tells apart.
 */
export const lookAlike = (groups: Groups): Looks => {
  const partsOf = (element: Element): readonly CSSStyleDeclaration[] =>
    [element, ...element.querySelectorAll('*')].flatMap((one) =>
      [undefined, '::before', '::after'].map((part) => getComputedStyle(one, part)),
    )
  const lookOf = (element: Element): string => {
    if (element.matches('input') && getComputedStyle(element).appearance !== 'none')
      return String(element.matches(':checked'))
    return partsOf(element)
      .map((style) =>
        [
          style.color,
          style.backgroundColor,
          style.borderTop,
          style.borderBottom,
          style.textDecorationLine,
          style.visibility,
          style.fill,
          style.content,
        ].join(' '),
      )
      .join('\n')
  }
  const inSight = (selector: string, within: ParentNode = document): readonly Element[] =>
    [...within.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  const alike: string[] = []
  let compared = 0
  const compare = (one: Element | undefined, other: Element | undefined): void => {
    if (!one || !other) return
    compared += 1
    if (lookOf(one) === lookOf(other)) alike.push(one.outerHTML.slice(0, 140))
  }
  for (const [group, choice, chosen] of groups)
    for (const place of inSight(group)) {
      const choices = inSight(choice, place)
      compare(
        choices.find((one) => one.matches(chosen)),
        choices.find((one) => !one.matches(`${chosen}, :disabled`)),
      )
    }
  for (const off of inSight('button:disabled')) {
    const beside = [...(off.parentElement?.querySelectorAll('button:enabled') ?? [])]
    compare(
      off,
      beside.find((one) => one.className === off.className),
    )
  }
  return { compared, alike }
}
