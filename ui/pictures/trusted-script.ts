type Policies = {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): unknown }
}

let policy: ReturnType<Policies['createPolicy']> | undefined

/**
 * An address of our own script for a page whose policy asks for trusted types (the build allows one policy, by
 * this name). Anything from another origin is refused.
 */
export const trustedScript = (address: string): string => {
  if (new URL(address, location.href).origin !== location.origin)
    throw new TypeError('a script of another origin')
  // Not every browser has them, nor do the platform's types.
  const { trustedTypes } = globalThis as unknown as { readonly trustedTypes?: Policies }
  if (!trustedTypes) return address
  policy ??= trustedTypes.createPolicy('lintas', { createScriptURL: (own) => own })
  // The browser takes the trusted object where the types of the platform still say text.
  return policy.createScriptURL(address) as string
}
