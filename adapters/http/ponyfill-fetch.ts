import fetchPonyfill from 'fetch-ponyfill'

/**
 * fetch over XMLHttpRequest, for browsers without fetch and for uploads with progress, which native fetch cannot
 * report. Loaded only when needed.
 */
export const createPonyfillFetch = (onProgress?: (share: number) => void): typeof fetch => {
  if (!onProgress) return fetchPonyfill().fetch
  const report = onProgress
  class ReportingRequest extends XMLHttpRequest {
    constructor() {
      super()
      this.upload.addEventListener('progress', (event) => {
        if (event.lengthComputable && event.total > 0) report(event.loaded / event.total)
      })
    }
  }
  return fetchPonyfill({ XMLHttpRequest: ReportingRequest }).fetch
}
