/** The texts of what asks to come into sight while `run` goes on, in turn. */
export const scrolledIntoView = async (run: () => Promise<void>): Promise<readonly string[]> => {
  const { prototype } = Element
  const { scrollIntoView } = prototype
  const texts: string[] = []
  prototype.scrollIntoView = function (this: Element) {
    texts.push(this.textContent ?? '')
  }
  try {
    await run()
  } finally {
    prototype.scrollIntoView = scrollIntoView
  }
  return texts
}
