type Policies = {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): unknown }
}

let policy: ReturnType<Policies['createPolicy']> | undefined

/**
 * The URL of our own script for a page with trusted types (the build allows one policy with this name). Other origins
 * are refused.
 */
export const trustedScript = (address: string): string => {
  if (new URL(address, location.href).origin !== location.origin)
    throw new TypeError('a script of another origin')
  // Not supported by every browser, nor by TypeScript's types.
  const { trustedTypes } = globalThis as unknown as { readonly trustedTypes?: Policies }
  if (!trustedTypes) return address
  policy ??= trustedTypes.createPolicy('lintas', { createScriptURL: (own) => own })
  // Browsers accept the trusted object where the types require a string.
  return policy.createScriptURL(address) as string
}
