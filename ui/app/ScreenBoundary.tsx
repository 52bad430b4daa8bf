import { Component, type ContextType, type ReactNode } from 'react'
import { AppContext } from '../hooks/use-app.ts'
import { Broken } from './Broken.tsx'

type BoundaryProps = { readonly children: ReactNode }

/** Keeps a screen that broke from taking the app with it: says so and offers to try again. */
export class ScreenBoundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  static override contextType = AppContext
  declare context: ContextType<typeof AppContext>
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown): void {
    const name = error instanceof Error ? error.name : 'unknown'
    this.context?.log.write('error', 'screen-broken', { name })
  }

  readonly retry = (): void => this.setState({ isBroken: false })

  override render(): ReactNode {
    return this.state.isBroken ? <Broken onRetry={this.retry} /> : this.props.children
  }
}
