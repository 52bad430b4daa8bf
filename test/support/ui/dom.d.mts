// It fills the page of the ui tests into the globals of Node.
export {}
