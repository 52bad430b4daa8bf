/** One sample of a metric family. */
export type Sample = {
  readonly suffix?: string
  readonly labels: readonly (readonly [name: string, value: string])[]
  readonly value: number
}

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const labelled = (labels: Sample['labels']): string =>
  labels.length === 0 ? '' : `{${labels.map(([name, value]) => `${name}="${escaped(value)}"`).join(',')}}`

/** A metric family in Prometheus's text format; empty without samples. */
export const writeFamily = (
  name: string,
  type: 'counter' | 'gauge' | 'histogram',
  help: string,
  samples: readonly Sample[],
): string =>
  samples.length === 0
    ? ''
    : [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(
          ({ suffix = '', labels, value }) =>
            `${name}${suffix}${labelled(labels)} ${Number(value.toFixed(6))}`,
        ),
        '',
      ].join('\n')
