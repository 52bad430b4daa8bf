import type { HostConfig } from '../../application/shared/host-config.ts'

/** What the composition root decides. */
export type AppConfig = HostConfig
