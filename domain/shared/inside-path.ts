/** The path of this app that a server's link leads to; undefined for every other way (`//host`, `/\host`, a scheme). */
export const insidePath = (link: string): string | undefined => {
  const path = link.trim()
  return /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : undefined
}
