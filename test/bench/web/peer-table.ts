import { type Figures, MEASURED_ON, PEERS, type Peer } from './peer-figures.ts'

type Column = {
  readonly name: string
  readonly of: keyof Figures
  readonly digits?: number
  readonly isMoreBetter?: boolean
}

const COLUMNS: readonly Column[] = [
  { name: 'requests', of: 'requests' },
  { name: 'JS of the first route, KB gz', of: 'jsGz', digits: 1 },
  { name: 'JS of the first route, KB br', of: 'jsBr', digits: 1 },
  { name: 'CSS, KB gz', of: 'cssGz', digits: 1 },
  { name: 'whole page, KB gz', of: 'wholeGz' },
  { name: 'all JS of the build, KB gz', of: 'allJsGz' },
  { name: 'performance', of: 'performance', isMoreBetter: true },
  { name: 'accessibility', of: 'accessibility', isMoreBetter: true },
  { name: 'best practices', of: 'practices', isMoreBetter: true },
  { name: 'FCP, ms', of: 'fcp' },
  { name: 'LCP, ms', of: 'lcp' },
  { name: 'TBT, ms', of: 'tbt' },
  { name: 'CLS', of: 'cls', digits: 3 },
  { name: 'axe violations', of: 'axe' },
  { name: 'LCP on a slow line for real, ms', of: 'appliedLcp' },
  { name: 'worst tap at a quarter of the speed, ms', of: 'worstTap' },
  { name: 'repeat visit, KB', of: 'repeatKb', digits: 1 },
  { name: 'repeat visit, requests', of: 'repeatRequests' },
  { name: 'products in the page after 500', of: 'productsInPage' },
  { name: 'heap after 500 products, MB', of: 'heapMb', digits: 1 },
]

const bestOf = ({ of, isMoreBetter = false }: Column, peers: readonly Peer[]): Peer | undefined =>
  peers
    .filter((peer) => peer[of] !== undefined)
    .sort((one, other) => ((one[of] ?? 0) - (other[of] ?? 0)) * (isMoreBetter ? -1 : 1))[0]

const verdict = (ours: number, best: number, isMoreBetter = false): string => {
  if (ours === best) return 'level'
  return ours < best === isMoreBetter ? '**behind**' : 'ahead'
}

/** Each column with our figure, the best peer's, and where we are not ahead. */
export const comparison = (ours: Figures, kind: Peer['kind']): readonly string[] => {
  const peers = PEERS.filter((peer) => peer.kind === kind)
  const rows = COLUMNS.flatMap((column) => {
    const { name, of, digits = 0, isMoreBetter } = column
    const [own, best] = [ours[of], bestOf(column, peers)]
    const theirs = best?.[of]
    // A visit that went wrong gives no number: that is no verdict.
    if (own === undefined || Number.isNaN(own) || best === undefined || theirs === undefined) return []
    const shown = Number(own.toFixed(digits))
    return [`| ${name} | ${shown} | ${theirs} (${best.name}) | ${verdict(shown, theirs, isMoreBetter)} |`]
  })
  return [`| column | ours | best peer, ${MEASURED_ON} | |`, '|---|---|---|---|', ...rows]
}
