import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  createLazyServiceWorker,
  createNoServiceWorker,
} from '../../../adapters/service-worker/lazy-service-worker.ts'
import { followBuilds } from '../../../adapters/service-worker/registration.ts'
import { serviceWorkerContract } from '../../contracts/service-worker-contract.ts'

const builds = suite('a new build while the page is open')

type Fake = EventTarget & { state: string; told: unknown[]; postMessage(message: unknown): void }

const target = (): EventTarget => new EventTarget()

const worker = (state: string): Fake => {
  const told: unknown[] = []
  return Object.assign(target(), { state, told, postMessage: (one: unknown) => void told.push(one) })
}

const open = (given: { readonly controller?: Fake; readonly waiting?: Fake } = {}) => {
  const workers = Object.assign(target(), { controller: given.controller ?? null })
  const registration = Object.assign(target(), {
    active: given.controller ?? null,
    waiting: given.waiting ?? null,
    installing: null as Fake | null,
    asked: 0,
    update: async () => {
      registration.asked += 1
    },
  })
  const seen = { ready: 0, replaced: 0 }
  const followed = followBuilds(
    workers as unknown as ServiceWorkerContainer,
    registration as unknown as ServiceWorkerRegistration,
    {
      onReady: () => {
        seen.ready += 1
      },
      onReplaced: () => {
        seen.replaced += 1
      },
    },
  )
  const change = (): boolean => workers.dispatchEvent(new Event('controllerchange'))
  return { workers, registration, seen, followed, change }
}

builds('is not reported when it is the first that this page has', () => {
  const { registration, seen, change } = open()
  const first = worker('installing')
  registration.installing = first
  registration.dispatchEvent(new Event('updatefound'))
  first.state = 'installed'
  first.dispatchEvent(new Event('statechange'))
  change()
  assert.equal([seen.ready, seen.replaced], [0, 0])
})

builds('is reported once when it is ready, and activated on request', () => {
  const active = worker('activated')
  const { registration, seen, followed } = open({ controller: active })
  const next = worker('installing')
  registration.installing = next
  registration.dispatchEvent(new Event('updatefound'))
  assert.is(seen.ready, 0)
  next.state = 'installed'
  registration.waiting = next
  next.dispatchEvent(new Event('statechange'))
  assert.is(seen.ready, 1)
  followed.take()
  assert.equal(next.told, [{ kind: 'take-over' }])
  assert.equal(active.told, [{ kind: 'give-way' }])
})

builds('leaves the running worker at its work when another tab has taken the build over', () => {
  const active = worker('activated')
  const { followed } = open({ controller: active })
  followed.take()
  assert.equal(active.told, [])
})

builds('tells the page that another tab has activated it', () => {
  const { seen, change } = open({ controller: worker('activated') })
  change()
  assert.is(seen.replaced, 1)
})

builds('is fetched and activated once when a file of this build is missing', async () => {
  const waiting = worker('installed')
  const { registration, followed } = open({ controller: worker('activated'), waiting })
  await followed.recover()
  await followed.recover()
  assert.is(registration.asked, 1)
  assert.equal(waiting.told, [{ kind: 'take-over' }])
})

builds.run()

serviceWorkerContract('none', createNoServiceWorker)
serviceWorkerContract('browser without service workers', () => createLazyServiceWorker(async () => String))
