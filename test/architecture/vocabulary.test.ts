import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

// A newcomer searches code and documents for the terms of the field: docs/architecture.md, Glossary.
const vocabulary = suite('the vocabulary')

type Refused = {
  readonly pattern: RegExp
  readonly say: string
  /** Files, by the beginning of their path, in which the word means what the field means by it. */
  readonly but?: readonly string[]
}

const REFUSED: readonly Refused[] = [
  {
    pattern: /\b(?:comes?|came) (?:drawn|painted)\b|\bpainted pages?\b|\bdrawn anew\b/,
    say: 'server-rendered',
  },
  { pattern: /\b(?:un)?til ?Awake\b|\bthe app (?:is|was) (?:awake|asleep)\b|\bsleepy\b/i, say: 'hydrated' },
  { pattern: /\bthe face\b|support\/face\b/i, say: 'frontend, page' },
  {
    pattern: /\bhost[- ]settings\b|\bHostSettings\b|\bhost-config\b|\bthe shop's host\b/,
    say: 'server, shop settings',
  },
  { pattern: /\bchat rooms?\b|\b(?:open|close|clear|restore)Room\b|\bRoomCache\b/, say: 'conversation' },
  { pattern: /\bcreateSpeaker\b|\bspeak\((?:'|language)/, say: 'setLanguage, the i18n instance' },
  { pattern: /\bUndressed\b|\bdress\(\)/, say: 'pending stylesheet, apply' },
  { pattern: /\bawait breath\b|\bbreath\(\)/, say: 'yieldToMain' },
  { pattern: /focus-?heir/i, say: 'restore focus on unmount' },
  { pattern: /\buse-?told\b/i, say: 'distinct state' },
  { pattern: /\blie-?over\b/i, say: "push an overlay's history entry" },
  { pattern: /\bwaitForEyes\b/, say: 'pauseUntilVisible' },
  { pattern: /\bcalm-?(?:socket|host|upload)\b/i, say: 'withSocketFaults, withHostFaults' },
  { pattern: /\bplacing-?host\b/i, say: 'history normaliser' },
  {
    pattern: /\bthe works of\b|\bhasCompany\b|\bhandedOver\b|\bcreateTeam\b/i,
    say: 'leader session, hasFollowers, delegate',
  },
  {
    pattern: /\btakeUp\b|\bstepDown\b|\bpostgres-offices\b|\bcreateOffices\b/,
    say: 'leader lease: acquire, release',
  },
  { pattern: /\bsayBatch\b|\bpostgres-words\b/, say: 'publishBatch' },
  { pattern: /step-?or-?set-?aside/i, say: 'retry with back-off' },
  { pattern: /\bpeople behind the counter\b/i, say: 'simulated staff' },
  {
    pattern: /\b(?:sought|whole|shown)-?text\b|\bplain-?typed\b/i,
    say: 'normaliseSearchTerm, toWellFormed, visibleText, normaliseInput',
  },
  { pattern: /\bcreateShown\b/, say: 'createViewStreams' },
  {
    pattern: /\bunnamed-lines\b|\bwanted-quantities\b|\bhosted-lines\b/,
    say: 'temporary ids, pending quantities, server snapshot',
  },
  { pattern: /\bsix\('/, say: 'a record keyed by language' },
  { pattern: /\bcrumbs?\b/i, say: 'shared chunk, vendor chunk, route chunk' },
  {
    pattern: /\bcreate(?:Front)?Desk\b|\bcreateSeats\b|\bonSpoken\b|\bPeerWord\b|\bhearTold\b|\blastSaid\b/,
    say: 'merchants, client sessions, onMessage, PeerMessage, receiveNew, lastOfKind',
  },
  { pattern: /\b(?:staff|open|command-)Door\b|command-door/, say: 'answerLocalCommands, connectToShop' },
  { pattern: /\bstands on its head\b/i, say: 'reversed (column-reverse) scroll container' },
  {
    pattern: /\b(?:MOST|LEAST)_[A-Z]|[A-Z]_(?:MOST|LEAST)\b/,
    say: 'MAX_ORDERS, MIN_LINES, NAME_MAX_LENGTH',
  },
  {
    pattern: /\bfollow-?kept\b|\bstripWords\b|\bcreateSecondLook\b|\btellingOfDamage\b/i,
    say: 'followFreshness, describeFreshness, createPasswordConfirmation, reportingDamage',
  },
  {
    pattern:
      /\bFarBlock\b|\bTopUpAim\b|\bsaidText\b|\bspokenOf\b|\b(?:LOOK|AGAIN|REST)_MS\b|\b(?:most|least)(?:: number|\}\})/,
    say: 'OffscreenBlock, TopUpReturn, messageText, plainTextOf, POLL_MS, RETRY_MS, PAUSE_MS, max and min',
  },
]

const SELF = 'test/architecture/vocabulary.test.ts'
/** Shop goods and help texts are content, migrations stay as they ran, and git keeps what was decided in other words. */
const LEFT =
  /^(?:adapters\/embedded-backend\/(?:demo-data|database\/migrations)\/|test\/vectors\/|package-lock)/

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) =>
      /\.(?:tsx?|mjs|css|md|html|json)$/.test(file) && !LEFT.test(file) && file !== SELF && existsSync(file),
  )

/** `file:line: word (say …)` for each refused word in a text or in the file's own name. */
const refusedIn = (file: string, text: string): readonly string[] => {
  const whole = `${file}\n${text}`
  // Almost all files hold none: only the others are read line by line.
  const held = REFUSED.filter(
    ({ pattern, but = [] }) => pattern.test(whole) && !but.some((start) => file.startsWith(start)),
  )
  if (held.length === 0) return []
  return whole
    .split('\n')
    .flatMap((line, at) =>
      held
        .filter(({ pattern }) => pattern.test(line))
        .map(({ pattern, say }) => `${file}:${at}: ${pattern.exec(line)?.[0]} (say: ${say})`),
    )
}

vocabulary('is that of the field, in code, tests, styles and documents', () => {
  assert.ok(files.length > 2000, `${files.length} files`)
  assert.equal(
    files.flatMap((file) => refusedIn(file, readFileSync(file, 'utf8'))),
    [],
  )
})

vocabulary('refuses a banned word in code, in a comment and in a file name', () => {
  assert.equal(refusedIn('ui/a.ts', 'const stop = waitForEyes()').length, 1)
  assert.equal(refusedIn('ui/a.ts', '// The works of the leading tab').length, 1)
  assert.equal(refusedIn('ui/a.ts', '// A tab coordinator works with others').length, 0)
  assert.equal(refusedIn('ui/hooks/use-told.ts', '').length, 1)
})

vocabulary.run()
