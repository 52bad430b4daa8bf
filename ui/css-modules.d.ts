declare module '*.module.css' {
  const classes: { readonly [name: string]: string }
  export default classes
}

// Style sheets that are imported for their effect alone.
declare module '*/tokens.css'
declare module '*/tints.css'
declare module '*/base.css'
declare module '*/roles.css'
declare module '*/empty-page.css'
declare module '*/late-card.css'
