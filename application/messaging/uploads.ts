import type { ApiFault } from '../../domain/api/fault.ts'
import type { Content } from '../../domain/messaging/content/content.ts'
import {
  newUpload,
  stepUpload,
  type Upload,
  type UploadEvent,
} from '../../domain/messaging/delivery/upload.ts'
import type { Message } from '../../domain/messaging/message.ts'
import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import type { UploadFile } from '../ports/http-port.ts'
import type { MessagingHost, UploadTask } from './messaging-host.ts'

// Requirement E7: at most two uploads at a time.
const AT_ONCE = 2
const TRIES = 4
const RETRY_MS = 2000

type Job = {
  readonly message: Message
  readonly file: UploadFile
  upload: Upload
  tries: number
  task: UploadTask | undefined
  timer: TimerHandle | undefined
}

/** Uploads media files to the host, two at a time, in the order of selection (requirement M4). */
export type Uploads = {
  readonly start: (message: Message, file: UploadFile) => void
  /** Stops an upload; `resume` restarts it from the beginning. */
  readonly suspend: (clientMsgNo: string) => void
  readonly resume: (clientMsgNo: string) => void
  readonly cancel: (clientMsgNo: string) => void
  readonly dispose: () => void
}

type UploadsDeps = {
  readonly host: MessagingHost
  readonly clock: ClockPort
  readonly changed: (upload: Upload) => void
  readonly finished: (clientMsgNo: string, content: Content) => void
  readonly failed: (clientMsgNo: string, fault: ApiFault) => void
}

/** Puts the uploaded file's address into the content. */
const filled = (content: Content, url: string): Content =>
  content.body.kind === 'image' ? { ...content, body: { ...content.body, url } } : content

/** Whether an upload with this fault is retried automatically. */
const isPassing = ({ kind }: ApiFault): boolean =>
  kind === 'offline' || kind === 'timed-out' || kind === 'status'

/** Uploads the files of messages, two at a time (requirement E7), with progress. */
export const createUploads = ({ host, clock, changed, finished, failed }: UploadsDeps): Uploads => {
  const jobs = new Map<string, Job>()

  const move = (job: Job, event: UploadEvent): void => {
    const next = stepUpload(job.upload, event)
    if (next === job.upload) return
    job.upload = next
    changed(next)
  }

  const next = (): void => {
    const running = [...jobs.values()].filter(({ task }) => task !== undefined).length
    const waiting = [...jobs.values()].filter(
      ({ upload, task, timer }) => upload.status === 'wait' && !task && !timer,
    )
    for (const job of waiting.slice(0, Math.max(0, AT_ONCE - running))) run(job)
  }

  /** Drops the upload, so that the same message starts a new one when it is resent. */
  const giveUp = (job: Job, fault: ApiFault): void => {
    const { clientMsgNo } = job.message
    move(job, { kind: 'failed' })
    jobs.delete(clientMsgNo)
    failed(clientMsgNo, fault)
  }

  const failedOnce = (job: Job, fault: ApiFault): void => {
    job.tries += 1
    if (!isPassing(fault) || job.tries >= TRIES) {
      giveUp(job, fault)
      return
    }
    job.upload = { ...job.upload, status: 'wait' }
    changed(job.upload)
    job.timer = clock.after(RETRY_MS * 2 ** (job.tries - 1), () => {
      job.timer = undefined
      next()
    })
  }

  const run = (job: Job): void => {
    const { clientMsgNo, content } = job.message
    if (!host.upload) {
      giveUp(job, { kind: 'unexpected-answer', path: 'upload' })
      return
    }
    move(job, { kind: 'started' })
    const task = host.upload(job.file, (progress) => {
      if (job.task === task) move(job, { kind: 'progressed', progress })
    })
    job.task = task
    void task.done.then((done) => {
      // Suspended or cancelled: the result of this task is outdated.
      if (job.task !== task) return
      job.task = undefined
      if (done.ok) {
        move(job, { kind: 'finished', remoteUrl: done.value })
        jobs.delete(clientMsgNo)
        finished(clientMsgNo, filled(content, done.value))
      } else failedOnce(job, done.fault)
      next()
    })
  }

  const stop = (job: Job): void => {
    const { task } = job
    job.task = undefined
    job.timer?.cancel()
    job.timer = undefined
    task?.cancel()
  }

  return {
    start: (message, file) => {
      if (jobs.has(message.clientMsgNo)) return
      const upload = newUpload(message.clientMsgNo)
      jobs.set(message.clientMsgNo, { message, file, upload, tries: 0, task: undefined, timer: undefined })
      changed(upload)
      next()
    },
    suspend: (clientMsgNo) => {
      const job = jobs.get(clientMsgNo)
      if (!job) return
      stop(job)
      move(job, { kind: 'suspended' })
      next()
    },
    resume: (clientMsgNo) => {
      const job = jobs.get(clientMsgNo)
      if (job?.upload.status !== 'suspend') return
      job.tries = 0
      job.upload = newUpload(clientMsgNo)
      changed(job.upload)
      next()
    },
    cancel: (clientMsgNo) => {
      const job = jobs.get(clientMsgNo)
      if (!job) return
      stop(job)
      move(job, { kind: 'cancelled' })
      jobs.delete(clientMsgNo)
      next()
    },
    dispose: () => {
      for (const job of jobs.values()) stop(job)
      jobs.clear()
    },
  }
}
