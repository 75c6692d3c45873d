/** Whether React takes what happens for a test's own doing, as it reads it. */
declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

export {}
