// What the page itself holds, and what is put into it: used by both ways of starting.
export const read = (id) => JSON.parse(document.getElementById(id).textContent)
export const cookie = (name) =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
// A cookie that somebody else wrote need not be escaped.
export const unescaped = (text) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
export const linkTo = (rel, href, as) => {
  const element = document.createElement('link')
  element.rel = rel
  if (as) element.as = as
  element.href = href
  return element
}

// What the host has set (docs/configuration.md), where it stands within the page; undefined where it does not.
export const settings = () => {
  const block = document.getElementById('lintas-config')?.textContent
  return block && JSON.parse(block)
}
